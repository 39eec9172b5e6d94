import { describe, expect, test } from 'vitest';
import { tokenize } from '../quantities/tokens.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { findFood, foodsNamedIn } from './find-food.ts';
import type { Food } from './food.ts';
import type { FoodId } from './food-id.ts';
import { dishNames } from './near-misses.ts';
import { foodById, foods } from './table.ts';

const ids = new Set(foods.map((food) => food.id));

/** A name in its lookup form. */
function folded(name: string): string {
  return tokenize(name)
    .map((token) => token.key)
    .join(' ');
}

/** Foods whose energy does not follow from protein, carbohydrate and fat, and why. */
const otherEnergy: Readonly<Partial<Record<FoodId, string>>> = {
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

/** Whether energy agrees within a quarter, counting anything from none to all of the fiber. */
function energyAgrees({ per100g }: Food): boolean {
  const { calories, protein, carbs, fat, fiber } = per100g;
  const most = 4 * protein + 4 * carbs + 9 * fat;
  const slack = Math.max(10, 0.25 * calories);
  return calories <= most + slack && calories >= most - 4 * fiber - slack;
}

test('the table has at least eleven hundred foods', () => {
  expect(foods.length).toBeGreaterThanOrEqual(1100);
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

test('the macronutrients of 100 g add up to at most 100 g', () => {
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

test('every energy exception is still needed', () => {
  const excepted = Object.keys(otherEnergy) as FoodId[];
  expect(excepted.filter((id) => energyAgrees(foodById(id)))).toEqual([]);
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

describe('a food has the allergen of its class', () => {
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

test('coconut is not a nut', () => {
  expect(foodById('coconut-milk').contains).not.toContain('Nuts');
});

test('looking up an unknown id throws', () => {
  expect(() => foodById('unicorn' as FoodId)).toThrow('unicorn');
});

describe('near misses', () => {
  const names = new Set(foods.flatMap((food) => [food.name, food.plural, ...food.aliases].map(folded)));
  const all = foods.flatMap((food) => food.nearMisses.map((name) => ({ food, name })));

  test('are not the name of a food', () => {
    expect([...all.map(({ name }) => name), ...dishNames].filter((name) => names.has(folded(name)))).toEqual(
      [],
    );
  });

  test('are listed once', () => {
    const seen = new Set<string>();
    const twice = [...all.map(({ name }) => name), ...dishNames].map(folded);
    expect(twice.filter((name) => seen.has(name) || !seen.add(name))).toEqual([]);
  });

  test('contain a name of their food', () => {
    const strangers = all.filter(({ food, name }) => {
      const own = [food.name, food.plural, ...food.aliases].map(folded);
      return !own.some((one) => ` ${folded(name)} `.includes(` ${one} `));
    });
    expect(strangers.map(({ food, name }) => `${food.id}: ${name}`)).toEqual([]);
  });

  test('are not taken for a food, in a line or in a method', () => {
    const taken = all.filter(({ name }) => findFood(name) !== null || foodsNamedIn(name).length > 0);
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  test('a dish that the table lacks is unknown in a line, but its words count in a method', () => {
    expect(dishNames.filter((name) => findFood(name) !== null)).toEqual([]);
    expect(dishNames.filter((name) => foodsNamedIn(name).length === 0)).toEqual([]);
  });

  test.each([
    ['Spread the butter chicken over the rice.', ['Dairy']],
    ['Fry the egg rolls.', ['Eggs', 'Gluten']],
    ['Rub with your fingers until the mixture resembles fine breadcrumbs.', []],
    ['Shape into balls the size of a walnut.', []],
    ['Thin it to the consistency of cream.', []],
    ['Line the muslin-lined sieve with a cheese cloth and whisk with an egg slicer.', []],
    ['Boil the orange roughy.', ['Fish']],
  ])('%s has the allergens %j', (text, allergens) => {
    const brought = foodsNamedIn(text).flatMap(({ food }) => food.contains);
    expect([...new Set(brought)].toSorted()).toEqual(allergens);
  });
});

test('seasons have valid months', () => {
  const isMonth = (month: number) => Number.isInteger(month) && month >= 1 && month <= 12;
  const wrong = foods.filter(({ season }) => season && !season.every(isMonth));
  expect(wrong.map((food) => food.id)).toEqual([]);
});

test.each([
  ['asparagus', [4, 6]],
  ['strawberry', [5, 7]],
  ['pumpkin', [9, 11]],
  ['kale', [10, 3]],
  ['banana', null],
  ['onion', null],
] as const)('%s is in season %j', (id, months) => {
  expect(foodById(id).season).toEqual(months);
});

test('every food that is bought has a shelf life', () => {
  const without = foods.filter((food) => food.class !== 'water' && food.shelfLife === null);
  expect(without.map((food) => food.id)).toEqual([]);
  const never = foods.filter(({ shelfLife }) => shelfLife && !(shelfLife.open >= 1));
  expect(never.map((food) => food.id)).toEqual([]);
});

test('no food keeps longer opened than closed', () => {
  const wrong = foods.filter(({ shelfLife }) => shelfLife && shelfLife.open > shelfLife.closed);
  expect(wrong.map((food) => food.id)).toEqual([]);
});

test('pack sizes are sorted', () => {
  const wrong = foods.filter(({ packs }) => packs.some((size, at) => at > 0 && size <= packs[at - 1]!));
  expect(wrong.map((food) => food.id)).toEqual([]);
});

test('every packaged food has pack sizes', () => {
  const packed: readonly string[] = ['Pantry', 'Dairy', 'Protein'];
  // A yolk is sold as an egg.
  const loose = foods.filter(
    (food) => packed.includes(food.section) && food.packs.length === 0 && food.id !== 'egg-yolk',
  );
  expect(loose.map((food) => food.id)).toEqual([]);
});

test('every vegetable, fruit, meat and fish has foods that it goes with', () => {
  const built: readonly string[] = [
    ...['vegetable', 'starchy-vegetable', 'fruit', 'mushroom', 'red-meat', 'poultry', 'fish', 'crustacean'],
    ...['mollusc', 'legume', 'grain', 'gluten-grain', 'soy', 'egg', 'dairy', 'herb'],
  ];
  const alone = foods.filter((food) => built.includes(food.class) && food.goesWith.length < 3);
  expect(alone.map((food) => food.id)).toEqual([]);
});

test('no food goes with itself, and none is listed twice', () => {
  const wrong = foods.filter(
    ({ id, goesWith }) => goesWith.includes(id) || new Set(goesWith).size < goesWith.length,
  );
  expect(wrong.map((food) => food.id)).toEqual([]);
});
