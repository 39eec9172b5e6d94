import { usualProfile } from '../../cookbook/testing/usual-profile.ts';
import { plannedMealTypes } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { weekFrom } from '../../weeks/plain-date.ts';
import type { Household } from '../household.ts';
import type { ChosenMeal } from '../plan-household-week.ts';
import type { PlannedMeal, WeekRequest } from '../week-request.ts';

export const week = weekFrom('2026-11-23');

/** An empty week for a household of two that shops on Monday and Thursday. */
export function weekRequest(
  profile: Partial<TasteProfile> = {},
  more: Partial<WeekRequest> = {},
  household: Partial<Household> = {},
): WeekRequest {
  return {
    household: {
      profile: { ...usualProfile, householdSize: 2, cuisinePreferences: ['Italian', 'Thai'], ...profile },
      withoutEquipment: [],
      atHome: [],
      suggestions: null,
      favoriteTitles: [],
      recentTitles: [],
      refusedTitles: [],
      month: 11,
      prices: {},
      ...household,
    },
    open: week.flatMap((date) =>
      plannedMealTypes.map((mealType) => ({
        date,
        mealType,
        eaters: 2,
        maxMinutes: mealType === 'breakfast' ? 25 : 50,
      })),
    ),
    kept: [],
    recipes: [],
    shopDays: [week[0]!, week[3]!],
    wastePreference: 0.5,
    budget: null,
    maxCandidates: 1000,
    seed: 1,
    iterations: 20_000,
    milliseconds: 60_000,
    ...more,
  };
}

/** A chosen meal in its stored form. */
export function asPlanned({ date, mealType, candidate, recipe, servings }: ChosenMeal): PlannedMeal {
  const stored = { ...recipe!, id: candidate, source: 'own' as const };
  return { date, mealType, recipe: stored, servings, buysNothing: false };
}
