import { expect, test } from 'vitest';
import { tokenize } from '../quantities/tokens.ts';
import { matchesIn } from './food-index.ts';
import { misspelledFoodsIn } from './misspelled-foods.ts';

const meant = (text: string) => misspelledFoodsIn(tokenize(text)).map(({ food }) => food.id);
const read = (text: string) => [...meant(text), ...matchesIn(tokenize(text)).map(({ food }) => food?.id)];

test.each([
  ['almnd milk', 'almond-milk'],
  ['peanutt butter', 'peanut-butter'],
  ['grated chedar', 'cheddar'],
  ['tahinni', 'tahini'],
  ['shrmp', 'shrimp'],
  ['caschew cream', 'cashew-cream'],
  ['wallnut', 'walnut'],
  ['alrnond flour', 'almond-flour'],
  ['almondmilk', 'almond-milk'],
  ['pea nut butter', 'peanut-butter'],
  ['a l m o n d', 'almond'],
  ['chz', 'cheddar'],
  ['mozz sticks', 'mozzarella-stick'],
  ['yorkshire puds', 'yorkshire-pudding'],
  ['fish finger sarnies', 'sandwich'],
  ['toasted hazels', 'hazelnut'],
  ['a cup of brazils', 'brazil-nut'],
])('%s may mean %s', (text, id) => {
  expect(read(text)).toContain(id);
});

test.each([
  'mild silk',
  'a better batter',
  'the wheel of the beacon',
  'buttery, cheesy, nutty, eggless and custardy',
  'for king crab',
  'peanut butter and soy sauce',
  'Whisk, simmer and saute until golden.',
])('%s has no misspelling', (text) => {
  expect(meant(text)).toEqual([]);
});

test.each([
  'My friend Adam makes it for the birthday of Anna.',
  'In Arequipa and Chengdu they grill it.',
  'My aunt Carrolyn taught me.',
])('%s names no misspelled food', (text) => {
  expect(misspelledFoodsIn(tokenize(text), 'methods')).toEqual([]);
});

test.each([
  ['Ramon noodles', 'ramen-noodle'],
  ['adam milk', 'almond'],
  ['Cesar dressing', 'caesar-dressing'],
])('%s may mean %s although it begins with a name', (text, id) => {
  expect(misspelledFoodsIn(tokenize(text), 'methods').map(({ food }) => food.id)).toContain(id);
});

test.each(['Cotoletta alla palermitana', 'Frango assado', 'Chicken bakar'])(
  '%s says how a dish is cooked, and is no misspelled food',
  (name) => {
    expect(meant(name)).toEqual([]);
  },
);
