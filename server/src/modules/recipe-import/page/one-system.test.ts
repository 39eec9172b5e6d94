import { expect, test } from 'vitest';
import { inOneSystem } from './one-system.ts';

const metric = ['300g mixed quinoa, rinsed', '250 g caster sugar', '100ml vegetable oil', 'Plenty of salt'];
const imperial = [
  '10oz mixed quinoa, rinsed',
  '9 oz caster sugar',
  '3 1/2 fl oz vegetable oil',
  'Plenty of salt',
];
const cups = [
  '1 2/3 cups mixed quinoa, rinsed',
  '1 1/4 cups caster sugar',
  '½ cup vegetable oil',
  'Plenty of salt',
];

test.each([
  ['twice', [...metric, ...imperial]],
  ['three times', [...metric, ...imperial, ...cups]],
  ['below the names of both systems', ['Metric:', ...metric, 'Imperial:', ...imperial]],
  ['with the name of the second', [...metric, 'US Customary', ...imperial]],
  ['behind buttons for both', ['Metric', 'US', ...metric, ...imperial]],
])('a list that is given %s is read once', (_, lines) => {
  expect(inOneSystem(lines)).toEqual(metric);
});

test.each([
  [
    'lists of different foods',
    ['100 g flour', '2 eggs', '1 tsp salt', '100 g sugar', '2 lemons', '1 tsp oil'],
  ],
  ['lists of different lengths below names', ['Metric:', '100 g flour', 'US:', '1 cup flour', '2 peanuts']],
  ['a short list', ['1 egg', '2 eggs']],
])('%s stay whole', (_, lines) => {
  expect(inOneSystem(lines)).toEqual(lines);
});
