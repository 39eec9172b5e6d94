import { describe, expect, test } from 'vitest';
import { tokenize } from '../quantities/tokens.ts';
import type { Allergen } from '../taste/options.ts';
import type { Food } from './food.ts';
import { nearMisses } from './near-misses.ts';
import { foodById, foods } from './table.ts';

const ids = new Set(foods.map((food) => food.id));

/** A name as look-ups see it. */
function folded(name: string): string {
  return tokenize(name)
    .map((token) => token.key)
    .join(' ');
}

/** Foods whose energy is not that of their protein, carbohydrate and fat, and why. */
const otherEnergy: Readonly<Record<string, string>> = {
  'oat-bran': 'has a factor of its own in the source',
  'cocoa-powder': 'has a factor of its own in the source',
  'baking-powder': 'its carbohydrate is by difference from minerals',
  'citric-acid': 'an acid',
  'vanilla-extract': 'alcohol',
  'almond-extract': 'alcohol',
  'flavor-extract': 'alcohol',
  stevia: 'a sweetener without energy',
  erythritol: 'a sugar alcohol',
};

/** Whether energy agrees within a quarter, wherever between none and all of the fibre is counted. */
function energyAgrees({ per100g }: Food): boolean {
  const { calories, protein, carbs, fat, fiber } = per100g;
  const most = 4 * protein + 4 * carbs + 9 * fat;
  const slack = Math.max(10, 0.25 * calories);
  return calories <= most + slack && calories >= most - 4 * fiber - slack;
}

test('the table knows at least four hundred foods', () => {
  expect(foods.length).toBeGreaterThanOrEqual(400);
});

test('no two foods share an id', () => {
  const seen = new Set<string>();
  expect(foods.filter(({ id }) => seen.has(id) || !seen.add(id)).map((food) => food.id)).toEqual([]);
});

test('every name and alias means one food', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const food of foods) {
    for (const name of new Set([food.name, food.plural, ...food.aliases].map(folded))) {
      const owner = owners.get(name);
      if (owner !== undefined && owner !== food.id) shared.push(`${name}: ${owner}, ${food.id}`);
      owners.set(name, food.id);
    }
  }
  expect(shared).toEqual([]);
});

test('every food can be weighed in some way other than grams', () => {
  expect(foods.filter((food) => Object.keys(food.grams).length === 0).map((food) => food.id)).toEqual([]);
});

test('no weight, pack or figure is negative or missing', () => {
  const wrong = foods.filter(
    (food) =>
      [...Object.values(food.grams), ...food.packs, food.mostPerServing].some((grams) => !(grams > 0)) ||
      Object.values(food.per100g).some((figure) => !(figure >= 0)),
  );
  expect(wrong.map((food) => food.id)).toEqual([]);
});

test('a hundred grams hold no more than a hundred grams', () => {
  const heavy = foods.filter(({ per100g: { protein, carbs, fat } }) => protein + carbs + fat > 103);
  expect(heavy.map((food) => food.id)).toEqual([]);
});

test('energy agrees with protein, carbohydrate and fat within a quarter', () => {
  const wrong = foods.filter(
    (food) =>
      food.class !== 'alcohol' && food.class !== 'acid' && !otherEnergy[food.id] && !energyAgrees(food),
  );
  expect(wrong.map(({ id, per100g }) => `${id} ${JSON.stringify(per100g)}`)).toEqual([]);
});

test('every exception of energy is still one', () => {
  expect(Object.keys(otherEnergy).filter((id) => energyAgrees(foodById(id)))).toEqual([]);
});

test('parts and companions of a food are foods of the table', () => {
  const missing = foods.flatMap((food) =>
    [...food.parts, ...food.goesWith].filter((id) => !ids.has(id)).map((id) => `${food.id}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test('no food is its own part', () => {
  expect(foods.filter((food) => food.parts.includes(food.id)).map((food) => food.id)).toEqual([]);
});

test('a composed food names every allergen of its parts', () => {
  const hidden = foods.flatMap((food) =>
    food.parts
      .filter((id) => ids.has(id))
      .flatMap((id) => foodById(id).contains.map((allergen) => ({ id, allergen })))
      .filter(({ allergen }) => !food.contains.includes(allergen) && !food.mayContain.includes(allergen))
      .map(({ id, allergen }) => `${food.id} hides the ${allergen} of ${id}`),
  );
  expect(hidden).toEqual([]);
});

test('no allergen is both certain and possible', () => {
  const both = foods.filter((food) => food.mayContain.some((allergen) => food.contains.includes(allergen)));
  expect(both.map((food) => food.id)).toEqual([]);
});

describe('a food holds the allergen of what it is', () => {
  const byClass: Partial<Record<Food['class'], Allergen>> = {
    dairy: 'Dairy',
    egg: 'Eggs',
    fish: 'Fish',
    crustacean: 'Shellfish',
    mollusc: 'Shellfish',
    soy: 'Soy',
    'gluten-grain': 'Gluten',
  };
  test.each(Object.entries(byClass))('%s: %s', (foodClass, allergen) => {
    const without = foods.filter((food) => food.class === foodClass && !food.contains.includes(allergen));
    expect(without.map((food) => food.id)).toEqual([]);
  });
});

test.each([
  ['soy-sauce', ['Gluten', 'Soy']],
  ['peanut-oil', ['Peanuts']],
  ['ghee', ['Dairy']],
  ['pine-nut', ['Nuts']],
  ['worcestershire-sauce', ['Fish']],
  ['oyster-sauce', ['Shellfish']],
  ['tahini', ['Sesame']],
  ['mayonnaise', ['Eggs']],
  ['pesto', ['Dairy', 'Nuts']],
] as const)('%s contains %j', (id, allergens) => {
  expect(foodById(id).contains).toEqual(expect.arrayContaining([...allergens]));
});

test('coconut is no nut', () => {
  expect(foodById('coconut-milk').contains).not.toContain('Nuts');
});

test('asking for an id that no food has is an error', () => {
  expect(() => foodById('unicorn')).toThrow('unicorn');
});

test('no near miss is the name of a food', () => {
  const names = new Set(foods.flatMap((food) => [food.name, food.plural, ...food.aliases].map(folded)));
  expect(Object.keys(nearMisses).filter((name) => names.has(folded(name)))).toEqual([]);
});

test('near misses point to foods of the table', () => {
  const lost = Object.values(nearMisses).filter((id) => id !== null && !ids.has(id));
  expect(lost).toEqual([]);
});
