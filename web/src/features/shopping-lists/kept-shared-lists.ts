import { linkOwner, readKept, updateKept } from '#lib/kept.ts';
import { newestScript } from '#lib/newest-script.ts';
import type { SyncedList } from './shown-list.ts';

/** Shared lists as last seen, for offline use. Only for the product version that stored them. */
type Kept = { version: string; lists: readonly SyncedList[] };

const keptName = 'shared-lists';
const most = 10;

/** The id of a shared list is the token of its link. */
export async function keptSharedList(token: string): Promise<SyncedList | undefined> {
  return listsOf(await readKept<Kept>(linkOwner, keptName)).find(({ id }) => id === token);
}

export function keepSharedList(list: SyncedList): void {
  change((lists) => [list, ...lists.filter(({ id }) => id !== list.id)].slice(0, most));
}

/** Call when the link has been revoked. */
export function forgetSharedList(token: string): void {
  change((lists) => lists.filter(({ id }) => id !== token));
}

function change(to: (lists: readonly SyncedList[]) => readonly SyncedList[]): void {
  void updateKept<Kept>(linkOwner, keptName, (kept) => ({
    version: newestScript(),
    lists: to(listsOf(kept)),
  }));
}

function listsOf(kept: Kept | undefined): readonly SyncedList[] {
  return kept?.version === newestScript() ? kept.lists : [];
}
