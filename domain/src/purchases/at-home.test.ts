import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { addDays } from '../weeks/plain-date.ts';
import { approximateAmount, type Cooked, expiresSoon, foodsAtHome, type StatedAtHome } from './at-home.ts';
import { boughtByCheckOff, type CheckedOffFood } from './checked-off-foods.ts';
import type { BoughtItem, BoughtReceipt } from './purchases.ts';

const now = new Date('2026-11-20T12:00:00Z');
const today = '2026-11-20';
const at = (days: number, hour = 12) =>
  new Date(`${addDays(today, -days)}T${String(hour).padStart(2, '0')}:00:00Z`);

function bought(
  days: number,
  ...items: [food: string, amount: number, unit: BoughtItem['unit']][]
): BoughtReceipt {
  return {
    id: `receipt-${days}`,
    boughtAt: at(days),
    items: items.map(([food, amount, unit], id) => ({
      ...{ id, text: food, name: food, food, amount, unit, category: 'Other' as const, isFood: true },
    })),
  };
}

const cooked = (days: number, ...lines: string[]): Cooked => ({
  at: at(days, 18),
  needs: lines.map((ingredient) => ({ ingredient, factor: 1, source: '' })),
});

function home(
  receipts: BoughtReceipt[],
  uses: Cooked[] = [],
  statements: StatedAtHome[] = [],
  checkedOff: CheckedOffFood[] = [],
) {
  const { here, gone } = foodsAtHome({ receipts, checkedOff, cooked: uses, statements }, now);
  return {
    here: here.map(({ food, grams }) => [food, Math.round(grams)]),
    gone: gone.map(({ food }) => food),
  };
}

test('bought food is at home for its shelf life, ordered by expiry', () => {
  const receipts = [
    bought(2, ['cabbage', 900, 'g'], ['spinach', 200, 'g']),
    bought(9, ['lettuce', 1, 'each']),
  ];
  expect(home(receipts)).toEqual({
    here: [
      ['spinach', 200],
      ['cabbage', 900],
    ],
    gone: ['lettuce'],
  });
  const { here } = foodsAtHome({ receipts, checkedOff: [], cooked: [], statements: [] }, now);
  expect(here.map((food) => expiresSoon(food, today))).toEqual([true, false]);
});

test('a dozen eggs on a receipt are twelve eggs, and two packs of them two packs', () => {
  const { grams, packs } = foodById('egg');
  const eggs = (count: number) => home([bought(0, ['egg', count, 'each'])]).here;
  expect(eggs(12)).toEqual([['egg', 12 * grams.each!]]);
  expect(eggs(2)).toEqual([['egg', 2 * packs[0]!]]);
});

test('cooked food is deducted, the oldest purchase first, and a small remainder counts as none', () => {
  const receipts = [bought(6, ['carrot', 500, 'g']), bought(2, ['carrot', 500, 'g'], ['feta', 200, 'g'])];
  expect(home(receipts, [cooked(1, '600 g carrots', '190 g feta')])).toEqual({
    here: [['carrot', 400]],
    gone: ['feta'],
  });
});

test('meals before a purchase do not use it', () => {
  expect(home([bought(2, ['feta', 200, 'g'])], [cooked(4, '200 g feta')]).here).toEqual([['feta', 200]]);
});

test('juice is deducted from lemons, and cooked rice from dry rice', () => {
  const { here } = home([bought(3, ['rice', 1, 'kg'])], [cooked(1, '500 g cooked rice')]);
  expect(here[0]![1]).toBeGreaterThan(500);
  expect(here[0]![1]).toBeLessThan(1000);
});

test('an amount that a user enters replaces everything derived before', () => {
  const receipts = [bought(5, ['feta', 200, 'g'], ['spinach', 200, 'g']), bought(1, ['lettuce', 1, 'each'])];
  const statement = (food: string, grams: number, days: number): StatedAtHome => ({
    food,
    grams,
    saidAt: at(days, 20),
  });
  expect(home(receipts, [], [statement('feta', 0, 1), statement('spinach', 150, 1)])).toEqual({
    here: [
      ['spinach', 150],
      ['lettuce', 360],
    ],
    gone: ['feta'],
  });
  // A user's statement covers everything cooked before it, but nothing cooked or bought later.
  const uses = [cooked(3, '150 g feta'), cooked(0, '50 g feta')];
  const late = { ...uses[1]!, at: now };
  expect(home([bought(5, ['feta', 200, 'g'])], [uses[0]!, late], [statement('feta', 200, 1)]).here).toEqual([
    ['feta', 150],
  ]);
  expect(home([bought(0, ['feta', 200, 'g'])], [], [statement('feta', 0, 1)]).here).toEqual([['feta', 200]]);
});

test('old purchases, non-food and unknown food are not at home', () => {
  const soap = bought(1, ['no-such-food', 1, 'each']);
  expect(home([bought(40, ['rice', 1, 'kg']), soap])).toEqual({ here: [], gone: [] });
});

const checkedOff = (days: number, food: string, grams: number, hour = 18): CheckedOffFood => ({
  ...{ food: foodById(food as never).id, grams, checkedAt: at(days, hour), day: addDays(today, -days) },
});

test('checked-off list items are at home, and a meal of that day uses them', () => {
  const checkedOffFoods = [
    checkedOff(2, 'feta', 400, 21),
    checkedOff(2, 'rice', 500),
    checkedOff(40, 'sugar', 500),
  ];
  expect(home([], [cooked(2, '150 g feta')], [], checkedOffFoods)).toEqual({
    here: [
      ['feta', 250],
      ['rice', 500],
    ],
    gone: [],
  });
});

test('if a check-off and a receipt are a day apart, only the receipt counts, whichever came first', () => {
  const receipts = [bought(4, ['feta', 200, 'g'])];
  expect(home(receipts, [], [], [checkedOff(6, 'feta', 400), checkedOff(2, 'feta', 400)]).here).toEqual([
    ['feta', 200],
  ]);
  expect(home(receipts, [], [], [checkedOff(1, 'feta', 400)]).here).toEqual([['feta', 600]]);
});

test("a user's statement about a food replaces earlier check-offs, not later ones", () => {
  const statements = [{ food: 'feta', grams: 0, saidAt: at(1, 17) }];
  expect(home([], [], statements, [checkedOff(1, 'feta', 400, 16)])).toEqual({ here: [], gone: ['feta'] });
  expect(home([], [], statements, [checkedOff(1, 'feta', 400, 18)]).here).toEqual([['feta', 400]]);
});

test('a hundred thousand purchases of a food and ten thousand meals are processed before a request times out', () => {
  const receipts = Array.from({ length: 1000 }, () =>
    bought(3, ...Array.from({ length: 100 }, (): ['feta', 200, 'g'] => ['feta', 200, 'g'])),
  );
  const meals = Array.from({ length: 10_000 }, () => cooked(2, '1 g feta'));
  const checkedOffFoods = Array.from({ length: 2000 }, () => checkedOff(9, 'feta', 400));
  expect(home(receipts, meals, [], checkedOffFoods).here).toEqual([['feta', 100 * 200 - 10_000]]);
});

test.each([
  ['a planned item', { foodId: 'feta', ingredient: 'feta', amount: 400, unit: 'g' }, ['feta', 400]],
  ['a typed one', { ingredient: 'Milk', amount: 2, unit: 'l' }, ['milk', 2063]],
  ['typed without a unit, as packs', { ingredient: 'feta', amount: 2, unit: '' }, ['feta', 400]],
  ['without an amount, as a pack', { ingredient: 'feta', amount: 0, unit: '' }, ['feta', 200]],
  ['no food', { ingredient: 'nappies', amount: 1, unit: '' }, null],
])('a check-off records the purchased amount: %s', (_, item, bought) => {
  const found = boughtByCheckOff(item);
  expect(found && [found.food, Math.round(found.grams)]).toEqual(bought);
});

test.each([
  ['lemon', 180, { amount: 2, unit: 'whole' }],
  ['milk', 500, { amount: 480, unit: 'ml' }],
  ['feta', 143, { amount: 140, unit: 'g' }],
])('%s, %d g', (food, grams, amount) => {
  expect(approximateAmount(foodById(food as never), grams)).toEqual(amount);
});
