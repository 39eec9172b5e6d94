import { suggestionsFor } from '@plateful/domain/purchases/suggestions.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { harvestMonth } from '@plateful/domain/weeks/harvest-month.ts';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { getFoodsAtHome } from '#modules/at-home/at-home.service.ts';
import { getCookedTaste } from '#modules/cooked/recipe-notes.service.ts';
import { getRecentReceipts } from '#modules/receipts/bought-receipts.service.ts';
import { refusedTitles } from '#modules/refused-dishes/refused-dishes.service.ts';
import { findFavoriteTitles, findPlannedTitles, findRecentTitles } from './generations.repository.ts';

/** How many of the latest own recipes a new batch keeps away from. */
const recentTitles = 60;
/** Days for which a dish that was planned does not come again. */
const restDays = 30;
/** How many favorites tell a model what the household likes. */
const favoriteTitles = 20;

/** What a household has cooked, likes, has at home and buys; `atHome` maps ids of foods to their names, those of `soon` go bad first. */
export async function loadHouseholdContext(ctx: UserContext, profile: TasteProfile) {
  const { id, timeZone } = ctx.user;
  // One after the other: a transaction has one connection.
  const planned = await findPlannedTitles(ctx.db, id, addDays(dayIn(timeZone, ctx.clock.now()), -restDays));
  const recent = await findRecentTitles(ctx.db, id, recentTitles);
  // Refused ones first: a prompt has room for some, and those must never come.
  const { likedTitles, dislikedTitles, cookedTitles } = await getCookedTaste(ctx);
  const refused = await refusedTitles(ctx);
  const avoidTitles = [...new Set([...refused, ...dislikedTitles, ...cookedTitles, ...planned, ...recent])];
  // What is rated high tells more than what was only saved.
  const saved = await findFavoriteTitles(ctx.db, id, favoriteTitles);
  const favorites = [...new Set([...likedTitles, ...saved])].slice(0, favoriteTitles);
  const receipts = await getRecentReceipts(ctx);
  const { atHome, soon } = await getFoodsAtHome(ctx, receipts);
  const suggestions = suggestionsFor(profile, tasteInsights(receipts, ctx.clock.now()));
  return {
    avoidTitles,
    favorites,
    disliked: dislikedTitles,
    atHome,
    soon,
    suggestions,
    month: harvestMonth(ctx.clock.now(), timeZone),
  };
}
