import type { FoodClass } from '../foods/food.ts';

/**
 * Weights of the objective's terms, in points; a meal's taste is worth up to one. Our own values, tuned with
 * `bench/plan-week.ts`.
 */
export const points = {
  /** Per relative deviation of the week outside `band`. */
  energy: 6,
  protein: 4,
  fiber: 2,
  sodium: 1,
  band: 0.1,
  /** Two lunches or dinners with the same main food on the same or the next day. */
  mainAgain: 0.15,
  /** Two meals of one day with the same group of main foods, of which one may be a breakfast. */
  groupSameDay: 0.06,
  /**
   * A lunch or dinner whose main food, or whose group of them such as beans or tofu, has had its share; twice as much for
   * the next one, and so on.
   */
  mainBeyondShare: 0.07,
  mainGroupAgain: 0.12,
  /** In the same way, a meal with the side that has had its share. */
  sideAgain: 0.03,
  /** A breakfast that is usually a lunch or dinner. */
  oddBreakfast: 0.12,
  /** Per 1,000 kcal by which a day is outside `dayBand` of what its meals should have. */
  dayEnergy: 0.7,
  dayBand: 0.25,
  /** Per minute of a workday's breakfast beyond `morning`. */
  longMorning: 0.007,
  morning: 25,
  /** Per serving that must be cooked and is not eaten at that meal. */
  surplus: 0.1,
  /** Each pair of lunches or dinners of the same kind. */
  kindAgain: 0.05,
  /** Each pair that also has the cuisine in common, and so the sauce. */
  styleAgain: 0.05,
  /** A lunch or dinner whose cuisine has had its share, and more for the next, as above. */
  cuisineAgain: 0.1,
  /** Each pair of equal breakfasts. Weak, since some people like to repeat them. */
  breakfastAgain: 0.08,
  /** Each food that is bought: a line of the shopping list, to be found in the shop. */
  food: 0.04,
  /** Exceeding the budget by half costs as much as three meals with a taste of zero. */
  budget: 6,
} as const;
/** Uses of a cuisine, or of a group of main foods, without a penalty. */
const usualShare = 3;
/** The same of beans and of tofu where meat is eaten: it has the other meals. */
const plantShare = 2;
/** The same of one main food, and of a side. */
export const mainShare = 2;
export const sideShare = 3;
/** The share of a favorite cuisine, as a multiple of an even share among all favorites. */
const favoriteShare = 1.25;
const meats: readonly string[] = ['red-meat', 'poultry'] satisfies FoodClass[];
const plants: readonly string[] = ['legume', 'soy'] satisfies FoodClass[];

/** How often each cuisine may occur without a penalty. */
export function cuisineShares(
  cuisines: readonly string[],
  favorites: readonly string[],
  meals: number,
): number[] {
  const ofFavorite = Math.ceil((favoriteShare * meals) / Math.max(1, favorites.length));
  return cuisines.map((name) => (favorites.includes(name) ? Math.max(usualShare, ofFavorite) : usualShare));
}

/** How often each group of main foods may occur without a penalty, of those that the household's dishes offer. */
export function groupShares(groups: readonly string[]): number[] {
  const hasMeat = meats.some((kind) => groups.includes(kind));
  return groups.map((name) => (hasMeat && plants.includes(name) ? plantShare : usualShare));
}
