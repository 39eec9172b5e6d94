import { sections } from '@plateful/domain/foods/food.ts';
import { perUnits } from '@plateful/domain/prices/unit-price.ts';
import { currencySigns } from '@plateful/domain/receipts/receipt.ts';
import { z } from 'zod';
import { priceBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { id, plainDate } from './wire.ts';

const money = z.number().nonnegative();

/** Costs according to the user's own receipts. */
export const cost = z
  .object({
    /** Sum of those with a price; null if none has one. */
    amount: money.nullable(),
    /** Null if no receipt has a price. */
    currency: z.enum(currencySigns).nullable(),
    /** Number of different things with a price, and of all. */
    priced: z.int32().nonnegative(),
    total: z.int32().nonnegative(),
    /** Names of those without a price. */
    unpriced: z.array(z.string()),
  })
  .meta({ id: 'Cost' });
export type Cost = z.output<typeof cost>;

const paidPrice = z.object({
  day: plainDate,
  /** Null if the receipt does not name it. */
  store: z.string().nullable(),
  receiptId: id,
  /** Per unit of the food's prices. */
  price: money,
  /** An outlier: a sale, another size, or a misread price. Not used in estimates. */
  isUnusual: z.boolean(),
});

export const foodPrices = z
  .object({
    /** Id in the food table. */
    food: z.string(),
    name: z.string(),
    section: z.enum(sections),
    currency: z.enum(currencySigns),
    /** The unit of the prices. */
    per: z.enum(perUnits),
    latest: paidPrice,
    /** Median of the prices paid, weighted by age; null if all are outliers. */
    typical: money.nullable(),
    /** Relative increase of the latest price over earlier ones, 0.1 for 10 %; null if there is nothing to compare. */
    change: z.number().nullable(),
    /** Latest first. */
    paid: z.array(paidPrice).max(priceBounds.paid),
    /** Price per store, cheapest first. */
    stores: z.array(
      z.object({ store: z.string(), price: money, day: plainDate, times: z.int32().positive() }),
    ),
  })
  .meta({ id: 'FoodPrices' });
export type FoodPrices = z.output<typeof foodPrices>;

/** Number of months and weeks shown, including next week. */
export const spendingSpan = { months: 12, weeks: 8 } as const;

const spending = z
  .object({
    /** By receipt totals, per currency; the most frequent currency first. */
    spent: z.array(
      z.object({
        currency: z.enum(currencySigns),
        /** Oldest first, each with its first day. */
        months: z.array(z.object({ month: plainDate, amount: money, receipts: z.int32().nonnegative() })),
      }),
    ),
    /** Receipts of these months without a known total, which no month includes. */
    withoutTotal: z.int32().nonnegative(),
    /** Oldest first: the cost of planned meals, and the total of that week's receipts in the same currency. */
    weeks: z.array(z.object({ monday: plainDate, cost, paid: money.nullable() })),
    /** Currency of `paid` and `budget`; null without receipts. */
    currency: z.enum(currencySigns).nullable(),
    /** Per week; null if not set. */
    budget: money.nullable(),
  })
  .meta({ id: 'Spending' });
export type Spending = z.output<typeof spending>;

/** Derived from receipts, the most private data of an account: requires the same scope. */
const ofReceipts = { access: 'user', scopes: ['all'] } as const;

export const priceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/prices',
    summary: "Food prices from the user's receipts, latest purchase first",
    ...ofReceipts,
    output: z.object({ foods: z.array(foodPrices) }),
  }),
  spending: endpoint({
    method: 'GET',
    path: '/api/spending',
    summary: 'Spending per month from receipt totals, and the cost of planned weeks against the budget',
    ...ofReceipts,
    output: spending,
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/api/recipe/{id}/cost',
    summary: "Cost of a recipe's ingredients for all servings, from the user's receipts",
    ...ofReceipts,
    params: z.object({ id }),
    output: z.object({ cost, servings: z.int32().positive() }),
  }),
  week: endpoint({
    method: 'GET',
    path: '/api/week-cost',
    summary:
      "Cost of the meals cooked in the seven days from `startDate`, per meal and in total, from the user's receipts",
    ...ofReceipts,
    query: z.object({ startDate: plainDate }),
    output: z.object({ cost, meals: z.array(z.object({ entryId: id, cost })) }),
  }),
  shoppingList: endpoint({
    method: 'GET',
    path: '/api/shopping-lists/{id}/cost',
    summary: "Cost of a shopping list without items that are at home, from the user's receipts",
    ...ofReceipts,
    params: z.object({ id }),
    output: z.object({ cost }),
  }),
};
