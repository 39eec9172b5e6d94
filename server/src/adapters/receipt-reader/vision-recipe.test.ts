import { expect, test } from 'vitest';
import { cleanRecipeRows, wordAgreement } from './vision-recipe.ts';

const corners: [[number, number], [number, number], [number, number], [number, number]] = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 9],
];
const page = ['Crème brûlée', '500 ml cream', '6 egg yolks', '100 g sugar', 'Bake for 40 minutes'];
const printed = (texts: readonly string[], score = 0.97) => texts.map((text) => ({ text, score, corners }));

test('a faithful transcription agrees, whatever marks and capitals it has', () => {
  const rows = ['CREME BRULEE', '500 ml cream', '6 egg yolks', '100 g sugar', 'Bake for 40 minutes.'];
  expect(wordAgreement(printed(page), rows)).toMatchObject({ isEnough: true });
});

test.each([
  ['another recipe', ['Lentil soup', '200 g lentils', '1 onion', 'Simmer for 30 minutes']],
  ['half of it', page.slice(0, 2)],
  ['other amounts', ['Creme brulee', '900 ml cream', '3 egg yolks', '70 g sugar', 'Bake for 15 hours']],
  ['nothing', []],
])('%s does not', (_name, rows) => {
  expect(wordAgreement(printed(page), rows)).toMatchObject({ isEnough: false });
});

test('for handwriting that the built-in reader is unsure of, the model is trusted', () => {
  expect(wordAgreement(printed(page, 0.6), ['Lentil soup'])).toEqual({ isEnough: true, words: 0, found: 0 });
});

test('a model that goes on and on wrote no recipe', () => {
  expect(cleanRecipeRows(['Soup\n200 g\u200b lentils ', ' '])).toEqual(['Soup', '200 g lentils']);
  expect(cleanRecipeRows(Array.from({ length: 301 }, () => '1 egg'))).toBeNull();
  expect(cleanRecipeRows(['x'.repeat(2001)])).toBeNull();
});
