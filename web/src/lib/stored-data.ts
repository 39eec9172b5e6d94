import { createOwnedStore } from './owned-store.ts';

/**
 * Data that this browser stores for one owner, identified by a user id or `linkOwner`. Existing browsers have the object
 * store `kept`, so that its name cannot change.
 */
const store = createOwnedStore('plateful', 'kept');

export function readStored<T>(owner: string, name: string): Promise<T | undefined> {
  return store.read<T>(owner, name);
}

/** An atomic update, also across tabs. */
export async function updateStored<T>(owner: string, name: string, change: (stored: T | undefined) => T) {
  await store.change<T>(owner, name, change);
}

/** Call when a user signs out. */
export async function deleteStored(): Promise<void> {
  await store.forgetAll();
}

/** The owner of data that belongs to a shared link instead of an account. */
export const linkOwner = 'link';

/** Call when a user is signed in, to remove the data of other users of this browser. */
export async function deleteStoredOfOthers(owner: string): Promise<void> {
  await store.forgetOthers([owner, linkOwner]);
}
