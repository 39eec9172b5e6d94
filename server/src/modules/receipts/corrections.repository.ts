import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { receiptCorrections, type StoredItem } from '#db/tables/grocery-receipts.ts';

export type Correction = Pick<StoredItem, 'name' | 'food' | 'category' | 'isFood' | 'isGuess' | 'isRemoved'>;

/** By folded text. */
export async function findCorrections(
  db: Database,
  userId: string,
  store: string,
): Promise<Map<string, Correction>> {
  const rows = await db
    .select()
    .from(receiptCorrections)
    .where(and(eq(receiptCorrections.userId, userId), eq(receiptCorrections.store, store)));
  return new Map(rows.map((row) => [row.text, row]));
}

export async function upsertCorrection(
  db: Database,
  place: { userId: string; store: string; text: string },
  correction: Correction & { updatedAt: Date },
): Promise<void> {
  await db
    .insert(receiptCorrections)
    .values({ ...correction, ...place })
    .onConflictDoUpdate({
      target: [receiptCorrections.userId, receiptCorrections.store, receiptCorrections.text],
      set: correction,
    });
}

/** Keeps the latest `most` of the user's corrections. */
export async function deleteOldCorrections(db: Database, userId: string, max: number): Promise<void> {
  const { id, updatedAt } = receiptCorrections;
  const old = db
    .select({ id })
    .from(receiptCorrections)
    .where(eq(receiptCorrections.userId, userId))
    .orderBy(desc(updatedAt), desc(id))
    .offset(max);
  await db.delete(receiptCorrections).where(and(eq(receiptCorrections.userId, userId), inArray(id, old)));
}
