import { dailySample } from '../../testing/property-cases.ts';
import type { Allergen, Diet } from '../../vocabulary/options.ts';
import { applyVariation } from '../adaptation/vary-dish.ts';
import { cookBook } from '../cook-book.ts';
import { asWritten, type DishRecipe, makeRecipe } from '../make-recipe.ts';
import { dishPreparerFor, type WrittenDish } from '../prepare-dish.ts';

type Household = Partial<Parameters<typeof dishPreparerFor>[0]>;

/** The dishes of the cook book for a household, before the gate, which takes half of the time and changes no word. */
export function preparedFor(
  household: Household,
  servings = 4,
  spiceLevel = 3,
  dishes = dailySample(cookBook),
): WrittenDish[] {
  const needs = {
    allergies: [],
    dietaryRestrictions: [],
    excludedFoods: new Set<never>(),
    foodsToUse: new Set<never>(),
    omitHotParts: false,
    ...household,
  };
  const preparer = dishPreparerFor(needs, servings, spiceLevel);
  return dishes.flatMap(({ dish }) => preparer.write(dish) ?? []);
}

/** Every dish as written and in each of its own variations. */
export function everyVersion(servings: number): DishRecipe[] {
  return dailySample(cookBook).flatMap(({ dish }) => {
    const base = asWritten(dish);
    const versions = [base, ...dish.vary.flatMap((variation) => applyVariation(base, variation) ?? [])];
    return versions.flatMap((version) => makeRecipe(version, servings) ?? []);
  });
}

/** The allergies and diets with the most replacements. */
export const households: readonly [Allergen[], Diet[]][] = [
  [[], []],
  [['Dairy'], []],
  [['Fish'], []],
  [['Soy'], []],
  [['Eggs'], ['Vegetarian']],
  [[], ['Vegan']],
  [[], ['Paleo']],
  [[], ['Low-Carb']],
];
