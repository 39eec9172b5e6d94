import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById, foods } from '../foods/table.ts';
import { writtenLine } from '../ingredient-lines/written-line.ts';
import { combineItems, nameOfItem } from './combine-items.ts';
import { gatherNeeds } from './gather-needs.ts';
import { mergeNeeds, type ShoppingLine, type ShoppingNeed } from './merge-lines.ts';
import { packsOf } from './packs.ts';
import { needsOf } from './twins.ts';

const need = (amount: number, unit: string, name: string, factor = 1, source = 'Monday'): ShoppingNeed => ({
  ingredient: { name, amount, unit },
  factor,
  source,
});
/** What the recipes use; `shopping.test.ts` is about what is bought for it. */
const shown = (lines: ShoppingLine[]) =>
  lines.map(({ needed, ingredient, ...line }) => {
    const { amount, unit } = needed ?? line;
    return [amount, unit, ingredient];
  });
const list = (...needs: ShoppingNeed[]) => shown(mergeNeeds(needs));
const usList = (...needs: ShoppingNeed[]) => shown(mergeNeeds(needs, 'us'));

test('two cups and 250 ml of milk are one line', () => {
  expect(list(need(2, 'cup', 'milk'), need(250, 'ml', 'milk'))).toEqual([[730, 'ml', 'milk']]);
});

test('other names of a food are the same food', () => {
  expect(list(need(1, 'whole', 'courgette, sliced'), need(2, 'whole', 'zucchini'))).toEqual(
    [[3, 'whole', 'zucchini']].map(([amount, unit]) => [amount, unit, foodById('zucchini').plural]),
  );
});

test('counted items stay counted, and one is singular', () => {
  expect(list(need(1, 'whole', 'onion'), need(2, 'whole', 'onions, chopped'))).toEqual([
    [3, 'whole', 'onions'],
  ]);
  expect(list(need(1, 'whole', 'onion', 0.5))).toEqual([[1, 'whole', 'onion']]);
  expect(list(need(4, 'whole', 'eggs'), need(100, 'g', 'eggs'))).toEqual([[6, 'whole', 'eggs']]);
});

test('a weight that is part of one is named in the singular, more of them in the plural', () => {
  expect(list(need(450, 'g', 'cabbage'))).toEqual([[450, 'g', 'cabbage']]);
  expect(list(need(1.4, 'kg', 'potatoes'))).toEqual([[1.4, 'kg', 'potatoes']]);
});

test('a count and a weight become a weight', () => {
  const grams = 100 + 2 * (foodById('onion').grams.each ?? 0);
  expect(list(need(2, 'whole', 'onions'), need(100, 'g', 'onions'))).toEqual([
    [Math.ceil(grams / (grams < 250 ? 5 : 10)) * (grams < 250 ? 5 : 10), 'g', 'onions'],
  ]);
});

test('large and small ones are so many to buy', () => {
  const written = (...lines: string[]) =>
    shown(mergeNeeds(lines.map((ingredient) => ({ ingredient, factor: 1, source: '' }))));
  expect(written('1 large onion', '2 small onions')).toEqual([[3, 'whole', 'onions']]);
  expect(written('1 (15 oz) can black beans', '2 (15-oz) cans black beans')[0]?.slice(0, 2)).toEqual([
    3,
    'can',
  ]);
  expect(written('1 x 800 g tin chopped tomatoes', '400 g tin chopped tomatoes')[0]?.slice(0, 2)).toEqual([
    1.2,
    'kg',
  ]);
  expect(written('3 x 800 g tins chopped tomatoes')[0]?.slice(0, 2)).toEqual([6, 'can']);
});

test('servings planned scale the amount', () => {
  expect(list(need(200, 'g', 'rice', 1.5))).toEqual([[300, 'g', 'rice']]);
  expect(list(need(200, 'g', 'rice', 0))).toEqual([]);
  expect(() => list(need(200, 'g', 'rice', -1))).toThrow(RangeError);
  expect(() => list(need(200, 'g', 'rice', Number.NaN))).toThrow(RangeError);
});

test('amounts that cannot be converted stay on their own line', () => {
  expect(list(need(2, 'glorp', 'onions'), need(1, 'whole', 'onion'))).toEqual([
    [1, 'whole', 'onion'],
    [2, 'glorp', 'onions'],
  ]);
});

test('unknown foods merge only under the same name and unit, and stay as written', () => {
  expect(
    list(need(1, 'cup', 'Zorble bix'), need(2, 'cups', 'zorble  bix, ground'), need(5, 'g', 'zorble bix')),
  ).toEqual([
    [3, 'cup', 'Zorble bix'],
    [5, 'g', 'Zorble bix'],
  ]);
  expect(mergeNeeds([need(1, 'cup', 'zorbleflax')])[0]?.category).toBe('Other');
});

test('a gluten-free spaghetti is another thing to buy', () => {
  expect(list(need(200, 'g', 'spaghetti'), need(200, 'g', 'gluten-free spaghetti'))).toHaveLength(2);
});

test('salt to taste is some salt, and joins salt that is measured', () => {
  const some = need(0, '', 'salt, to taste', 1, 'Tuesday');
  expect(list(some)).toEqual([[0, '', 'salt']]);
  expect(mergeNeeds([need(5, 'g', 'salt'), some])).toMatchObject([
    { needed: { amount: 5, unit: 'g' }, ingredient: 'salt', sources: ['Monday', 'Tuesday'] },
  ]);
});

test('salt and pepper are two things to buy, butter or margarine is one', () => {
  expect(list(need(1, 'to taste', 'salt and pepper'))).toEqual([
    [0, '', 'black pepper'],
    [0, '', 'salt'],
  ]);
  expect(list(need(50, 'g', 'butter or margarine'))).toEqual([[50, 'g', 'butter']]);
});

test('water and ice are not bought', () => {
  expect(list(need(1, 'l', 'water'), need(200, 'ml', 'boiling water'), need(1, 'cup', 'ice'))).toEqual([]);
});

test('optional ingredients are bought', () => {
  expect(list(need(50, 'g', 'feta, optional'))).toEqual([[50, 'g', 'feta']]);
});

test('sorted by section, then name; each source once', () => {
  const lines = mergeNeeds([
    need(500, 'g', 'chicken breast'),
    need(300, 'g', 'rice'),
    need(1, 'l', 'milk'),
    need(1, 'whole', 'onion', 1, 'Tuesday'),
    need(1, 'whole', 'onion', 1, 'Monday'),
    need(1, 'whole', 'onion', 1, 'Tuesday'),
    need(1, 'whole', 'carrot'),
    need(1, 'g', 'zorbleflax'),
  ]);
  expect(lines.map((line) => line.category)).toEqual([
    'Produce',
    'Produce',
    'Protein',
    'Dairy',
    'Pantry',
    'Other',
  ]);
  expect(lines.map((line) => line.ingredient).slice(0, 2)).toEqual(['carrot', 'onions']);
  expect(lines[1]?.sources).toEqual(['Monday', 'Tuesday']);
});

test('butter is weighed, a little spice is spooned, stock and oil are poured', () => {
  expect(list(need(2, 'tbsp', 'butter'))[0]?.[1]).toBe('g');
  expect(list(need(2, 'tsp', 'cumin'), need(1.5, 'tsp', 'cumin'))[0]?.slice(0, 2)).toEqual([3.5, 'tsp']);
  expect(list(need(1, 'tbsp', 'cumin'), need(1.5, 'tsp', 'cumin'))[0]?.slice(0, 2)).toEqual([1.5, 'tbsp']);
  expect(list(need(20, 'g', 'cumin'))[0]?.slice(0, 2)).toEqual([20, 'g']);
  expect(list(need(2, 'tbsp', 'olive oil'))[0]?.[1]).toBe('ml');
  expect(list(need(500, 'g', 'chicken stock'))[0]?.[1]).toBe('ml');
});

test('large amounts come in kilograms and litres', () => {
  expect(list(need(1234, 'g', 'potatoes'), need(1600, 'ml', 'milk'))).toEqual([
    [1.25, 'kg', 'potatoes'],
    [1.6, 'l', 'milk'],
  ]);
});

test('in the US: cups, spoons, ounces and pounds', () => {
  expect(usList(need(500, 'ml', 'milk'))).toEqual([[2.25, 'cup', 'milk']]);
  expect(usList(need(10, 'ml', 'olive oil'))).toEqual([[2.25, 'tsp', 'olive oil']]);
  expect(usList(need(700, 'g', 'chicken breast'))[0]?.slice(0, 2)).toEqual([1.75, 'lb']);
  expect(usList(need(100, 'g', 'chicken breast'))[0]?.slice(0, 2)).toEqual([4, 'oz']);
  expect(usList(need(1, 'tsp', 'cumin'))[0]?.slice(0, 2)).toEqual([1, 'tsp']);
  expect(usList(need(11, 'tbsp', 'vegetable stock'))[0]?.slice(0, 2)).toEqual([5.5, 'fl oz']);
  expect(usList(need(4, 'tbsp', 'sugar'))[0]?.slice(0, 2)).toEqual([0.25, 'cup']);
  expect(usList(need(300, 'g', 'beef chuck'))).toEqual([[11, 'oz', 'beef chuck']]);
});

test('nothing is needed for nothing, and nonsense is bought as "some"', () => {
  expect(list()).toEqual([]);
  expect(list(need(Number.NaN, 'g', 'rice'), need(-5, 'g', 'rice'))).toEqual([[0, '', 'rice']]);
  expect(list(need(5, 'g', '  '))).toEqual([]);
});

// Properties

const names = [
  'onion, chopped',
  'onions',
  'garlic',
  'milk',
  'eggs',
  'all-purpose flour',
  'olive oil',
  'parsley',
  'celery',
  'chicken breast',
  'black beans',
  'cumin',
  'butter',
  'spaghetti',
  'gluten-free spaghetti',
  'soy sauce',
  'water',
  'Zorble bix',
  'zorble bix',
  'salt, to taste',
  'salt and pepper',
  'butter or margarine',
  ...foods.flatMap((food) => [food.name, food.plural]),
];
const units = [
  'g',
  'kg',
  'ml',
  'cup',
  'tbsp',
  'tsp',
  'oz',
  'lb',
  'pinch',
  'whole',
  'clove',
  'head',
  'bunch',
  'sprig',
  'can',
  'slice',
  'stalk',
  'handful',
  'glorp',
  '',
];
const needs = fc.array(
  fc.record({
    ingredient: fc.record({
      name: fc.constantFrom(...names),
      amount: fc.oneof(
        fc.constantFrom(0, 0.25, 1 / 3, 0.5, 1, 1.5, 2, 3, 250, 999, 1000),
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
      ),
      unit: fc.constantFrom(...units),
    }),
    factor: fc.constantFrom(0.5, 1, 4 / 3, 2, 2.5),
    source: fc.constantFrom('Monday', 'Tuesday', 'Wednesday'),
  }),
  { maxLength: 12 },
);
const systems = fc.constantFrom('metric' as const, 'us' as const);

/** Grams by food name of everything that can be weighed. */
function gramsByFood(needed: readonly ShoppingNeed[]): Map<string, number> {
  const grams = new Map<string, number>();
  for (const { ingredient, factor } of needed) {
    const line = writtenLine(ingredient);
    if (!line.food || line.grams === null || line.food.class === 'water') continue;
    grams.set(line.food.id, (grams.get(line.food.id) ?? 0) + line.grams * factor);
  }
  return grams;
}

const buying = (lines: readonly ShoppingLine[]) =>
  lines.flatMap((line) => needsOf({ ...line, needed: null }));
const bought = (lines: readonly ShoppingLine[]) =>
  lines.map(({ foodId, ingredient, amount, unit, category, sources }) => ({
    foodId,
    ingredient,
    amount,
    unit,
    category,
    sources,
  }));

test('gathering keeps every gram', () => {
  fc.assert(
    fc.property(needs, (needed) => {
      const gathered = new Map<string, number>();
      for (const { food, amount } of gatherNeeds(needed)) {
        if (food && amount.kind === 'grams')
          gathered.set(food.id, (gathered.get(food.id) ?? 0) + amount.grams);
      }
      for (const [id, grams] of gramsByFood(needed)) expect(gathered.get(id) ?? 0).toBeCloseTo(grams, 6);
    }),
  );
});

/** Grams of what is bought for the foods that are used: the most of any part, and all else. */
function gramsToBuy(needed: readonly ShoppingNeed[]): Map<FoodId, number> {
  const whole = new Map<FoodId, number>();
  const parts = new Map<FoodId, number>();
  for (const [id, grams] of gramsByFood(needed)) {
    const { boughtAs, grams: weights } = foodById(id as FoodId);
    const bought = boughtAs?.food ?? (id as FoodId);
    const ratio = boughtAs ? (boughtAs.grams ?? foodById(bought).grams.each! / weights.each!) : 1;
    if (boughtAs?.part) parts.set(bought, Math.max(parts.get(bought) ?? 0, grams * ratio));
    else whole.set(bought, (whole.get(bought) ?? 0) + grams * ratio);
  }
  const ids = [...new Set([...whole.keys(), ...parts.keys()])];
  return new Map(ids.map((id) => [id, (whole.get(id) ?? 0) + (parts.get(id) ?? 0)]));
}

/** The largest step is 50 g or ml, a quarter pound or cup, or one of what is counted; labels are a second line. */
function stepOf({ grams }: Food): number {
  return Math.max(114, (grams.cup ?? 0) / 4, ...Object.values(grams)) * 2;
}

test('the displayed need is never less than the recipes use, and over by less than a step', () => {
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const said = gramsByFood(mergeNeeds(needed, system).flatMap(needsOf));
      for (const [id, grams] of gramsToBuy(needed)) {
        expect(said.get(id) ?? 0).toBeGreaterThanOrEqual(grams - grams * 1e-6 - 1e-3);
        expect(said.get(id) ?? 0).toBeLessThan(grams + stepOf(foodById(id)) + 1e-6);
      }
    }),
  );
});

test('the purchase is never less than the need, and over by about a pack', () => {
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const bought = gramsByFood(buying(mergeNeeds(needed, system)));
      for (const [id, grams] of gramsToBuy(needed)) {
        const food = foodById(id);
        const packs = packsOf(food, system).map(({ amount, unit }) => toGrams(food, amount, unit)!);
        // One pack more to carry is a tenth of the largest; a labelled food is a second line.
        const most = grams * 1.1 + 2 * Math.max(0, ...packs) + stepOf(food);
        expect(bought.get(id) ?? 0).toBeGreaterThanOrEqual(grams - grams * 1e-6 - 1e-3);
        expect(bought.get(id) ?? 0).toBeLessThan(most + 1e-6);
      }
    }),
  );
});

test('any order of the needs gives the same list', () => {
  const shuffled = needs.chain((needed) =>
    fc.tuple(fc.constant(needed), fc.shuffledSubarray(needed, { minLength: needed.length })),
  );
  fc.assert(
    fc.property(shuffled, systems, ([needed, other], system) => {
      expect(mergeNeeds(other, system)).toEqual(mergeNeeds(needed, system));
    }),
  );
});

test('buying what a list says is the same list', () => {
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const once = mergeNeeds(needed, system);
      expect(bought(mergeNeeds(buying(once), system))).toEqual(bought(once));
    }),
  );
});

test('merging a merged list changes nothing that is needed', () => {
  const used = (lines: ShoppingLine[]) =>
    lines.map(({ foodId, category, sources, needed, amount, unit }) => ({
      ...{ foodId, category, sources },
      ...(needed ?? { amount, unit }),
    }));
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const once = mergeNeeds(needed, system);
      expect(used(mergeNeeds(once.flatMap(needsOf), system))).toEqual(used(once));
    }),
  );
});

test('two lists that become one ask for the same in all, as one list of both would', () => {
  const asOne = (lines: readonly ShoppingLine[], others: readonly ShoppingLine[]) => {
    const all = lines.map((line) => ({ ...line }));
    for (const other of others) {
      const both = all.map((line) =>
        nameOfItem(line) === nameOfItem(other) ? combineItems(line, other) : null,
      );
      const at = both.findIndex((one) => one !== null);
      if (at === -1) all.push({ ...other });
      else Object.assign(all[at]!, both[at]);
    }
    return all;
  };
  fc.assert(
    fc.property(needs, needs, systems, (needed, more, system) => {
      const [one, other] = [mergeNeeds(needed, system), mergeNeeds(more, system)];
      const merged = asOne(one, other);
      const total = gramsByFood([...one, ...other].flatMap(needsOf));
      const used = gramsByFood(merged.flatMap(needsOf));
      expect([...used.keys()].sort()).toEqual([...total.keys()].sort());
      for (const [food, grams] of total) {
        expect(used.get(food), food).toBeGreaterThan(grams * (1 - 1e-6) - 1e-3);
        expect(used.get(food), food).toBeLessThan(grams + stepOf(foodById(food as FoodId)) + 1e-6);
      }
      const amounts = (lines: readonly ShoppingLine[]) =>
        lines.filter(({ foodId, amount }) => foodId === null && amount > 0).map(({ amount }) => amount);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, next) => all + next, 0);
      expect(sum(amounts(merged))).toBeCloseTo(sum(amounts([...one, ...other])), 1);
    }),
  );
});

test.each([
  [
    ['milk', 1, 'l'],
    ['milk', 500, 'ml'],
    [1.5, 'l'],
  ],
  [
    ['onions', 2, 'whole'],
    ['onion', 1, 'whole'],
    [3, 'whole'],
  ],
  [
    ['salt', 0, ''],
    ['salt', 1, 'kg'],
    [1, 'kg'],
  ],
  [
    ['soap', 1, 'whole'],
    ['Soap', 2, 'whole'],
    [3, 'whole'],
  ],
  [['nappies', 1, 'pack'], ['nappies', 2, ''], null],
  [['gluten-free spaghetti', 500, 'g'], ['spaghetti', 500, 'g'], null],
] as const)('%j and %j are bought as %j', ([name, amount, unit], [other, more, inUnit], both) => {
  const found = combineItems(
    { ingredient: name, amount, unit },
    { ingredient: other, amount: more, unit: inUnit },
  );
  expect(found && [found.amount, found.unit]).toEqual(both);
});
