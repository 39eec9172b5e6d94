import { millisOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { boughtByTick, type TickedFood } from '@plateful/domain/purchases/ticked-foods.ts';
import { shownFields } from '@plateful/domain/shopping/list-item.ts';
import { dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { findTicked } from './shopping-items.repository.ts';

/** Foods ticked on any list since then, with their times. Foods that were already at home do not count as bought. */
export async function getTickedFoods({ db, user }: UserContext, since: Date): Promise<TickedFood[]> {
  const items = await findTicked(db, user.id, since);
  const ticked = items.flatMap((item): [string, TickedFood][] => {
    const shown = shownFields(item);
    if (!shown || shown.isAtHome) return [];
    // An item that a person renamed is another food.
    const foodId = item.own.ingredient === undefined ? shown.foodId : null;
    const bought = boughtByTick({ ...shown, foodId });
    if (!bought) return [];
    const time = item.times.checked!;
    const tickedAt = new Date(millisOf(time));
    const food = { ...bought, tickedAt, day: dayIn(user.timeZone, tickedAt) };
    return [[`${time} ${bought.food} ${bought.grams}`, food]];
  });
  // Times are unique per device: a tick copied by merging lists has the same time and counts once.
  return [...new Map(ticked).values()];
}
