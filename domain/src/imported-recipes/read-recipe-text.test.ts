import { expect, test } from 'vitest';
import { readRecipeText } from './read-recipe-text.ts';

const soup = [
  'Soup',
  '',
  'Ingredients',
  '1 kg potatoes',
  '1 l water',
  'Method',
  'Boil the potatoes until soft.',
];
const withLine = (line: string) => readRecipeText([soup[0]!, line, ...soup.slice(1)]);

test.each([
  ['Für 4 Personen, ca. 45 Minuten', { total: 'ca. 45 Minuten', parts: [] }],
  ['Serves 4 | 45 min', { total: '45 min', parts: [] }],
  ['Serves 4 · Prep 10 min · Cook 20 min', { total: null, parts: ['Prep 10 min', 'Cook 20 min'] }],
  ['Serves 4, generously', { total: null, parts: [] }],
])('the line %j tells the servings and the times beside them', (line, times) => {
  expect(withLine(line)).toMatchObject({ yield: line, times, description: [] });
});
