import type { PhotoProblem, ReceiptChecks, ReceiptItem } from '@plateful/contract/receipts.ts';
import { sections } from '@plateful/domain/foods/food.ts';
import { currencySigns } from '@plateful/domain/receipts/receipt.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** `isRemoved`: removed by the user; kept so that it can be restored. */
export type StoredItem = ReceiptItem & { isRemoved: boolean };

export const groceryReceipts = pgTable(
  'grocery_receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Upload id chosen by the client, used to cancel it; null once the same photo was uploaded again. */
    uploadId: uuid(),
    /**
     * A photo being read already counts towards the month. A cancelled row stores only its upload id, so that a photo
     * arriving after its cancellation is rejected.
     */
    status: text({ enum: ['reading', 'done', 'cancelled'] })
      .notNull()
      .default('done'),
    /** Key of the photo in the file store. */
    imageUrl: text(),
    /** The receipt stored by the same upload of the same photo; cancelling that one deletes this one too. */
    besideId: uuid().references((): AnyPgColumn => groceryReceipts.id, { onDelete: 'set null' }),
    /** SHA-256 of the uploaded photo and of its content; either one equal means the same receipt. */
    photoDigest: text(),
    contentDigest: text(),
    extractedText: text(),
    store: text(),
    /** yyyy-MM-dd as printed. */
    date: text(),
    total: doublePrecision(),
    currency: text({ enum: currencySigns }).notNull().default('$'),
    parsedItems: jsonb().$type<StoredItem[]>().notNull().default([]),
    checks: jsonb().$type<ReceiptChecks>().notNull().default({ sum: null, itemCount: null }),
    photoProblems: text().array().$type<PhotoProblem[]>().notNull().default(sql`'{}'::text[]`),
    processedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * The month it counts towards, in the user's time zone at creation: "2026-11". Written by a trigger (migration
     * months_and_access).
     */
    month: text(),
  },
  (table) => [
    index('grocery_receipts_user_processed').on(table.userId, table.processedAt.desc()),
    uniqueIndex('grocery_receipts_photo').on(table.userId, table.photoDigest),
    uniqueIndex('grocery_receipts_upload').on(table.userId, table.uploadId),
    index('grocery_receipts_beside').on(table.besideId),
    uniqueIndex('grocery_receipts_content').on(table.userId, table.contentDigest),
  ],
);

/** The user's corrections of printed text, applied to later receipts of the same store. */
export const receiptCorrections = pgTable(
  'receipt_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty if the store is unknown. */
    store: text().notNull(),
    /** The printed text, folded. */
    text: text().notNull(),
    name: text().notNull(),
    food: text(),
    category: text({ enum: sections }).notNull(),
    isFood: boolean().notNull(),
    isRemoved: boolean().notNull(),
    /** The line was removed or restored without a correction. */
    isGuess: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('receipt_corrections_words').on(table.userId, table.store, table.text)],
);
