import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

export const groceryReceipts = pgTable(
  'grocery_receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    imageUrl: text(),
    extractedText: text(),
    parsedItems: jsonb().$type<ReceiptItem[]>(),
    processedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('grocery_receipts_user_processed').on(table.userId, table.processedAt.desc())],
);
