import { expect, test } from 'vitest';
import { type Line, reasons, recipe, stew } from './judged-recipe.fixture.ts';

test.each([
  ['Dip the onions in batter and fry.', 'Gluten'],
  ['Fry the onions in light batter.', 'Eggs'],
  ['Coat the chicken in the batter.', 'Gluten'],
  ['Dip the onions in pancake batter.', 'Gluten'],
  ['Add a cup of muffin batter.', 'Dairy'],
  ['Stir in some cake batter.', 'Eggs'],
  ['Spoon over leftover cookie dough.', 'Gluten'],
  ['Cover the chicken with dough.', 'Gluten'],
  ['Top with frosting.', 'Dairy'],
  ['Spread with vanilla icing.', 'Eggs'],
  ['Scatter with toasted seeds.', 'Sesame'],
  ['Finish each bowl with a handful of seeds.', 'Sesame'],
] as const)('%s Nothing on the list makes it, so it may contain %s', (step, allergy) => {
  expect(reasons(recipe(stew, ['Cook everything.', step]), [allergy])).not.toEqual([]);
});

test.each<[string, Line[]]>([
  ['Mix to a batter. Dip the onions in the batter, then in more batter.', [[100, 'g', 'rice flour']]],
  ['Dip the onions in batter and fry.', [[100, 'g', 'rice flour']]],
  ['Mix to a batter. Dip the onions in the batter.', []],
  ['Dip the onions in the batter.', [[100, 'g', 'rice flour']]],
  ['Mash everything to a dough. Cover with dough.', []],
  ['Drop spoonfuls of batter into the pan.', []],
  ['Top with icing.', [[100, 'g', 'icing sugar']]],
  ['Scatter with toasted seeds.', [[30, 'g', 'pumpkin seeds']]],
  ['Cut the onions, and discard any with seeds.', []],
])('%s The recipe makes it of its list', (step, more) => {
  expect(
    reasons(recipe([...stew, ...more], ['Cook everything.', step]), ['Gluten', 'Dairy', 'Eggs', 'Sesame']),
  ).toEqual([]);
});
