import { expect, test } from 'vitest';
import { sectionStartedBy } from './headings.ts';
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
])('the line %j gives the servings and the times beside them', (line, times) => {
  expect(withLine(line)).toMatchObject({ yield: line, times, description: [] });
});

test.each(['Equipment/Utensils', 'Notes & Tips', 'Tips and notes', 'Bereiding van de saus', 'Dit delen:'])(
  '"%s" is a heading',
  (line) => {
    expect(sectionStartedBy(line)).toBe(line.startsWith('Bereiding') ? 'steps' : 'end');
  },
);

test.each([
  'Aan de slag',
  'Modo de preparo',
  'Aan de slag met de soep!',
  'Preparación con fotos',
  'What you do',
])('"%s" is a heading of a method', (line) => {
  expect(sectionStartedBy(line)).toBe('steps');
});

test.each([
  'Partager la pâte en quatre',
  'Deel dit deeg in vieren',
  'Ingredients and method',
  'Salt and tips',
])('"%s" is not a heading', (line) => {
  expect(sectionStartedBy(line)).toBeNull();
});

test('lines with amounts complete a step that has no end', () => {
  const steps = [
    'Shape the meat and spread it with a mixture of',
    '3 tbsp sugar',
    '¼ cup vinegar',
    '1 tsp mustard',
    'Bake it until brown.',
  ];
  expect(
    readRecipeText(['Meatloaf', 'Ingredients', '500 g minced beef', '1 egg', 'Method', ...steps]).steps,
  ).toEqual(steps);
});
