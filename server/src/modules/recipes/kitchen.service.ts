import { findFood } from '@plateful/domain/foods/find-food.ts';
import { harvestMonth } from '@plateful/domain/recipes/harvest-month.ts';
import type { UserContext } from '#context.ts';
import { findFavoriteTitles, findPurchases, findRecentTitles } from './recipes.repository.ts';

/** How many of the latest own recipes a new batch keeps away from. */
const recentTitles = 60;
/** How many favorites tell a model what somebody likes. */
const favoriteTitles = 20;
/** Ours: what was bought longer ago has been eaten. */
const freshDays = 14;
const mostAtHome = 40;

/** What a household has had, likes and has at home; `atHome` maps ids of foods to their names. */
export async function knowKitchen(ctx: UserContext) {
  const { id, timeZone } = ctx.user;
  const now = ctx.clock.now();
  // One after the other: where this is part of a transaction there is but one connection.
  const avoidTitles = await findRecentTitles(ctx.db, id, recentTitles);
  const favorites = await findFavoriteTitles(ctx.db, id, favoriteTitles);
  const purchases = await findPurchases(ctx.db, id, new Date(now.getTime() - freshDays * 86_400_000));
  return { avoidTitles, favorites, atHome: foodsIn(purchases), month: harvestMonth(now, timeZone) };
}

/** Only what the food table knows: a receipt's own words go no further. */
function foodsIn(purchases: readonly string[]): Map<string, string> {
  const foods = new Map<string, string>();
  for (const name of purchases) {
    const food = findFood(name)?.food;
    if (food && foods.size < mostAtHome) foods.set(food.id, food.name);
  }
  return foods;
}
