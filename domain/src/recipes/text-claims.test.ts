import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { recipeFacts } from './recipe-facts.ts';
import { authorClaims } from './safety-claims.ts';
import { unverifiedClaims, verifiedTags } from './text-claims.ts';

const factsOf = (...names: string[]) =>
  recipeFacts({
    title: 'Dish',
    ingredients: names.map((name) => ({ name, amount: 100, unit: 'g' })),
    instructions: ['Cook it.'],
    servings: 2,
  });
const cake = factsOf('flour', 'butter', 'eggs', 'ground almonds');
const salad = factsOf('cucumber', 'tomatoes', 'olive oil');

test.each([
  'Gluten-Free',
  'gluten free',
  'glutenfree',
  'GF',
  'Vegan',
  'vegan cakes',
  'plant-based',
  'nut-free',
  'Nut Free',
  'no nuts',
  'without eggs',
  'free from dairy',
  'dairy free',
  'non-dairy',
  'eggless',
  'egg-free',
  'Keto',
  'low carb',
  'Paleo',
  'Whole30',
  'allergy friendly',
  'coeliac',
  'glutenfrei',
  'sans gluten',
  'sin gluten',
  'senza glutine',
  'vegano',
  'végétalien',
  'nussfrei',
])('the tag “%s” is not shown on a cake of flour, butter, eggs and almonds', (tag) => {
  expect(verifiedTags([tag, 'cake'], cake)).toEqual(['cake']);
  expect(unverifiedClaims({ title: 'Cake', tags: [tag] }, cake)).not.toEqual([]);
});

test.each([
  'Vegan',
  'gluten-free',
  'Dairy-Free',
  'nut-free',
  'no eggs',
  'sans gluten',
  'quick',
  'free lunch',
])('the tag “%s” is shown where it is true', (tag) => {
  expect(verifiedTags([tag], salad)).toEqual([tag]);
});

test('a claim in a title or description is attributed to its author', () => {
  const claiming = { title: 'Gluten-Free Almond Cake', description: 'Nut-free, for everyone.', tags: [] };
  expect(unverifiedClaims(claiming, cake)).toEqual(['Gluten-Free', 'no nuts']);
  expect(unverifiedClaims({ ...claiming, description: null }, salad)).toEqual([]);
  expect(authorClaims(['Gluten-Free', 'no nuts'])).toEqual([
    { kind: 'unsure', text: 'Its writer says Gluten-Free and no nuts; we cannot confirm it' },
  ]);
});

test('with an unknown food no claim is confirmed', () => {
  const unknown = factsOf('cucumber', 'zorble');
  expect(verifiedTags(['Vegan', 'nut-free', 'salad'], unknown)).toEqual(['salad']);
});

test('library recipes make only true claims', () => {
  for (const recipe of sampleRecipes) {
    const facts = recipeFacts(recipe);
    expect(verifiedTags(recipe.tags, facts), recipe.title).toEqual(recipe.tags);
    expect(unverifiedClaims(recipe, facts), recipe.title).toEqual([]);
  }
});
