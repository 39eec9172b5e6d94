import { randomUUID } from 'node:crypto';
import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { keptListEndpoints } from '@plateful/contract/kept-lists.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { pageOf } from '#db/paging.ts';
import { AppError, notFound } from '#errors.ts';
import { addList } from './add-list.service.ts';
import { applyOperations, changeList } from './change-list.service.ts';
import { isListOutdated, isOutdated } from './list-plan.service.ts';
import { listedItems, presentList } from './list-state.ts';
import { areTooLong, findItems } from './shopping-items.repository.ts';
import {
  countArchivedLists,
  deleteList,
  findArchivedLists,
  findList,
  findListState,
  findListStates,
  notifyOfList,
} from './shopping-lists.repository.ts';
import { archiving, serverClock } from './sync-list.service.ts';

/** All lists, or those in use. */
export async function getLists(ctx: UserContext, inUse = false) {
  const key = { userId: ctx.user.id, inUse };
  if (await areTooLong(ctx.db, key)) {
    const message = 'These lists are too long for one answer. Please ask for one of them, or archive some.';
    throw new AppError('invalid_input', message);
  }
  const found = await findListStates(ctx.db, key);
  return {
    shoppingLists: found.map((state) => presentList(state, isOutdated(state.list, state.planned))),
  };
}

/** What a list of the user's shows. */
export async function getListItems({ db, user }: UserContext, id: string) {
  if (!(await findList(db, { userId: user.id, id }))) throw notFound('Shopping list');
  return listedItems(await findItems(db, id));
}

/** What is shown of archived lists until one is opened. */
export async function listArchived(
  { db, user }: UserContext,
  { cursor, limit }: Input<typeof keptListEndpoints.archived>,
) {
  const { page, nextCursor } = pageOf(await findArchivedLists(db, user.id, cursor, limit + 1), limit);
  const total = cursor === undefined ? await countArchivedLists(db, user.id) : undefined;
  return { lists: [...page], nextCursor, total };
}

export async function getList(ctx: UserContext, { id }: { id: string }) {
  const state = await findListState(ctx.db, { userId: ctx.user.id, id });
  if (!state) throw notFound('Shopping list');
  return { shoppingList: presentList(state, isOutdated(state.list, state.planned)) };
}

export async function createList(ctx: UserContext, { name }: { name: string }) {
  const list = await addList(ctx, { name });
  return { shoppingList: presentList({ list, items: [] }, false) };
}

/** Moves what `from` asks for into the list as items of one's own, ticked ones too, and archives `from`. */
export async function mergeLists(ctx: UserContext, { id, from }: { id: string; from: string }) {
  if (id === from) throw new AppError('invalid_input', 'Choose another list to merge');
  const userId = ctx.user.id;
  const state = await inTransaction(ctx, async (tx) => {
    // Two merges at once would wait for each other's list.
    await lockUser(tx.db, userId);
    const { items } = await changeList(tx, { userId, id: from }, (state) => ({
      items: [],
      columns: archiving(tx, state, true),
    }));
    return changeList(tx, { userId, id }, (state) => {
      const clock = serverClock(tx, state);
      const added = listedItems(items).map(({ id: _, meals: __, isNeeded: ___, isOwn: ____, ...set }) => ({
        item: randomUUID(),
        at: clock.next(),
        set,
      }));
      return { items: applyOperations(state, added) };
    });
  });
  return { shoppingList: presentList(state, await isListOutdated(ctx, state.list)) };
}

export async function removeList(ctx: UserContext, { id }: { id: string }) {
  await inTransaction(ctx, async ({ db, user }) => {
    if (!(await deleteList(db, user.id, id))) throw notFound('Shopping list');
    await notifyOfList(db, { userId: user.id, listId: id, version: null });
  });
  return { success: true as const };
}
