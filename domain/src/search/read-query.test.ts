import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

const nothing = { words: [], without: [], diets: [], freeFrom: [], maxMinutes: null };

function read(text: string) {
  const { words, without, ...rest } = readQuery(text);
  return {
    ...rest,
    words: words.map(({ key, isOptional }) => (isOptional ? `${key}?` : key)),
    without: without.map((part) => part.map(({ key }) => key).join(' ')),
  };
}

test.each([
  ['vegan curry', { words: ['curry'], diets: ['Vegan'] }],
  ['Vegen curry', { words: ['curry'], diets: ['Vegan'] }],
  ['vegitarian', { diets: ['Vegetarian'] }],
  ['plant-based', { diets: ['Vegan'] }],
  ['low carb, whole 30', { diets: ['Whole30', 'Low-Carb'] }],
  ['keto-friendly snack', { words: ['friendly?', 'snack'], diets: ['Keto'] }],
  ['mediterranean', { words: ['mediterranean'] }],
  ['mediterranean diet', { diets: ['Mediterranean'] }],
  ['vegetables', { words: ['vegetable'] }],
])('%s: diets are limits, not words', (text, expected) => {
  expect(read(text)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['gluten-free pasta', { words: ['pasta'], freeFrom: ['Gluten'] }],
  ['glutenfree pasta', { words: ['pasta'], freeFrom: ['Gluten'] }],
  ['nut free', { freeFrom: ['Nuts'] }],
  ['no dairy pancakes', { words: ['pancake'], freeFrom: ['Dairy'] }],
  ['pancakes without milk', { words: ['pancake'], freeFrom: ['Dairy'] }],
  ['salad without nuts or sesame', { words: ['salad'], freeFrom: ['Nuts', 'Sesame'] }],
  ['nutmeg', { words: ['nutmeg'] }],
  ['fish', { words: ['fish'] }],
])('%s: allergens to avoid are limits', (text, expected) => {
  expect(read(text)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['curry without coconut milk', { words: ['curry'], without: ['coconut milk'] }],
  ['curry without coconut milk or peas', { words: ['curry'], without: ['coconut milk', 'pea'] }],
  ['without', nothing],
])('%s: what follows "without" is excluded', (text, expected) => {
  expect(read(text)).toEqual({ ...nothing, ...expected });
});

test.each([
  ['dinner under 20 minutes', 20],
  ['20-minute dinner', 20],
  ['dinner in 1 hour', 60],
  ['dinner, ready in 45 mins or less', 45],
  ['dinner in less than 2h or in 30 min', 30],
])('%s: %d minutes', (text, maxMinutes) => {
  const { words, ...rest } = read(text);
  expect(rest).toEqual({ without: [], diets: [], freeFrom: [], maxMinutes });
  expect(words.filter((word) => !word.endsWith('?'))).toEqual(['dinner']);
});

test('numbers without a unit are words', () => {
  expect(read('5 spice')).toEqual({ ...nothing, words: ['5', 'spice'] });
});

test('punctuation and spaces mean nothing', () => {
  for (const text of ['', '   ', '?!', '🍕', '%_\\', '()[]{}*+.^$|']) expect(read(text)).toEqual(nothing);
});

test('filler words are optional if there are others', () => {
  expect(read('the best recipe for soup').words).toEqual(['the?', 'best?', 'recipe?', 'for?', 'soup']);
  expect(read('the best').words).toEqual(['the', 'best']);
});
