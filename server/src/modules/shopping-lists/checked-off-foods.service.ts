import { millisOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { boughtByCheckOff, type CheckedOffFood } from '@plateful/domain/purchases/checked-off-foods.ts';
import { shownFields } from '@plateful/domain/shopping/list-item.ts';
import { dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { findCheckedOff } from './shopping-items.repository.ts';

/** Foods checked off on any list since then, with their times. Foods that were already at home do not count as bought. */
export async function getCheckedOffFoods({ db, user }: UserContext, since: Date): Promise<CheckedOffFood[]> {
  const items = await findCheckedOff(db, user.id, since);
  const checkedOff = items.flatMap((item): [string, CheckedOffFood][] => {
    const shown = shownFields(item);
    if (!shown || shown.isAtHome) return [];
    // An item that a person renamed is another food.
    const foodId = item.own.ingredient === undefined ? shown.foodId : null;
    const bought = boughtByCheckOff({ ...shown, foodId });
    if (!bought) return [];
    const time = item.times.checked!;
    const checkedAt = new Date(millisOf(time));
    const food = { ...bought, checkedAt, day: dayIn(user.timeZone, checkedAt) };
    return [[`${time} ${bought.food} ${bought.grams}`, food]];
  });
  // Times are unique per device: a check-off copied by merging lists has the same time and counts once.
  return [...new Map(checkedOff).values()];
}
