import type { DishRequirements } from '../cookbook/adaptation/dish-requirements.ts';
import { sodiumAimOf } from '../cookbook/choosing/goals.ts';
import { dishesCalled, foldTitle } from '../cookbook/choosing/recent-dishes.ts';
import { type TasteContext, tastesOf } from '../cookbook/choosing/score-dish.ts';
import type { BookDish } from '../cookbook/cook-book.ts';
import type { Equipment } from '../cookbook/dish.ts';
import { excludedFoodsOf } from '../cookbook/wishes/excluded-foods.ts';
import { noWish, toUse } from '../cookbook/wishes/wish.ts';
import type { Suggestions } from '../purchases/suggestions.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Pantry } from './candidate.ts';

/** The facts about a household that planning uses. Plain data. */
export type Household = {
  profile: TasteProfile;
  withoutEquipment: readonly Equipment[];
  /** Ids of foods that are likely at home. */
  atHome: readonly string[];
  /** The ones that spoil first. */
  expiringFoods?: readonly string[];
  suggestions: Suggestions | null;
  /** Titles of saved recipes; similar dishes are preferred. */
  favoriteTitles: readonly string[];
  /** Titles of recipes that were rated high and low. */
  likedTitles?: readonly string[];
  dislikedTitles?: readonly string[];
  /** Recently eaten titles, which are penalized. */
  recentTitles: readonly string[];
  /** Titles that must not be planned. */
  refusedTitles: readonly string[];
  /** 1 to 12; null ignores the season. */
  month: number | null;
  /** Per 100 g by food, in one currency; empty if no price is known. */
  prices: Readonly<Record<string, number>>;
};

/** The household together with derived facts. */
export type PlanningContext = {
  tastes: TasteContext;
  needs: DishRequirements;
  spiceLevel: number;
  pantry: Pantry;
  /** Normalized dish names and titles. */
  recent: KnownDishes;
  refused: KnownDishes;
  liked: KnownDishes;
  disliked: KnownDishes;
};

type KnownDishes = { dishes: ReadonlySet<BookDish>; titles: ReadonlySet<string> };

/** `maxMinutes`: the maximum time that any of the meals may take. */
export function planningContextOf(household: Household, maxMinutes: number): PlanningContext {
  const { profile, month, suggestions } = household;
  const atHome = new Set(household.atHome);
  const wish = { ...noWish, withoutEquipment: household.withoutEquipment };
  const tastes = tastesOf({
    profile: { ...profile, timePreference: maxMinutes },
    wish,
    month: month ?? undefined,
    atHome,
    expiringFoods: new Set(household.expiringFoods),
    suggestions: suggestions ?? undefined,
    favorites: dishesCalled(household.favoriteTitles),
    disliked: dishesCalled(household.dislikedTitles ?? []),
  });
  const { spiceLevel } = profile;
  return {
    tastes,
    needs: {
      allergies: profile.allergies,
      dietaryRestrictions: profile.dietaryRestrictions,
      excludedFoods: excludedFoodsOf(profile, wish),
      foodsToUse: toUse(atHome, wish),
      omitHotParts: spiceLevel <= 1,
      wantsSmallSides: profile.nutritionGoals.includes('Weight Loss'),
      sodiumAim: sodiumAimOf(profile.nutritionGoals),
    },
    spiceLevel,
    pantry: { atHome, month: month ?? undefined, prices: household.prices },
    recent: knownDishes(household.recentTitles),
    refused: knownDishes(household.refusedTitles),
    liked: knownDishes(household.likedTitles ?? []),
    disliked: knownDishes(household.dislikedTitles ?? []),
  };
}

function knownDishes(titles: readonly string[]): KnownDishes {
  return { dishes: new Set(dishesCalled(titles)), titles: new Set(titles.map(foldTitle)) };
}
