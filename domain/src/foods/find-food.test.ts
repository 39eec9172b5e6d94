import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFood, foodsNamedIn } from './find-food.ts';
import { foods } from './table.ts';

const idOf = (name: string): string | undefined => findFood(name)?.food.id;

test('every food is found by its name, its plural and each alias, ignoring case', () => {
  const lost = foods.flatMap((food) =>
    [food.name, food.plural, ...food.aliases, food.name.toUpperCase()].filter(
      (name) => idOf(name) !== food.id,
    ),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['Courgettes', 'zucchini'],
  ['spring onions', 'green-onion'],
  ['aubergine', 'eggplant'],
  ['crème fraîche', 'creme-fraiche'],
  ['jalapeños', 'jalapeno'],
  ['goat’s milk', 'goat-milk'],
  ['organic Hass avocado', 'avocado'],
  ['red onion, thinly sliced', 'red-onion'],
  ['skinless chicken breast strips', 'chicken-breast'],
  ['Italian bread crumbs', 'breadcrumb'],
  ['sushi-grade tuna steaks', 'tuna'],
  ['ahi tuna steaks', 'tuna'],
  ['wild salmon steaks', 'salmon'],
  ['Alaskan halibut steaks', 'halibut'],
  ['Greek yoghurt', 'greek-yogurt'],
  ['chilli flakes', 'red-pepper-flakes'],
  ['grated Swiss cheese', 'swiss-cheese'],
  ['shredded American cheese', 'american-cheese'],
  ['grated cheese', 'cheddar'],
])('%s is %s', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test.each([
  ['coconut milk', 'coconut-milk'],
  ['butter beans', 'butter-bean'],
  ['peanut butter', 'peanut-butter'],
  ['peanut-free butter', 'butter'],
  ['oyster mushrooms', 'oyster-mushroom'],
  ['oyster sauce', 'oyster-sauce'],
  ['cream of tartar', 'cream-of-tartar'],
  ['cocoa butter', 'cocoa-butter'],
  ['eggplant', 'eggplant'],
  ['rice vinegar', 'rice-vinegar'],
  ['fish sauce', 'fish-sauce'],
  ['nutmeg', 'nutmeg'],
  ['chickpeas', 'chickpea'],
  ['beef tomatoes', 'tomato'],
  ['water chestnuts', 'water-chestnut'],
])('%s is not part of the name, but %s is found', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test.each([
  'unicorn',
  'body butter',
  'almond cookies with sprinkles of joy',
  'chocolate gateau',
  'tofu bourguignon',
  'mock tuna',
  'vegan ham',
  'goatee',
  'butterscotchy',
  'constructor',
  '',
  '   ',
  ',',
  '小麦粉',
  'x'.repeat(10_000),
])('%s is not in the table', (name) => {
  expect(findFood(name)).toBeNull();
});

test.each([
  ['gluten-free soy sauce', ['Gluten']],
  ['vegan cheese', ['Dairy', 'Eggs', 'Fish', 'Shellfish', 'Meat', 'Animal']],
  ['plant-based yogurt', ['Dairy', 'Eggs', 'Fish', 'Shellfish', 'Meat', 'Animal']],
  ['dairy free cream', ['Dairy']],
  ['egg-free pasta', ['Eggs']],
  ['vegan pesto', ['Dairy', 'Eggs', 'Fish', 'Shellfish', 'Meat', 'Animal']],
  ['lactose-free milk', []],
  ['fat-free yogurt', []],
  ['free-range eggs', []],
  ['soy sauce', []],
  ['nut-free granola', ['Nuts']],
] as const)('%s is free of %j and no more', (name, allergens) => {
  expect(findFood(name)?.freeOf).toEqual(allergens);
});

test('the egg of "egg-free" and the nut of "nut-free" are not found', () => {
  expect(idOf('egg-free')).toBeUndefined();
  expect(idOf('peanut-free')).toBeUndefined();
});

const named = (text: string): string[] => foodsNamedIn(text).map(({ food }) => food.id);

test('the foods of a method are found with their position and wording', () => {
  const text = 'Fry the Garlic cloves in olive oil, then add coconut milk.';
  const found = foodsNamedIn(text);
  expect(found.map(({ food }) => food.id)).toEqual(
    expect.arrayContaining(['garlic', 'olive-oil', 'coconut-milk']),
  );
  for (const { at, words } of found) expect(text.slice(at, at + words.length)).toBe(words);
  expect(found.map(({ words }) => words)).toContain('coconut milk');
});

test.each([
  ['Cream the butter with the sugar.', ['butter', 'sugar']],
  ['Stir in the butter beans and cook.', ['butter-bean']],
  ['Add the onion, half sliced and half chopped.', ['onion']],
  [
    'Stir in half and half, half & half or half-and-half.',
    ['half-and-half', 'half-and-half', 'half-and-half'],
  ],
  ['Roll into walnut-sized balls.', []],
  ['Break off pieces the size of a cake tin.', []],
  ['Line a loaf tin and a muffin tin.', []],
  ['Serve with egg-sized scoops.', []],
  ['Nothing to eat is named here.', []],
  ['Add the peanuts, then the shrimp!', ['peanut', 'shrimp']],
  ['Sprinkle with salt and toast for 2 minutes.', ['salt']],
  ['Mince the garlic, then roll out the dough and wrap in plastic wrap.', ['garlic']],
  ['Gently roll and stretch it, then double-wrap each half.', []],
  ['Wrap and chill for an hour. Toast, stirring often.', []],
  ['Split and toast the roll.', ['bread-roll']],
  ['Split a roll and press it flat.', ['bread-roll']],
  ['Serve in a wrap and chill.', ['flour-tortilla']],
  ['Scoop it and roll gently between your palms.', []],
  ['Stir in the cream until smooth.', ['heavy-cream']],
  ['Meanwhile toast the sesame seeds.', ['sesame-seed']],
  ['Rub with the lemon, then fish out the bay leaf.', ['lemon', 'bay-leaf']],
  ['Steam the fish.', ['white-fish']],
  ['Rice the potatoes until crisp.', ['potato']],
  ['Skim off any bitter foam.', []],
  ['Whisk butter, cream and eggs.', ['butter', 'heavy-cream', 'egg']],
])('%s contains %j', (text, ids) => {
  expect(named(text)).toEqual(ids);
});

test('any text is parsed without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      for (const { at, words } of foodsNamedIn(text)) expect(text.slice(at, at + words.length)).toBe(words);
      findFood(text);
    }),
  );
});
