import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const recipe = {
  title: 'Soup',
  ingredients: [{ name: 'leek', amount: 2, unit: 'whole' }],
  instructions: ['Slice.', 'Simmer.'],
  nutritionInfo: { calories: 120 },
};
const asText = {
  ...recipe,
  ingredients: JSON.stringify(recipe.ingredients),
  instructions: JSON.stringify(recipe.instructions),
  nutritionInfo: JSON.stringify(recipe.nutritionInfo),
};

test('recipe fields may be JSON text, wherever a recipe appears', () => {
  const answer = { recipes: [asText, recipe], favorites: [{ recipe: asText }] };
  const read = { recipes: [recipe, recipe], favorites: [{ recipe }] };
  expect(parseAnswer(JSON.stringify(answer))).toEqual(read);
  expect(parseAnswer(JSON.stringify(answer, null, 2))).toEqual(read);
  expect(parseAnswer(JSON.stringify(recipe))).toEqual(recipe);
});

test.each(['', 'Slice the leek.', '[broken', '"text"', 'null', '5'])('“%s” does not throw', (text) => {
  const answer = { ...recipe, ingredients: text, instructions: text, nutritionInfo: text };
  expect(parseAnswer(JSON.stringify(answer))).toEqual({
    title: 'Soup',
    ingredients: [],
    instructions: [text],
    nutritionInfo: null,
  });
});

test('other text that looks like JSON is not parsed', () => {
  const answer = { message: '"ingredients":"[1]"', notice: '[1]' };
  expect(parseAnswer(JSON.stringify(answer))).toEqual(answer);
});
