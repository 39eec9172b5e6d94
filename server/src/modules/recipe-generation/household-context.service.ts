import { suggestionsFor } from '@plateful/domain/purchases/suggestions.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { harvestMonth } from '@plateful/domain/weeks/harvest-month.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { todayOf, type UserContext } from '#context.ts';
import { getFoodsAtHome } from '#modules/at-home/at-home.service.ts';
import { getCookedTaste } from '#modules/cooked/recipe-notes.service.ts';
import { getRecentReceipts } from '#modules/receipts/bought-receipts.service.ts';
import { refusedTitles } from '#modules/refused-dishes/refused-dishes.service.ts';
import { findFavoriteTitles, findPlannedTitles, findRecentTitles } from './generations.repository.ts';

/** Number of latest own recipes that a new batch must not repeat. */
const recentTitles = 60;
/** Days during which a planned dish is not repeated. */
const restDays = 30;
/** Number of favorites in the model's prompt. */
const favoriteTitles = 20;

/**
 * What the household cooked, likes, has at home and buys; `atHome` maps food ids to names, `expiringFoods` contains those that
 * go bad first.
 */
export async function loadHouseholdContext(ctx: UserContext, profile: TasteProfile) {
  const { id, timeZone } = ctx.user;
  // Sequentially, because a transaction has one connection.
  const planned = await findPlannedTitles(ctx.db, id, addDays(todayOf(ctx), -restDays));
  const recent = await findRecentTitles(ctx.db, id, recentTitles);
  // Refused dishes first: the prompt has limited room, and they must never be suggested.
  const { likedTitles, dislikedTitles, cookedTitles } = await getCookedTaste(ctx);
  const refused = await refusedTitles(ctx);
  const avoidTitles = [...new Set([...refused, ...dislikedTitles, ...cookedTitles, ...planned, ...recent])];
  // High ratings are a stronger signal than favorites.
  const saved = await findFavoriteTitles(ctx.db, id, favoriteTitles);
  const favorites = [...new Set([...likedTitles, ...saved])].slice(0, favoriteTitles);
  const receipts = await getRecentReceipts(ctx);
  const { atHome, expiringFoods } = await getFoodsAtHome(ctx, receipts);
  const suggestions = suggestionsFor(profile, tasteInsights(receipts, ctx.clock.now()));
  return {
    avoidTitles,
    favorites,
    disliked: dislikedTitles,
    atHome,
    expiringFoods,
    suggestions,
    month: harvestMonth(ctx.clock.now(), timeZone),
  };
}
