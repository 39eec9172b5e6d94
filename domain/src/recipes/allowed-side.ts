import type { Limits } from '../safety/recipe-lines.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { isWithinLimits } from './within-limits.ts';

/** A side dish by name, with its known allergens and diets. Unknown facts are never treated as safe. */
export type SideSuggestion = {
  name: string;
  contains: Allergen[];
  mayContain: Allergen[];
  /** All diets that a serving satisfies. */
  diets: Diet[];
};

const stemOf = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, '');
const stemsOf = (text: string) =>
  text
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(stemOf);

/** Whether the side is within a household's limits and contains none of its avoided foods. */
export function isAllowedSide(
  { name, contains, mayContain, diets }: SideSuggestion,
  { avoidedFoods = [], ...limits }: Limits & { avoidedFoods?: readonly string[] },
): boolean {
  const words = stemsOf(name);
  const isAvoided = avoidedFoods.some((food) => stemsOf(food).every((stem) => words.includes(stem)));
  return !isAvoided && isWithinLimits({ contains, mayContain, diets, unknownFoods: [] }, limits);
}
