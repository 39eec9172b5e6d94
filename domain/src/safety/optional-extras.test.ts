import { expect, test } from 'vitest';
import { unlistedExtras } from './check-method.ts';
import { type Line, reasons, recipe } from './judged-recipe.fixture.ts';

const roast: Line[] = [
  [800, 'g', 'chicken thighs'],
  [30, 'g', 'butter'],
];
const ending = (step: string) => recipe(roast, ['Melt the butter and fry the chicken.', step]);

test.each([
  'Serve over rice.',
  'Serve with steamed rice.',
  'Eat with warm flatbreads.',
  'Ladle the chicken over cooked noodles.',
  'Cut into fingers and serve with tomato sauce.',
  'Serve with green chutney made of coriander and lime.',
  'Serve with a spoonful of yogurt and steamed broccoli.',
  'Serve with custard or cream.',
  'Scatter with mint, if desired.',
  'Brush with butter or margarine.',
  'Brush with margarine or butter.',
])('%s The list may leave it out, and a limit still counts', (step) => {
  expect(reasons(ending(step))).toEqual([]);
  expect(unlistedExtras(ending(step))).not.toEqual([]);
});

test.each([
  ['Serve over couscous.', 'Gluten'],
  ['Serve with a spoonful of yogurt.', 'Dairy'],
  ['Scatter with walnuts, if desired.', 'Nuts'],
  ['Brush with oil or ghee.', 'Dairy'],
] as const)('%s It is not safe for an allergy to %s', (step, allergy) => {
  const lines: Line[] = [
    [800, 'g', 'chicken thighs'],
    [2, 'tbsp', 'oil'],
  ];
  expect(reasons(recipe(lines, ['Fry the chicken in the oil.', step]), [allergy])).not.toEqual([]);
});

test.each([
  'Stir in the rice and serve.',
  'Serve with the cooked shrimp.',
  'Add mint.',
  'Fry in milk or cream.',
])('%s The list must have it', (step) => {
  expect(reasons(ending(step))).not.toEqual([]);
});

test('what is mixed of at least two listed foods need not be listed', () => {
  const avocados: Line[] = [...roast, [2, 'whole', 'avocados'], [1, 'whole', 'red onion']];
  const steps = ['Melt the butter and fry the chicken.', 'Mash the avocados.', 'Top with guacamole.'];
  expect(reasons(recipe(avocados, steps))).toEqual([]);
  expect(unlistedExtras(recipe(avocados, steps))).not.toEqual([]);
  expect(reasons(recipe(roast, [steps[0]!, steps[2]!]))).not.toEqual([]);
});

test('under a diet of figures the list must have what is served', () => {
  expect(reasons(ending('Serve on a bed of tagliatelle.'), [], ['Low-Carb'])).not.toEqual([]);
  expect(reasons(ending('Serve on a bed of tagliatelle.'), [], ['Paleo'])).not.toEqual([]);
});

test('chicken that goes “back in” or lies “skin-side down” is chicken', () => {
  const steps = ['Brown the chicken skin-side down in the butter.', 'Nestle the chicken back in.'];
  expect(reasons(recipe(roast, steps))).toEqual([]);
  expect(reasons(recipe([[30, 'g', 'butter']], ['Add the chicken back to the butter.']))).not.toEqual([]);
});
