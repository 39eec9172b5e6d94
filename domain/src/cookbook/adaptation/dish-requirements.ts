import type { FoodSet } from '../../foods/food-ids.ts';
import type { Limits } from '../../safety/recipe-lines.ts';

/** Foods that a household excludes, and foods to use up. */
export type DishRequirements = Limits & {
  /** Excluded foods, by id. */
  excludedFoods: FoodSet;
  /** Foods to put into open parts, by id. */
  foodsToUse: FoodSet;
  /** Omit the parts that make it hot. */
  omitHotParts: boolean;
  /** The spice level of adults who like it hot and eat with those for whom it is mild. */
  spiceLevelAtTable?: number | undefined;
  /** Minutes within which its rice is boiled rather than bought cooked; undefined for those in a hurry. */
  minutesWithRice?: number | undefined;
  /** Whether the household wants smaller sides of rice or bread. */
  wantsSmallSides?: boolean | undefined;
  /** Milligrams of sodium per serving toward which its salt is reduced; undefined for the usual aim. */
  sodiumAim?: number | undefined;
};
