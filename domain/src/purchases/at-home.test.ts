import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { addDays } from '../weeks/plain-date.ts';
import { aboutAmount, type Cooked, goesBadSoon, type SaidAtHome, whatIsAtHome } from './at-home.ts';
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

function home(receipts: BoughtReceipt[], uses: Cooked[] = [], said: SaidAtHome[] = []) {
  const { here, gone } = whatIsAtHome({ receipts, cooked: uses, said }, now);
  return {
    here: here.map(({ food, grams }) => [food, Math.round(grams)]),
    gone: gone.map(({ food }) => food),
  };
}

test('bought food is at home for its shelf life, the first to go bad first', () => {
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
  const { here } = whatIsAtHome({ receipts, cooked: [], said: [] }, now);
  expect(here.map((food) => goesBadSoon(food, today))).toEqual([true, false]);
});

test('cooked food is used up, the older first, and a small rest counts as none', () => {
  const receipts = [bought(6, ['carrot', 500, 'g']), bought(2, ['carrot', 500, 'g'], ['feta', 200, 'g'])];
  expect(home(receipts, [cooked(1, '600 g carrots', '190 g feta')])).toEqual({
    here: [['carrot', 400]],
    gone: ['feta'],
  });
});

test('meals before a purchase use nothing of it', () => {
  expect(home([bought(2, ['feta', 200, 'g'])], [cooked(4, '200 g feta')]).here).toEqual([['feta', 200]]);
});

test('juice is taken of lemons, and cooked rice of dry', () => {
  const { here } = home([bought(3, ['rice', 1, 'kg'])], [cooked(1, '500 g cooked rice')]);
  expect(here[0]![1]).toBeGreaterThan(500);
  expect(here[0]![1]).toBeLessThan(1000);
});

test('an amount that a user enters replaces everything derived before', () => {
  const receipts = [bought(5, ['feta', 200, 'g'], ['spinach', 200, 'g']), bought(1, ['lettuce', 1, 'each'])];
  const said = (food: string, grams: number, days: number): SaidAtHome => ({
    food,
    grams,
    saidAt: at(days, 20),
  });
  expect(home(receipts, [], [said('feta', 0, 1), said('spinach', 150, 1)])).toEqual({
    here: [
      ['spinach', 150],
      ['lettuce', 360],
    ],
    gone: ['feta'],
  });
  // What was cooked before was known to who said it; what is cooked or bought later is not.
  const uses = [cooked(3, '150 g feta'), cooked(0, '50 g feta')];
  const late = { ...uses[1]!, at: now };
  expect(home([bought(5, ['feta', 200, 'g'])], [uses[0]!, late], [said('feta', 200, 1)]).here).toEqual([
    ['feta', 150],
  ]);
  expect(home([bought(0, ['feta', 200, 'g'])], [], [said('feta', 0, 1)]).here).toEqual([['feta', 200]]);
});

test('old purchases, non-food and unknown food are not at home', () => {
  const soap = bought(1, ['no-such-food', 1, 'each']);
  expect(home([bought(40, ['rice', 1, 'kg']), soap])).toEqual({ here: [], gone: [] });
});

test.each([
  ['lemon', 180, { amount: 2, unit: 'whole' }],
  ['milk', 500, { amount: 480, unit: 'ml' }],
  ['feta', 143, { amount: 140, unit: 'g' }],
])('%s, %d g', (food, grams, amount) => {
  expect(aboutAmount(foodById(food as never), grams)).toEqual(amount);
});
