import type { Limits } from '../safety/recipe-lines.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { isWithinLimits } from './within-limits.ts';

/** What cooks serve beside a dish, in words, and what is known of it: nothing is promised of what is not. */
export type SideSuggestion = {
  name: string;
  contains: Allergen[];
  mayContain: Allergen[];
  /** All that a helping keeps. */
  diets: Diet[];
};

const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');
const stemsOf = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(stemOf);

/** Whether a household eats it: within its limits, and none of the foods that it never wants. */
export function isAllowedSide(
  { name, contains, mayContain, diets }: SideSuggestion,
  { avoidedFoods = [], ...limits }: Limits & { avoidedFoods?: readonly string[] },
): boolean {
  const words = stemsOf(name);
  const isAvoided = avoidedFoods.some((food) => stemsOf(food).every((stem) => words.includes(stem)));
  return !isAvoided && isWithinLimits({ contains, mayContain, diets, unknownFoods: [] }, limits);
}
