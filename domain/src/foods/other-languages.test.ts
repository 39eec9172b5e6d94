import { expect, test } from 'vitest';
import { languageOf } from './detect-language.ts';
import { findFood } from './find-food.ts';
import rows from './name-rows.json' with { type: 'json' };
import { type Language, type OtherLanguage, otherLanguages } from './other-languages.ts';
import { foods } from './table.ts';
import { translateToEnglish } from './translate-tokens.ts';

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
  ['de', 'KAESE', 'cheddar'],
  ['de', 'HAEHNCHENBRUSTFILET', 'chicken-breast'],
  ['fr', 'CREME FRAICHE', 'creme-fraiche'],
  ['nb', 'ROMME', 'sour-cream'],
  ['nl', 'aardappelen', 'potato'],
  ['sv', 'vetemjöl', 'all-purpose-flour'],
])('in %s %s is %s', (language, name, id) => {
  expect(findFood(name, language)?.food.id).toBe(id);
});

test('words of another language are never read as English lookalikes', () => {
  for (const word of ['gift', 'almost', 'butternut', 'rind', 'prune', 'pan']) {
    expect(translateToEnglish('fi', word)).toBe('¤');
  }
});

test.each<[Language, string, string | null]>([
  ['en', 'kani', 'imitation-crab'],
  ['fi', 'kani', 'rabbit'],
  ['de', 'Kani', null],
  ['en', 'omena', 'white-fish'],
  ['fi', 'omena', 'apple'],
  ['en', 'raki', 'pastis'],
  ['pl', 'raki', 'crayfish'],
  ['en', 'maki', 'sushi'],
  ['pl', 'maki', 'all-purpose-flour'],
  ['en', 'mati', 'water-chestnut'],
  ['fi', 'mäti', 'fish-roe'],
  ['en', 'manteca', 'lard'],
  ['es', 'manteca', null],
  ['en', 'tuna', 'tuna'],
  ['es', 'tuna', null],
  ['fr', 'raisin', 'grape'],
  ['de', 'Gin', 'gin'],
  ['it', 'pasta', 'pasta'],
])('in %s %s is %s', (language, name, id) => {
  expect(findFood(name, language)?.food.id ?? null).toBe(id);
});

test('a name that English shares with another language is read as English in English texts', () => {
  const english = new Map(
    foods.flatMap((food) => [food.name, food.plural, ...food.aliases].map((name) => [name, food.id])),
  );
  const wrong = wholeNames
    .flatMap(({ names }) => names)
    .filter((name) => english.has(name) && findFood(name)?.food.id !== english.get(name));
  expect(wrong).toEqual([]);
});

test('the names in the English table are read as English', () => {
  const names = foods.map(({ name }) => name);
  expect(languageOf(names)).toBe('en');
  for (const [at] of names.entries()) expect(languageOf(names.slice(at, at + 8))).toBe('en');
});

test('the language of a recipe is detected from all of its lines', () => {
  expect(languageOf(['Mehl', 'Zucker', 'Eier', 'Milch'])).toBe('de');
  expect(languageOf(['aardappelen', 'rode ui', 'bloem'])).toBe('nl');
  expect(languageOf(['vetemjöl', 'ägg', 'strösocker', 'bakpulver'])).toBe('sv');
});

test('a single foreign line does not make a recipe foreign', () => {
  expect(languageOf(['200 g Mehl, gesiebt'])).toBe('en');
  expect(languageOf(['2 cups flour', '1 tsp salt', '100 g Bergkäse aus der Schweiz'])).toBe('en');
  expect(languageOf(['spaghetti', 'guanciale', 'pecorino romano', 'eggs', 'black pepper'])).toBe('en');
  expect(languageOf([])).toBe('en');
});
