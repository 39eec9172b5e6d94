import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isByPiece } from '../foods/by-piece.ts';
import { foodById, foods } from '../foods/table.ts';
import { unitsOfReceipts } from '../purchases/bought-grams.ts';
import { receiptUnits } from '../receipts/receipt.ts';
import { caseCount } from '../testing/property-cases.ts';
import { costOfItems, costOfNeeds, summed } from './cost.ts';
import { foodPrices } from './food-prices.ts';
import { knownPrices, priceOf, pricesPer100g } from './known-prices.ts';
import { type PricedItem, type PricedReceipt, pricePoints } from './price-points.ts';
import { boughtQuantity } from './unit-price.ts';

const now = new Date('2026-11-20T12:00:00Z');
let receipts = 0;

function bought(food: string, price: number | null, more: Partial<PricedItem> = {}): PricedItem {
  const { name, section } = foodById(food as never);
  const item = { id: 0, text: name.toUpperCase(), name, food, price, amount: 1, unit: 'each' as const };
  return { ...item, category: section, isFood: true, ...more };
}

function receipt(day: string, items: PricedItem[], more: Partial<PricedReceipt> = {}): PricedReceipt {
  receipts += 1;
  const id = `receipt-${String(receipts).padStart(4, '0')}`;
  return {
    id,
    store: 'Corner Market',
    currency: '€',
    boughtAt: new Date(`${day}T12:00:00Z`),
    items,
    ...more,
  };
}

const kilos = (amount: number) => ({ amount, unit: 'kg' as const });
const tomatoes = (day: string, price: number, more: Partial<PricedReceipt> = {}) =>
  receipt(day, [bought('tomato', price, kilos(1))], more);
const known = (...all: PricedReceipt[]) => knownPrices(pricePoints(all, now));
const history = (...all: PricedReceipt[]) => foodPrices(pricePoints(all, now));

test('a price is per kilogram, liter or piece, as it was sold', () => {
  const day = '2026-11-19';
  const prices = history(
    receipt(day, [
      bought('tomato', 1.5, { amount: 500, unit: 'g' }),
      bought('milk', 3.79, { amount: 1, unit: 'gal' }),
      bought('lemon', 1.58, { amount: 2 }),
    ]),
  );
  expect(prices.map(({ food, per, latest }) => [food, per, latest.price])).toEqual([
    ['tomato', 'kg', 3],
    ['milk', 'l', 1],
    ['lemon', 'piece', 0.79],
  ]);
});

test.each(['2020-03-20', '1970-01-02'])(
  'a price of %s has a unit, however little it weighs by now',
  (day) => {
    const prices = history(receipt(day, [bought('salami', 7.49), bought('tomato', 1.5, kilos(1))]));
    expect(prices.map(({ food, per, latest }) => [food, per, latest.price])).toEqual([
      ['salami', 'piece', 7.49],
      ['tomato', 'kg', 1.5],
    ]);
  },
);

test('a count converts to a weight only where the food table has one weight for it', () => {
  const prices = known(
    receipt('2026-11-19', [
      bought('lettuce', 1.8),
      bought('spinach', 3.49),
      bought('egg', 3.6, { amount: 12 }),
    ]),
  )!;
  const halfKilo = { per: 'kg', quantity: 0.5 } as const;
  expect(priceOf(prices, foodById('lettuce'), halfKilo)).toBeCloseTo(2.5);
  expect(priceOf(prices, foodById('egg'), { per: 'kg', quantity: 0.1 })).toBeCloseTo(0.6);
  // Shops have it in several sizes.
  expect(priceOf(prices, foodById('spinach'), halfKilo)).toBeNull();
  expect(priceOf(prices, foodById('spinach'), { per: 'piece', quantity: 2 })).toBeCloseTo(6.98);
});

test.each([
  ['several that were rung up as one', bought('banana', 1.4, { text: 'BANANAS 4011', name: 'bananas' })],
  ['a bag of unknown weight', bought('lemon', 3, { text: 'LEMON BAG' })],
  ['a box of eggs without its count', bought('egg', 4.29)],
  ['what has no price', bought('tomato', null, kilos(1))],
  ['a deposit that is given back', bought('milk', -0.25, { unit: 'l' })],
  ['what is not in the food table', bought('milk', 2, { food: null })],
  ['what is no food', bought('milk', 2, { isFood: false })],
])('%s has no price', (_, item) => {
  expect(history(receipt('2026-11-19', [item]))).toEqual([]);
});

test('an estimate is the median of the prices paid, weighted towards recent ones', () => {
  const old = ['2026-02-01', '2026-02-08', '2026-02-15'].map((day) => tomatoes(day, 2));
  const prices = known(...old, tomatoes('2026-11-10', 3), tomatoes('2026-11-17', 3.2))!;
  expect(priceOf(prices, foodById('tomato'), { per: 'kg', quantity: 1 })).toBeCloseTo(3);
  expect(known(tomatoes('2024-01-01', 2))).toBeNull();
});

test('an outlier is shown but not used', () => {
  const days = ['2026-11-02', '2026-11-05', '2026-11-08', '2026-11-12'];
  const [prices] = history(...days.map((day) => tomatoes(day, 3)), tomatoes('2026-11-18', 30));
  expect(prices).toMatchObject({ typical: 3, change: null, latest: { price: 30, isUnusual: true } });
  expect(prices!.paid.filter(({ isUnusual }) => isUnusual)).toHaveLength(1);
});

test('the latest price is compared with earlier prices, and stores with each other', () => {
  const [prices] = history(
    tomatoes('2026-10-01', 2),
    tomatoes('2026-10-20', 2, { store: 'Green Grocer' }),
    tomatoes('2026-11-18', 2.5, { store: 'Green Grocer' }),
    tomatoes('2026-10-25', 2, { store: null }),
  );
  expect(prices!.change).toBeCloseTo(0.25);
  expect(prices!.stores.map(({ store, times }) => [store, times])).toEqual([
    ['Corner Market', 1],
    ['Green Grocer', 2],
  ]);
});

test('currencies are never mixed, and estimates use the one with the most recent receipts', () => {
  const all = [
    tomatoes('2026-11-18', 3, { currency: '£' }),
    tomatoes('2026-11-15', 3.1, { currency: '£' }),
    tomatoes('2026-11-01', 9),
  ];
  expect(history(...all).map(({ currency, paid }) => [currency, paid.length])).toEqual([
    ['£', 2],
    ['€', 1],
  ]);
  const prices = known(...all)!;
  expect(prices.currency).toBe('£');
  expect(priceOf(prices, foodById('tomato'), { per: 'kg', quantity: 1 })).toBeCloseTo(3);
});

test('recipes cost what shops charge for their ingredients, and items without a price are listed', () => {
  const prices = known(receipt('2026-11-19', [bought('lemon', 0.84), bought('tomato', 4, kilos(2))]));
  const lines = costOfNeeds(
    ['juice of 1 lemon', '500 g tomatoes', '1 tsp cumin', 'salt, to taste'].map((ingredient) => ({
      ...{ ingredient, factor: 1, source: '' },
    })),
    prices,
  );
  expect(summed(lines, prices)).toEqual({
    ...{ amount: 1.84, currency: '€', priced: 2, total: 3 },
    unpriced: [expect.stringContaining('cumin')],
  });
});

test('without any price the sum is null', () => {
  const lines = costOfItems([{ ingredient: 'tomato', amount: 2, unit: 'kg' }], null);
  expect(summed(lines, null)).toEqual({
    ...{ amount: null, currency: null, priced: 0, total: 1, unpriced: ['tomato'] },
  });
});

test('the planner knows the price of a part of a purchased food', () => {
  const prices = pricesPer100g(known(receipt('2026-11-19', [bought('lemon', 0.84)])));
  expect(prices.lemon).toBeCloseTo(1);
  expect(prices['lemon-juice']).toBeGreaterThan(1);
  expect(prices).not.toHaveProperty('tomato');
});

const shopFoods = foods.filter(({ boughtAs, class: kind }) => boughtAs === null && kind !== 'water');
const anyItem = fc.record({
  food: fc.constantFrom(...shopFoods.map(({ id }) => id)),
  cents: fc.integer({ min: 1, max: 20_000 }),
  amount: fc.oneof(
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 4000 }).map((one) => one / 1000),
  ),
  unit: fc.constantFrom(...receiptUnits),
});

test("a list of everything on a receipt costs the receipt's total, to the cent", () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 60 }), (all) => {
      const items = all
        .map(({ food, cents, amount, unit }) => bought(food, cents / 100, { amount, unit }))
        .filter((item) => boughtQuantity(foodById(item.food as never), item) !== null);
      const prices = known(receipt('2026-11-19', items));
      const list = items.map((item) => {
        const each = isByPiece(foodById(item.food as never)) ? 'whole' : 'packet';
        const unit = item.unit === 'each' ? each : unitsOfReceipts[item.unit];
        return { ingredient: item.name, amount: item.amount, unit };
      });
      const paid = items.reduce((sum, { price }) => sum + Math.round(price! * 100), 0);
      const { amount, priced, total } = summed(costOfItems(list, prices), prices);
      expect(Math.round((amount ?? 0) * 100)).toBe(paid);
      expect(priced).toBe(total);
    }),
    { numRuns: caseCount(1000) },
  );
});

test('the order of receipts does not matter', () => {
  const all = [tomatoes('2026-11-01', 2), tomatoes('2026-11-01', 3), tomatoes('2026-11-05', 4)];
  expect(history(...all.toReversed())).toEqual(history(...all));
});

test('the median of all other prices equals a full sort without the price', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 2, 3, 4, 7, 11, 30), { maxLength: 12 }), (prices) => {
      const [food] = history(...prices.map((price) => tomatoes('2026-11-10', price)));
      const isFar = prices.map((price, at) => {
        const others = prices.filter((_, index) => index !== at).toSorted((a, b) => a - b);
        const middle = Math.floor(others.length / 2);
        const usual = others.length % 2 === 1 ? others[middle]! : (others[middle - 1]! + others[middle]!) / 2;
        return price > usual * 2.5 || price * 2.5 < usual;
      });
      const expected = prices.length > 3 ? prices.filter((_, at) => isFar[at]) : [];
      const unusual = food?.paid.filter(({ isUnusual }) => isUnusual).map(({ price }) => price) ?? [];
      expect(unusual.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: caseCount(1000) },
  );
});

test('thirty thousand receipts of one food are processed before a request times out', () => {
  const many = Array.from({ length: 30_000 }, (_, at) => tomatoes('2026-11-10', 1 + (at % 90) / 100));
  expect(history(...many)[0]?.paid).toHaveLength(30_000);
});
