import { shoppingBounds } from '@plateful/contract/bounds.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { countLists, findList, insertList, type ListRow, type NewList } from './shopping-lists.repository.ts';

/**
 * Creates a list, unless the user has the maximum number; returns the existing one if the client retries with the same
 * id.
 */
export function addList(ctx: UserContext, row: Omit<NewList, 'userId'>): Promise<ListRow> {
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const existing = row.id && (await findList(tx.db, { userId: tx.user.id, id: row.id }));
    return existing || addListOfLocked(tx, row);
  });
}

/** The same for a transaction that has locked the user. */
export async function addListOfLocked(
  { db, user }: UserContext,
  row: Omit<NewList, 'userId'>,
): Promise<ListRow> {
  const { inUse, all } = await countLists(db, user.id);
  if (all >= shoppingBounds.allLists) {
    const message = `An account can have up to ${shoppingBounds.allLists} shopping lists. Please delete some that you no longer need.`;
    throw new AppError('limit_reached', message);
  }
  if (inUse >= shoppingBounds.lists) {
    const message = `An account can have up to ${shoppingBounds.lists} active shopping lists. Please archive or delete some.`;
    throw new AppError('limit_reached', message);
  }
  const list = await insertList(db, { ...row, userId: user.id });
  if (!list) throw new AppError('invalid_input', 'Please choose another id');
  return list;
}
