import { expect, test } from 'vitest';
import { avoidedViolations } from './avoided-foods.ts';

const recipe = {
  title: 'Pasta with pesto',
  description: 'Pasta in a green sauce.',
  ingredients: [
    { name: 'spaghetti', amount: 400, unit: 'g' },
    { name: 'pesto', amount: 120, unit: 'g' },
    { name: 'cherry tomatoes, halved', amount: 200, unit: 'g' },
    { name: 'potatoes, mashed with butter', amount: 200, unit: 'g' },
    { name: 'olive oil', amount: 1, unit: 'tbsp' },
  ],
  instructions: ['Boil the spaghetti.', 'Stir in the pesto. Scatter with parsley and serve with quexalote.'],
};
const whysOf = (...names: string[]) => avoidedViolations(recipe, names).map(({ why }) => why);

test('a recipe without them has no violation', () => {
  expect(whysOf()).toEqual([]);
  expect(whysOf('cilantro', 'mushrooms', 'olives', 'durian', 'quex')).toEqual([]);
});

test.each([
  ['spaghetti', 'Spaghetti is among the foods never to put in'],
  ['Tomatoes', 'Cherry tomatoes are among the foods never to put in'],
  ['basil', 'Pesto contains basil, which is among the foods never to put in'],
  ['butter', 'Butter, named in “potatoes, mashed with butter”, is among the foods never to put in'],
  ['parsley', 'Parsley, which the list lacks, is among the foods never to put in'],
  ['quexalote', 'The method names what is among the foods never to put in'],
])('%s: %s', (name, why) => {
  expect(whysOf(name)).toContain(why);
});

test('unknown words count as whole words of the list', () => {
  const ingredients = [{ name: 'quexalote', amount: 2, unit: 'tbsp' }];
  const names = (name: string) =>
    avoidedViolations({ ...recipe, ingredients, instructions: [] }, [name]).map(({ why }) => why);
  expect(names('Quexalote')).toEqual(['“quexalote” is among the foods never to put in']);
  expect(names('xalot')).toEqual([]);
});

test('excluded and merely mentioned foods do not count', () => {
  const spoken = {
    description: 'With an egg on top it is another dish.',
    instructions: ['Toss without parsley.'],
  };
  expect(avoidedViolations({ ...recipe, ...spoken }, ['parsley', 'eggs'])).toEqual([]);
});

test('a spice of the same plant counts, and what is seasoned with it', () => {
  const ingredients = [{ name: 'Italian sausages', amount: 4, unit: 'whole' }];
  const whys = (name: string) =>
    avoidedViolations({ ...recipe, ingredients, instructions: [] }, [name]).map(({ why }) => why);
  expect(whys('fennel')).toEqual([
    'Italian sausages contain fennel seed, which is among the foods never to put in',
  ]);
  expect(whys('pumpkin')).toEqual([]);
});
