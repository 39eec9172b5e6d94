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

/** `isRemoved`: the user removed it; it is kept so that it can be restored. */
export type StoredItem = ReceiptItem & { isRemoved: boolean };

export const groceryReceipts = pgTable(
  'grocery_receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The uploading client's id of this upload, by which it can be cancelled; null once another upload found it. */
    uploadId: uuid(),
    /**
     * A photo that is being read counts for its month already. A cancelled row holds nothing but its upload's id: a photo
     * that arrives after its Cancel is refused.
     */
    status: text({ enum: ['reading', 'done', 'cancelled'] })
      .notNull()
      .default('done'),
    /** Key of the photo in the file store. */
    imageUrl: text(),
    /** The receipt that the same upload stored of the same photo: cancelling that takes this one along. */
    besideId: uuid().references((): AnyPgColumn => groceryReceipts.id, { onDelete: 'set null' }),
    /** SHA-256 of the photo as uploaded, and of what it says: either twice is the same receipt. */
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
    /** That it counts for, by the clock of its user then: "2026-11". A trigger writes it (migration months_and_access). */
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

/** The user's corrections of printed words, for the next receipt of the same store. */
export const receiptCorrections = pgTable(
  'receipt_corrections',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty for a receipt whose store is not known. */
    store: text().notNull(),
    /** The printed words, folded. */
    text: text().notNull(),
    name: text().notNull(),
    food: text(),
    category: text({ enum: sections }).notNull(),
    isFood: boolean().notNull(),
    isRemoved: boolean().notNull(),
    /** A line was removed or restored without a correction. */
    isGuess: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('receipt_corrections_words').on(table.userId, table.store, table.text)],
);
