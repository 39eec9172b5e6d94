import { expect, test } from 'vitest';
import { figureDiets, isPatternDiet } from '../foods/diet-checks.ts';
import { dietViolations } from '../safety/check-diets.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { propertyTimeout } from '../testing/property-cases.ts';
import { type Allergen, allergens, type Diet, diets } from '../vocabulary/options.ts';
import type { DishRecipe } from './make-recipe.ts';
import { preparedFor } from './testing/prepared-dishes.ts';

type Household = { allergies: Allergen[]; dietaryRestrictions: Diet[] };

const households: readonly Household[] = [
  ...allergens.map((allergen) => ({ allergies: [allergen], dietaryRestrictions: [] })),
  ...diets.map((diet) => ({ allergies: [], dietaryRestrictions: [diet] })),
  { allergies: ['Dairy', 'Eggs'], dietaryRestrictions: [] },
  { allergies: ['Gluten', 'Soy'], dietaryRestrictions: [] },
  { allergies: ['Nuts', 'Peanuts'], dietaryRestrictions: [] },
  { allergies: ['Fish', 'Shellfish'], dietaryRestrictions: [] },
  { allergies: [], dietaryRestrictions: ['Vegan', 'Gluten-Free'] },
];

/**
 * Kinds that are refused for an honest reason. Whether a serving keeps a diet of figures or of a pattern is known only
 * when the dish is written, so that the composer drops it then.
 */
const honest: readonly ((recipe: DishRecipe, diet: Diet) => boolean)[] = [
  ({ ingredients, servings }, diet) =>
    (figureDiets.some((one) => one === diet) || isPatternDiet(diet)) &&
    dietViolations(readLines(ingredients), servings, [diet]).length > 0,
];

test.each(
  households.map((household) => [
    [...household.allergies, ...household.dietaryRestrictions].join(' and '),
    household,
  ]) as [string, Household][],
)(
  'every dish that is written for %s passes the gate',
  (_, household) => {
    const refused = preparedFor(household)
      .filter(({ recipe }) =>
        household.dietaryRestrictions.every((diet) => !honest.some((isHonest) => isHonest(recipe, diet))),
      )
      .flatMap(({ recipe }) =>
        checkRecipe(recipe, household).violations.map(({ why }) => `${recipe.title}: ${why}`),
      );
    expect(refused).toEqual([]);
  },
  propertyTimeout,
);
