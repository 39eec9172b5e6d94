import { randomInt } from 'node:crypto';
import type { WeekSettings } from '@plateful/contract/week.ts';
import { limitsOf } from '@plateful/domain/cookbook/wishes/wish.ts';
import { foodById } from '@plateful/domain/foods/table.ts';
import { onlyProfileFields } from '@plateful/domain/merging/merge-profile.ts';
import { type PlannedMeal, usualEffort, type WeekRequest } from '@plateful/domain/planning/week-request.ts';
import { knownPrices, pricesPer100g } from '@plateful/domain/prices/known-prices.ts';
import { pricePoints } from '@plateful/domain/prices/price-points.ts';
import { suggestionsFor } from '@plateful/domain/purchases/suggestions.ts';
import { tasteInsights } from '@plateful/domain/purchases/taste-insights.ts';
import { readWishes } from '@plateful/domain/search/read-wish.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { harvestMonth } from '@plateful/domain/weeks/harvest-month.ts';
import {
  addDays,
  daysBetween,
  mondayOf,
  type PlainDate,
  weekFrom,
} from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { getFoodsAtHome } from '#modules/at-home/at-home.service.ts';
import { getCookedTaste } from '#modules/cooked/recipe-notes.service.ts';
import { getBoughtReceipts } from '#modules/receipts/bought-receipts.service.ts';
import { refusedTitles } from '#modules/refused-dishes/refused-dishes.service.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { findRecipesToPlan, findTitlesPlanned, findWeekToPlan } from './planning.repository.ts';
import { getWeekSettings } from './week-settings.service.ts';

export type PlannedRow = Awaited<ReturnType<typeof findWeekToPlan>>[number];

export type Gathered = {
  profile: TasteProfile;
  /** Version of the stored profile. */
  version: number;
  settings: WeekSettings;
  week: PlannedRow[];
  /** The request without slots to fill or entries to keep. */
  request: WeekRequest;
};

/** Maximum number of own recipes and favorites considered: some megabytes. */
const maxRecipes = 400;
/** Days before a week whose dishes are preferably not repeated. */
const restDays = 28;

/** All input for planning a week; null if there is no taste profile yet. */
export async function loadPlanningInput(ctx: UserContext, startDate: PlainDate): Promise<Gathered | null> {
  const { db, user, clock } = ctx;
  const stored = (await getProfile(ctx)).profile;
  if (!stored) return null;
  const days = weekFrom(startDate);
  const [{ settings }, week, recipes, planned, refused, receipts, cooked] = await Promise.all([
    getWeekSettings(ctx),
    findWeekToPlan(db, user.id, days),
    findRecipesToPlan(db, user.id, maxRecipes),
    findTitlesPlanned(db, user.id, addDays(startDate, -restDays), startDate),
    refusedTitles(ctx),
    getBoughtReceipts(ctx),
    getCookedTaste(ctx),
  ]);
  const now = clock.now();
  const { atHome, expiringFoods } = await getFoodsAtHome(ctx, receipts, startDate);
  const prices = settings.budget === null ? null : knownPrices(pricePoints(receipts, now));
  const { wish } = readWishes({ ...stored, withoutEquipment: settings.withoutEquipment }, null);
  const profile: TasteProfile = {
    ...onlyProfileFields(stored),
    // Limits stated in the instructions count like selected ones.
    ...limitsOf(stored, wish),
    avoidedFoods: [...stored.avoidedFoods, ...wish.without.map((id) => foodById(id).name)],
  };
  const request: WeekRequest = {
    household: {
      profile,
      withoutEquipment: wish.withoutEquipment,
      atHome: [...atHome.keys()],
      expiringFoods,
      suggestions: suggestionsFor(profile, tasteInsights(receipts, now)),
      favoriteTitles: [
        ...recipes.flatMap(({ source, title }) => (source === 'favorite' ? title : [])),
        ...cooked.likedTitles,
      ],
      likedTitles: cooked.likedTitles,
      dislikedTitles: cooked.dislikedTitles,
      recentTitles: [...planned, ...cooked.cookedTitles],
      refusedTitles: refused,
      month: harvestMonth(now, user.timeZone),
      prices: pricesPer100g(prices),
    },
    open: [],
    kept: [],
    recipes,
    shopDays: days.filter((day) => settings.shoppingDays.includes(daysBetween(mondayOf(day), day))),
    wastePreference: settings.lean / 100,
    // Without any prices, a budget cannot be applied.
    budget: prices && settings.budget,
    seed: randomInt(2 ** 31),
    ...usualEffort,
  };
  return { profile, version: stored.version, settings, week, request };
}

export function needsProfile(): AppError {
  return new AppError('invalid_input', 'Please set up your taste preferences first before planning a week.');
}

/** Dishes of the week as they are cooked; leftovers need no food of their own. */
export function mealsOf(rows: readonly PlannedRow[]): PlannedMeal[] {
  return rows.flatMap(({ entry, recipe }) => {
    if (!recipe) return [];
    const { id, date, mealType, leftoversOf } = entry;
    const again = rows.filter((row) => row.entry.leftoversOf === id);
    const servings = again.reduce((sum, row) => sum + row.entry.servings, entry.servings);
    const { userId: _owner, ...stored } = recipe;
    return [
      { date, mealType, recipe: { ...stored, source: 'own' }, servings, buysNothing: leftoversOf !== null },
    ];
  });
}
