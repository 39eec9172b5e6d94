import type { Input } from '@plateful/contract/endpoint.ts';
import type { shoppingListEndpoints } from '@plateful/contract/shopping-lists.ts';
import { foodsById } from '@plateful/domain/foods/table.ts';
import type { Substitution } from '@plateful/domain/shopping/purchases-for-needs.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { changeList } from './change-list.service.ts';
import { remakeList } from './generate-list.service.ts';
import { isListOutdated } from './list-plan.service.ts';
import { presentList } from './list-state.ts';

/** Replaces a food by its equivalent, or keeps both, and generates the list again. */
export async function chooseTwin(
  ctx: UserContext,
  { id, keep, drop, choice, units }: Input<typeof shoppingListEndpoints.chooseTwin>,
) {
  const state = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, ctx.user.id);
    const { list } = await changeList(tx, { userId: ctx.user.id, id }, ({ list }) => {
      const twin = twinOf(keep, drop);
      const others = list.twins.filter(
        (twin) => ![twin.keep, twin.drop].every((food) => [keep, drop].includes(food)),
      );
      const chosen = { ...twin, isAccepted: choice === 'one' };
      return { items: [], columns: { twins: choice === 'undecided' ? others : [...others, chosen] } };
    });
    const { firstDate, lastDate } = list;
    if (!firstDate || !lastDate)
      throw new AppError('invalid_input', 'Only lists of planned meals have interchangeable foods');
    return remakeList(tx, id, { startDate: firstDate, endDate: lastDate, units });
  });
  return { shoppingList: presentList(state, await isListOutdated(ctx, state.list)) };
}

function twinOf(keep: string, drop: string): Substitution {
  const [kept, dropped] = [foodsById.get(keep), foodsById.get(drop)];
  if (kept && dropped?.twins.includes(kept.id)) return { keep: kept.id, drop: dropped.id };
  throw new AppError('invalid_input', 'These two foods are not interchangeable');
}
