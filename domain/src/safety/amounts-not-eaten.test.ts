import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { checkRecipe } from './check-recipe.ts';

const whysOf = (lines: string[], steps: string[], servings = 4) =>
  checkRecipe(
    {
      title: 'Supper',
      ingredients: lines.map((one) => ingredientOf(one)!),
      instructions: steps,
      cookingTime: 30,
      servings,
    },
    { allergies: [], dietaryRestrictions: [] },
  )
    .violations.filter(({ kind }) => kind === 'amount')
    .map(({ why }) => why);

test('fat in which meat is cooked stays in the pot', () => {
  const lines = ['1 kg pork shoulder', '400 g lard'];
  expect(whysOf(lines, ['Melt the lard, cook the pork in it, then lift it out and drain.'])).toEqual([]);
  expect(whysOf(lines, ['Melt the lard and stir it into the pork.'])).not.toEqual([]);
});

test('salt of a cure or a brine is washed off', () => {
  const lines = ['1 kg napa cabbage', '80 g coarse salt'];
  expect(whysOf(lines, ['Rub with the salt.', 'Rinse well and squeeze dry.'])).toEqual([]);
  expect(whysOf(lines, ['Rub with the salt and serve.'])).not.toEqual([]);
});

test('a glass is a measure of what is drunk', () => {
  expect(whysOf(['1 glass of white wine', '2 glasses water', '200 g glass noodles'], ['Boil.'])).toEqual([]);
});

test('pieces of a shape are not weighed as whole vegetables', () => {
  expect(whysOf(['40 olive-shaped turned potatoes'], ['Boil.'])).toEqual([]);
  expect(whysOf(['40 potatoes'], ['Boil.'])).not.toEqual([]);
});

test('the weight of each piece is read behind a comma', () => {
  expect(whysOf(['4 flat iron steaks, 180 g each'], ['Fry.'])).toEqual([]);
  expect(whysOf(['4 flat iron steaks, 900 g each'], ['Fry.'])).not.toEqual([]);
});

test('a counted spice need not be weighed', () => {
  expect(whysOf(['1 peperoncino', '500 g spaghetti'], ['Boil.'])).toEqual([]);
});

test('tapioca pearls are eaten as a starch', () => {
  expect(whysOf(['2 cups sabudana, soaked'], ['Fry.'])).toEqual([]);
});
