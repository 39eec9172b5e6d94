import { newestScript } from '#lib/newest-script.ts';
import { linkOwner, readStored, updateStored } from '#lib/stored-data.ts';
import type { SyncedList } from './shown-list.ts';

/** Shared lists as last seen, for offline use. Only for the product version that stored them. */
type CachedLists = { version: string; lists: readonly SyncedList[] };

const cacheName = 'shared-lists';
const max = 10;

/** The id of a shared list is the token of its link. */
export async function cachedSharedList(token: string): Promise<SyncedList | undefined> {
  return listsOf(await readStored<CachedLists>(linkOwner, cacheName)).find(({ id }) => id === token);
}

export function cacheSharedList(list: SyncedList): void {
  void change((lists) => [list, ...lists.filter(({ id }) => id !== list.id)].slice(0, max));
}

/** Call when the link has been revoked. */
export async function removeCachedSharedList(token: string): Promise<void> {
  await change((lists) => lists.filter(({ id }) => id !== token));
}

async function change(to: (lists: readonly SyncedList[]) => readonly SyncedList[]): Promise<void> {
  await updateStored<CachedLists>(linkOwner, cacheName, (cached) => ({
    version: newestScript(),
    lists: to(listsOf(cached)),
  }));
}

function listsOf(cached: CachedLists | undefined): readonly SyncedList[] {
  return cached?.version === newestScript() ? cached.lists : [];
}
