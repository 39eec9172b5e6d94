import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';

const whysOf = (line: string, ...allergies: Allergen[]) =>
  checkRecipe(
    {
      title: 'Supper',
      ingredients: [ingredientOf(line)!],
      instructions: ['Cook everything and serve.'],
      cookingTime: 30,
      servings: 6,
    },
    { allergies, dietaryRestrictions: [] },
  ).violations.map(({ why }) => why);

test.each<[string, ...Allergen[]]>([
  ['1 cup gluten-free all-purpose flour blend', 'Gluten', 'Dairy'],
  ['80 g dairy-free cheddar-style shreds', 'Dairy', 'Gluten'],
  ['12 gluten-free lasagne sheets', 'Gluten'],
  ["60 g breadcrumbs (check they're vegan)", 'Dairy', 'Eggs'],
  ['2 tsp Nigerian curry powder', 'Dairy', 'Eggs'],
  ['3 tbsp light golden syrup (ljus sirap)', 'Eggs', 'Nuts'],
  ['2 bunches chives or tareh, chopped', 'Nuts', 'Shellfish'],
  ['250 g red split lentils (misir kik), rinsed', 'Eggs'],
  ['20 jumbo pasta shells', 'Dairy'],
  ['1 piece smoked mackerel, flaked', 'Eggs', 'Soy'],
  ['120 g queijo meia cura or mild Cheddar', 'Gluten', 'Eggs'],
])('%s is free of %s', (line, ...allergens) => {
  expect(whysOf(line, ...allergens)).toEqual([]);
});

test.each<[string, Allergen]>([
  ["60 g breadcrumbs (check they're vegan)", 'Gluten'],
  ['80 g cheddar-style shreds', 'Dairy'],
  ['2 tsp jollof seasoning', 'Dairy'],
  ['120 g queijo meia cura or vegan cheese', 'Dairy'],
  ['4 caramel slices', 'Dairy'],
])('%s may have %s', (line, allergen) => {
  expect(whysOf(line, allergen)).not.toEqual([]);
});
