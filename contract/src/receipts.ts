import { sections } from '@plateful/domain/foods/food.ts';
import { maxEvidence } from '@plateful/domain/purchases/insight.ts';
import { currencySigns, receiptUnits } from '@plateful/domain/receipts/receipt.ts';
import { z } from 'zod';
import { receiptBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { pageAnswer, pageQuery } from './paging.ts';
import { done, id, instant, plainDate } from './wire.ts';

/** One purchased item of a receipt. */
export const receiptItem = z
  .object({
    /** Its index as first read; corrections and removals do not change it. */
    id: z.int32().nonnegative(),
    /** As printed. */
    text: z.string().max(200),
    name: z.string().trim().min(1).max(receiptBounds.name.maxLength),
    /** Id in the food table; null if it has no such food. */
    food: z.string().nullable(),
    amount: z.number().nonnegative(),
    unit: z.enum(receiptUnits),
    price: z.number().nullable(),
    category: z.enum(sections),
    isFood: z.boolean(),
    /** Its meaning was guessed; false once the user confirmed it. */
    isGuess: z.boolean(),
    /** Corrected by the user, here or earlier for the same text at the same store. */
    isCorrected: z.boolean(),
    /** Added by the user. */
    isAdded: z.boolean().optional(),
  })
  .meta({ id: 'ReceiptItem' });
export type ReceiptItem = z.output<typeof receiptItem>;

const selfCheck = z.object({ printed: z.number(), counted: z.number(), agrees: z.boolean() });

/** Printed figures compared with those read; null if the receipt does not print them. */
export const receiptChecks = z.object({
  sum: selfCheck.nullable(),
  itemCount: selfCheck.nullable(),
  /** Rows with amount and unit price, and how many have the price that these give; missing without any. */
  rows: selfCheck.optional(),
});
export type ReceiptChecks = z.output<typeof receiptChecks>;

/**
 * `cut`: text continues at the edge; `two_receipts`: only one of several was read; `restaurant`: a restaurant bill, not
 * groceries.
 */
export const photoProblems = ['dark', 'blurred', 'small', 'cut', 'two_receipts', 'restaurant'] as const;
export type PhotoProblem = (typeof photoProblems)[number];

export const groceryReceipt = z
  .object({
    id,
    userId: id,
    /** URL of its photo, for its owner only; null if none is stored. */
    imageUrl: z.string().nullable(),
    store: z.string().nullable(),
    /** The printed date. */
    date: plainDate.nullable(),
    total: z.number().nullable(),
    currency: z.enum(currencySigns),
    parsedItems: z.array(receiptItem),
    /** Items removed by the user, here or earlier for the same text at the same store; they can be restored. */
    removedItems: z.array(receiptItem),
    checks: receiptChecks,
    photoProblems: z.array(z.enum(photoProblems)),
    processedAt: instant,
  })
  .meta({ id: 'GroceryReceipt' });
export type GroceryReceipt = z.output<typeof groceryReceipt>;

/** A receipt line that supports an insight. */
const evidence = z.object({ receiptId: id, itemId: z.int32(), text: z.string() });

const insight = z.object({
  name: z.string(),
  /** 0 to 1: share of recent purchases that support it. */
  strength: z.number().min(0).max(1),
  because: z.array(evidence).max(maxEvidence),
});
export type TasteInsight = z.output<typeof insight>;

/** A household's taste according to all receipts, strongest first. Suggestions, never limits. */
export const tasteInsights = z
  .object({
    cuisines: z.array(insight),
    nutritionGoals: z.array(insight),
    /** Names of foods bought repeatedly. */
    likedFoods: z.array(insight),
    /** Sentences: "Buys fresh fish most weeks". */
    habits: z.array(insight),
  })
  .meta({ id: 'TasteInsights' });
export type TasteInsights = z.output<typeof tasteInsights>;

/** The month's quota; `resetsOn` is the first day of the user's next month. */
export const receiptUsage = z
  .object({
    used: z.int32().nonnegative(),
    limit: z.int32(),
    remaining: z.int32().nonnegative(),
    resetsOn: plainDate,
  })
  .meta({ id: 'ReceiptUsage' });
export type ReceiptUsage = z.output<typeof receiptUsage>;

const itemMeaning = z.object({
  name: z.string().max(receiptBounds.name.maxLength),
  food: z.string().max(100).nullable(),
  category: receiptItem.shape.category,
  ...receiptItem.pick({ amount: true, unit: true, price: true }).partial().shape,
});

/** Amount and price of an item; null if unreadable. Per line, never remembered. */
const bought = z.object({
  amount: z.number().min(receiptBounds.amount.min).max(receiptBounds.amount.max),
  unit: receiptItem.shape.unit,
  price: z.number().min(-receiptBounds.price.max).max(receiptBounds.price.max).nullable(),
});

const storeName = z.string().trim().min(1).max(receiptBounds.store.maxLength);

/** The fields above and below the items. */
const receiptHead = z.object({
  store: groceryReceipt.shape.store,
  date: groceryReceipt.shape.date,
  total: groceryReceipt.shape.total,
  currency: groceryReceipt.shape.currency,
});

const itemPlace = z.object({ id, itemId: z.coerce.number().pipe(z.int32().nonnegative()) });

export const receiptEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/grocery-receipts',
    summary:
      "Receipts, newest first (paginated if `limit` is set), with taste insights and the month's quota",
    access: 'user',
    scopes: ['all'],
    query: z.object(pageQuery),
    output: z.object({
      receipts: z.array(groceryReceipt),
      /** From all pages. */
      insights: tasteInsights,
      usage: receiptUsage,
      ...pageAnswer,
    }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/upload-receipt',
    summary: 'Read a photo of a receipt: multipart/form-data with one file in the field "receipt"',
    access: 'user',
    scopes: ['all'],
    upload: 'receipt',
    body: z.object({
      /** Idempotency key, chosen by the client per photo; also used to cancel the upload. */
      uploadId: id.optional(),
    }),
    output: z.object({
      /** Its id is null if nothing was read: such a photo is not stored and does not count. */
      receipt: groceryReceipt.extend({ id: id.nullable() }),
      /** Further receipts in the photo, each stored and counted separately. */
      otherReceipts: z.array(groceryReceipt),
      /** Items of `receipt`, without those of `otherReceipts`. */
      itemsFound: z.int32().nonnegative(),
      tasteInsights: z.object({ cuisines: z.array(z.string()), nutritionGoals: z.array(z.string()) }),
      /** Whether this receipt changed the taste insights. */
      isTasteRefreshed: z.boolean(),
      /** The receipt was uploaded before: the stored one is returned and counts once. */
      isRepeat: z.boolean(),
      usage: receiptUsage,
    }),
  }),
  cancelUpload: endpoint({
    method: 'DELETE',
    path: '/api/receipt-uploads/{id}',
    summary:
      'Cancel an upload by its `uploadId`, even before it arrives. What it stored is deleted and does not count toward the quota',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: done,
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/grocery-receipts/{id}/image',
    summary: 'The photo of a receipt, re-encoded without metadata, as image/webp',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    produces: 'image/webp',
    output: z.object({}),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/grocery-receipts/{id}',
    summary:
      'Correct the store, date, total or currency of a receipt, or whether it is for groceries. Its sums are checked again',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    body: z
      .object({
        store: storeName.nullable().optional(),
        /** Tomorrow at the latest. */
        date: plainDate.nullable().optional(),
        total: z.number().min(0).max(receiptBounds.price.max).nullable().optional(),
        currency: receiptHead.shape.currency.optional(),
        /** True restores all items and unmarks a restaurant bill, false does the opposite. */
        isGroceries: z.boolean().optional(),
        /** The values that the page showed: a changed value is not overwritten but reported as a conflict. */
        seen: receiptHead.optional(),
      })
      .refine(({ seen, ...change }) => Object.values(change).some((value) => value !== undefined), {
        error: 'Send a store, a date, a total, a currency or isGroceries',
      }),
    output: z.object({ receipt: groceryReceipt }),
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/api/grocery-receipts/{id}/items',
    summary: 'Add an item that was missed',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    body: bought.extend({
      name: receiptItem.shape.name,
      /** Id in the food table; null if it has no such food. */
      food: z.string().max(100).nullable(),
      category: receiptItem.shape.category,
    }),
    output: z.object({ receipt: groceryReceipt }),
  }),
  updateItem: endpoint({
    method: 'PATCH',
    path: '/api/grocery-receipts/{id}/items/{itemId}',
    summary:
      'Correct what an item is, remembered for the same text at the same store, or the amount, unit and price of its line',
    access: 'user',
    scopes: ['all'],
    params: itemPlace,
    body: z
      .object({
        name: receiptItem.shape.name.optional(),
        /** Id in the food table; null if it has no such food. */
        food: z.string().max(100).nullable().optional(),
        category: receiptItem.shape.category.optional(),
        ...bought.partial().shape,
        /** False restores a removed item. */
        isRemoved: z.literal(false).optional(),
        /** The values that the page showed: a changed value is not overwritten but reported as a conflict. */
        seen: itemMeaning.optional(),
      })
      .refine(({ seen, ...change }) => Object.values(change).some((value) => value !== undefined), {
        error: 'Send a name, a food, a category, an amount, a unit, a price or isRemoved',
      }),
    output: z.object({ receipt: groceryReceipt }),
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/api/grocery-receipts/{id}/items/{itemId}',
    summary: 'Exclude an item from the taste insights. This is remembered like a correction, and reversible',
    access: 'user',
    scopes: ['all'],
    params: itemPlace,
    output: z.object({ receipt: groceryReceipt }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/grocery-receipts/{id}',
    summary: 'Delete a receipt with its photo and its effect on the taste insights',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: done,
  }),
  foods: endpoint({
    method: 'GET',
    path: '/api/foods',
    summary: 'Search the food table by name',
    access: 'user',
    scopes: ['read'],
    query: z.object({ query: z.string().trim().min(1).max(60) }),
    output: z.object({
      foods: z.array(z.object({ id: z.string(), name: z.string(), category: z.enum(sections) })),
      /** Where lists put an item with the query as its name; null if the food table does not know it. */
      section: z.enum(sections).nullable(),
    }),
  }),
};
