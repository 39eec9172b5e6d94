import { expect, test } from 'vitest';
import { findFood } from './find-food.ts';
import { languageOf } from './language-of.ts';
import rows from './name-rows.json' with { type: 'json' };
import { type OtherLanguage, otherLanguages } from './other-languages.ts';
import { foods } from './table.ts';
import { inEnglish } from './tokens-in.ts';

const wholeNames = otherLanguages.flatMap((language) =>
  Object.entries(rows[language].names).map(([id, names]) => ({ language, id, names })),
);

test('each name of a food in another language finds that food', () => {
  const wrong = wholeNames.flatMap(({ language, id, names }) =>
    names
      .filter((name) => findFood(name, language)?.food.id !== id)
      .map((name) => `${language} ${name}: ${findFood(name, language)?.food.id}, not ${id}`),
  );
  expect(wrong).toEqual([]);
});

test.each<[OtherLanguage, string, string]>([
  ['de', 'Hähnchenbrustfilet', 'chicken-breast'],
  ['de', 'rote Zwiebeln', 'red-onion'],
  ['de', 'roten Zwiebeln', 'red-onion'],
  ['de', 'Mandelmilch', 'almond-milk'],
  ['nl', 'aardappelen', 'potato'],
  ['sv', 'vetemjöl', 'all-purpose-flour'],
])('in %s %s is %s', (language, name, id) => {
  expect(findFood(name, language)?.food.id).toBe(id);
});

test('no word of another language is read as the English one that it looks like', () => {
  for (const word of ['gift', 'almost', 'butternut', 'rind', 'prune', 'pan']) {
    expect(inEnglish('fi', word)).toBe(`¤${word}`);
  }
});

test('the names of the English table are English', () => {
  const names = foods.map(({ name }) => name);
  expect(languageOf(names)).toBe('en');
  for (const [at] of names.entries()) expect(languageOf(names.slice(at, at + 8))).toBe('en');
});

test('the language of a recipe is told by all of its lines', () => {
  expect(languageOf(['Mehl', 'Zucker', 'Eier', 'Milch'])).toBe('de');
  expect(languageOf(['aardappelen', 'rode ui', 'bloem'])).toBe('nl');
  expect(languageOf(['vetemjöl', 'ägg', 'strösocker', 'bakpulver'])).toBe('sv');
});

test('one foreign line makes no foreign recipe', () => {
  expect(languageOf(['200 g Mehl, gesiebt'])).toBe('en');
  expect(languageOf(['2 cups flour', '1 tsp salt', '100 g Bergkäse aus der Schweiz'])).toBe('en');
  expect(languageOf(['spaghetti', 'guanciale', 'pecorino romano', 'eggs', 'black pepper'])).toBe('en');
  expect(languageOf([])).toBe('en');
});
