import { sections } from '@plateful/domain/foods/food.ts';
import { perUnits } from '@plateful/domain/prices/unit-price.ts';
import { currencySigns } from '@plateful/domain/receipts/receipt.ts';
import { z } from 'zod';
import { priceBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { id, plainDate } from './wire.ts';

const money = z.number().nonnegative();

/** What things cost by the user's own receipts. */
export const cost = z
  .object({
    /** Of those that have a price; null when none has. */
    amount: money.nullable(),
    /** Null before any receipt has a price. */
    currency: z.enum(currencySigns).nullable(),
    /** How many different things have a price, of how many. */
    priced: z.int32().nonnegative(),
    total: z.int32().nonnegative(),
    /** Names of those without one. */
    unpriced: z.array(z.string()),
  })
  .meta({ id: 'Cost' });
export type Cost = z.output<typeof cost>;

const paidPrice = z.object({
  day: plainDate,
  /** Null where the receipt does not say it. */
  store: z.string().nullable(),
  receiptId: id,
  /** Per unit of the food's prices. */
  price: money,
  /** Far from all others: a sale, another size, or misread. No estimate uses it. */
  isUnusual: z.boolean(),
});

export const foodPrices = z
  .object({
    /** Id in the food table. */
    food: z.string(),
    name: z.string(),
    section: z.enum(sections),
    currency: z.enum(currencySigns),
    /** What the prices are for. */
    per: z.enum(perUnits),
    latest: paidPrice,
    /** Median of what was paid, the newer the more; null when every price is unusual. */
    typical: money.nullable(),
    /** How much dearer the latest is than what was paid before, 0.1 for a tenth; null when nothing is to compare. */
    change: z.number().nullable(),
    /** The latest first. */
    paid: z.array(paidPrice).max(priceBounds.paid),
    /** What one pays in each store, the cheapest first. */
    stores: z.array(
      z.object({ store: z.string(), price: money, day: plainDate, times: z.int32().positive() }),
    ),
  })
  .meta({ id: 'FoodPrices' });
export type FoodPrices = z.output<typeof foodPrices>;

/** So many months and weeks are told of; of the weeks one is still to come. */
export const spendingSpan = { months: 12, weeks: 8 } as const;

const spending = z
  .object({
    /** By the totals of receipts, for each currency; the one of most receipts first. */
    spent: z.array(
      z.object({
        currency: z.enum(currencySigns),
        /** The oldest first, each by its first day. */
        months: z.array(z.object({ month: plainDate, amount: money, receipts: z.int32().nonnegative() })),
      }),
    ),
    /** Receipts of these months whose total is not known: no month counts them. */
    withoutTotal: z.int32().nonnegative(),
    /** The oldest first: what the planned meals cost, and what receipts of that week add up to in the same currency. */
    weeks: z.array(z.object({ monday: plainDate, cost, paid: money.nullable() })),
    /** What `paid` and `budget` are in; null before any receipt. */
    currency: z.enum(currencySigns).nullable(),
    /** Of a week; null where none was set. */
    budget: money.nullable(),
  })
  .meta({ id: 'Spending' });
export type Spending = z.output<typeof spending>;

/** Receipts are the most private that an account has: no narrower scope than theirs opens what follows from them. */
const ofReceipts = { access: 'user', scopes: ['all'] } as const;

export const priceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/prices',
    summary: 'What foods cost by the own receipts, the latest bought first',
    ...ofReceipts,
    output: z.object({ foods: z.array(foodPrices) }),
  }),
  spending: endpoint({
    method: 'GET',
    path: '/api/spending',
    summary: 'What was spent by month, by totals of receipts, and what weeks cost beside their budget',
    ...ofReceipts,
    output: spending,
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/cost',
    summary: 'What the ingredients of a recipe cost, for all its servings, by the own receipts',
    ...ofReceipts,
    params: z.object({ id }),
    output: z.object({ cost, servings: z.int32().positive() }),
  }),
  week: endpoint({
    method: 'GET',
    path: '/api/week-cost',
    summary:
      'What the meals cooked in the seven days from startDate cost, each and together, by the own receipts',
    ...ofReceipts,
    query: z.object({ startDate: plainDate }),
    output: z.object({ cost, meals: z.array(z.object({ entryId: id, cost })) }),
  }),
  shoppingList: endpoint({
    method: 'GET',
    path: '/api/shopping-lists/{id}/cost',
    summary: 'What a shopping list costs by the own receipts, without what is at home',
    ...ofReceipts,
    params: z.object({ id }),
    output: z.object({ cost }),
  }),
};
