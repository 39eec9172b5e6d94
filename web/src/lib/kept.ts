import { createOwnedStore } from './owned-store.ts';

/** What this browser keeps for one owner, as a user's id. */
const store = createOwnedStore('plateful', 'kept');

export function readKept<T>(owner: string, name: string): Promise<T | undefined> {
  return store.read<T>(owner, name);
}

/** Changes it in one step, whatever other tabs do meanwhile. */
export async function updateKept<T>(owner: string, name: string, change: (kept: T | undefined) => T) {
  await store.change<T>(owner, name, change);
}

/** When a user signs out. */
export async function forgetKept(): Promise<void> {
  await store.forgetAll();
}

/** Of everyone who has a link: no account's. */
export const linkOwner = 'link';

/** When a user is signed in: what was kept for another user of this browser goes. */
export async function forgetKeptOfOthers(owner: string): Promise<void> {
  await store.forgetOthers([owner, linkOwner]);
}
