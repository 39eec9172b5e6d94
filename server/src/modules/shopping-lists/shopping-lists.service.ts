import type { Input } from '@plateful/contract/endpoint.ts';
import type { storedListEndpoints } from '@plateful/contract/stored-lists.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { pageOf } from '#db/paging.ts';
import { AppError, notFound } from '#errors.ts';
import { addList } from './add-list.service.ts';
import { isOutdated } from './list-plan.service.ts';
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

/** All lists, or the active ones. */
export async function getLists(ctx: UserContext, inUse = false) {
  const key = { userId: ctx.user.id, inUse };
  if (await areTooLong(ctx.db, key)) {
    const message =
      'These lists are too long for one response. Please request them one by one, or archive some.';
    throw new AppError('invalid_input', message);
  }
  const found = await findListStates(ctx.db, key);
  return {
    shoppingLists: found.map((state) => presentList(state, isOutdated(state.list, state.planned))),
  };
}

/** The displayed items of a list of the user. */
export async function getListItems({ db, user }: UserContext, id: string) {
  if (!(await findList(db, { userId: user.id, id }))) throw notFound('Shopping list');
  return listedItems(await findItems(db, id));
}

/** Summaries of archived lists. */
export async function listArchived(
  { db, user }: UserContext,
  { cursor, limit }: Input<typeof storedListEndpoints.archived>,
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

export async function createList(ctx: UserContext, { id, name }: { id?: string | undefined; name: string }) {
  const list = await addList(ctx, { ...(id && { id }), name });
  return getList(ctx, list);
}

export async function removeList(ctx: UserContext, { id }: { id: string }) {
  await inTransaction(ctx, async ({ db, user }) => {
    if (!(await deleteList(db, user.id, id))) throw notFound('Shopping list');
    await notifyOfList(db, { userId: user.id, listId: id, version: null });
  });
  return { success: true as const };
}
