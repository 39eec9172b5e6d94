import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ownList, putList, readList } from './account-lists.ts';
import { changeList } from './send-changes.ts';

/** Restores an archived list, even if only its name is cached. */
export async function restoreList(client: QueryClient, id: string): Promise<void> {
  if (!readList(client, id)) {
    putList(client, (await call('GET /api/shopping-lists/{id}', { id })).shoppingList);
  }
  changeList(client, ownList(client, id), [{ item: null, set: { isArchived: false } }]);
}
