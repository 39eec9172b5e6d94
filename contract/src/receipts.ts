import { sections } from '@plateful/domain/foods/food.ts';
import { mostEvidence } from '@plateful/domain/purchases/insight.ts';
import { currencySigns, receiptUnits } from '@plateful/domain/receipts/receipt.ts';
import { z } from 'zod';
import { receiptBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { pageAnswer, pageQuery } from './paging.ts';
import { done, id, instant, plainDate } from './wire.ts';

/** One bought thing as read from a receipt. */
export const receiptItem = z
  .object({
    /** Its place among the items as first read; corrections and removals leave it as it is. */
    id: z.int32().nonnegative(),
    /** As printed. */
    text: z.string().max(200),
    name: z.string().trim().min(1).max(receiptBounds.name.maxLength),
    /** Id in the food table; null for what it lacks. */
    food: z.string().nullable(),
    amount: z.number().nonnegative(),
    unit: z.enum(receiptUnits),
    price: z.number().nullable(),
    category: z.enum(sections),
    isFood: z.boolean(),
    /** What it is was guessed from its words; false once the user confirmed it. */
    isGuess: z.boolean(),
    /** The user said what it is: here, or before of the same words at the same store. */
    isCorrected: z.boolean(),
    /** The user added it: the photo was read without it. */
    isAdded: z.boolean().optional(),
  })
  .meta({ id: 'ReceiptItem' });
export type ReceiptItem = z.output<typeof receiptItem>;

const selfCheck = z.object({ printed: z.number(), counted: z.number(), agrees: z.boolean() });

/** The printed figures beside what was read; null where the receipt prints none. */
export const receiptChecks = z.object({ sum: selfCheck.nullable(), itemCount: selfCheck.nullable() });
export type ReceiptChecks = z.output<typeof receiptChecks>;

/** `cut`: print goes on at its edge; `two_receipts`: only one of several was read; `restaurant`: a bill, and no groceries. */
export const photoProblems = ['dark', 'blurred', 'small', 'cut', 'two_receipts', 'restaurant'] as const;
export type PhotoProblem = (typeof photoProblems)[number];

export const groceryReceipt = z
  .object({
    id,
    userId: id,
    /** Where its photo is, for its owner alone; null when none was kept. */
    imageUrl: z.string().nullable(),
    store: z.string().nullable(),
    /** The printed day. */
    date: plainDate.nullable(),
    total: z.number().nullable(),
    currency: z.enum(currencySigns),
    parsedItems: z.array(receiptItem),
    /** Lines that the user removed, here or before of the same words at the same store; they can be put back. */
    removedItems: z.array(receiptItem),
    checks: receiptChecks,
    photoProblems: z.array(z.enum(photoProblems)),
    processedAt: instant,
  })
  .meta({ id: 'GroceryReceipt' });
export type GroceryReceipt = z.output<typeof groceryReceipt>;

/** A line of a receipt that speaks for an insight. */
const evidence = z.object({ receiptId: id, itemId: z.int32(), text: z.string() });

const insight = z.object({
  name: z.string(),
  /** 0 to 1: how much of what was bought lately speaks for it. */
  strength: z.number().min(0).max(1),
  because: z.array(evidence).max(mostEvidence),
});
export type TasteInsight = z.output<typeof insight>;

/** What all receipts say of a household's taste, the strongest first. Suggestions, never limits. */
export const tasteInsights = z
  .object({
    cuisines: z.array(insight),
    nutritionGoals: z.array(insight),
    /** Names of foods bought again and again. */
    likedFoods: z.array(insight),
    /** Sentences: "Buys fresh fish most weeks". */
    habits: z.array(insight),
  })
  .meta({ id: 'TasteInsights' });
export type TasteInsights = z.output<typeof tasteInsights>;

/** What the month's limit says; `resetsOn` is the user's first day of the next month. */
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

/** How much of an item there was, and what its row cost; null where that cannot be read. For one line, never remembered. */
const bought = z.object({
  amount: z.number().positive().max(receiptBounds.amount.max),
  unit: receiptItem.shape.unit,
  price: z.number().min(-receiptBounds.price.max).max(receiptBounds.price.max).nullable(),
});

const storeName = z.string().trim().min(1).max(receiptBounds.store.maxLength);

/** What stands above and below the items. */
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
      'Receipts, newest first, all or page by page; what they say of taste, and where the month stands',
    access: 'user',
    scopes: ['all'],
    query: z.object(pageQuery),
    output: z.object({
      receipts: z.array(groceryReceipt),
      /** Of all pages. */
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
      /** Chosen by the client, one for each photo: by it the upload can be cancelled, and repeated without counting twice. */
      uploadId: id.optional(),
    }),
    output: z.object({
      /** Its id is null when nothing was read: such a photo is not kept and does not count. */
      receipt: groceryReceipt.extend({ id: id.nullable() }),
      /** The photo shows more than one: each is a receipt of its own, and counts like one. */
      otherReceipts: z.array(groceryReceipt),
      /** Items of `receipt`, without those of `otherReceipts`. */
      itemsFound: z.int32().nonnegative(),
      tasteInsights: z.object({ cuisines: z.array(z.string()), nutritionGoals: z.array(z.string()) }),
      /** Whether this receipt changed what all receipts say of taste. */
      isTasteRefreshed: z.boolean(),
      /** The same receipt was uploaded before: it is answered as it stands and counts once. */
      isRepeat: z.boolean(),
      usage: receiptUsage,
    }),
  }),
  cancelUpload: endpoint({
    method: 'DELETE',
    path: '/api/receipt-uploads/{id}',
    summary:
      'Cancel an upload by the uploadId that it was or will be sent with: what it stored is deleted and does not count',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: done,
  }),
  image: endpoint({
    method: 'GET',
    path: '/api/grocery-receipts/{id}/image',
    summary: 'The photo of a receipt, re-encoded and without metadata, as image/webp',
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
      'Correct store, day, total and currency of a receipt, or say whether it is one of groceries; its sums are checked anew',
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
        /** True puts all items back and takes it for no restaurant bill, false the other way round. */
        isGroceries: z.boolean().optional(),
        /** What the page had shown: what was changed elsewhere meanwhile is not replaced without being shown. */
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
    summary: 'Add an item that was not read',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    body: bought.extend({
      name: receiptItem.shape.name,
      /** Id in the food table; null for something that it lacks. */
      food: z.string().max(100).nullable(),
      category: receiptItem.shape.category,
    }),
    output: z.object({ receipt: groceryReceipt }),
  }),
  updateItem: endpoint({
    method: 'PATCH',
    path: '/api/grocery-receipts/{id}/items/{itemId}',
    summary:
      'Say what an item really is, remembered for the same words at the same store; or correct amount, unit and price of its line',
    access: 'user',
    scopes: ['all'],
    params: itemPlace,
    body: z
      .object({
        name: receiptItem.shape.name.optional(),
        /** Id in the food table; null for something that it lacks. */
        food: z.string().max(100).nullable().optional(),
        category: receiptItem.shape.category.optional(),
        ...bought.partial().shape,
        /** False puts a removed item back. */
        isRemoved: z.literal(false).optional(),
        /** What the page had shown: what another person has said meanwhile is not replaced without being shown. */
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
    summary:
      'Take an item out of all that is known of taste; remembered like a correction, and can be put back',
    access: 'user',
    scopes: ['all'],
    params: itemPlace,
    output: z.object({ receipt: groceryReceipt }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/grocery-receipts/{id}',
    summary: 'Delete a receipt with its photo and all that it said of taste',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: done,
  }),
  foods: endpoint({
    method: 'GET',
    path: '/api/foods',
    summary: 'Foods of the table whose names begin with or hold the query, for choosing one',
    access: 'user',
    scopes: ['read'],
    query: z.object({ query: z.string().trim().min(1).max(60) }),
    output: z.object({
      foods: z.array(z.object({ id: z.string(), name: z.string(), category: z.enum(sections) })),
    }),
  }),
};
