import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { and, arrayContains, count, desc, eq, gt, gte, inArray, not, or, sql } from 'drizzle-orm';
import { isOfMonth } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { cursorOf, isBehind } from '#db/paging.ts';
import { groceryReceipts, type StoredItem } from '#db/tables/grocery-receipts.ts';

export type ReceiptRow = typeof groceryReceipts.$inferSelect;
export type { StoredItem };

type NewReceipt = typeof groceryReceipts.$inferInsert;

const latestFirst = [desc(groceryReceipts.processedAt), desc(groceryReceipts.id)];

/** Receipts that were read, latest first: all, or `rows` of them. */
export function findReceipts(
  db: Database,
  userId: string,
  { rows, cursor }: { rows?: number | undefined; cursor?: string | undefined },
): Promise<{ receipt: ReceiptRow; cursor: string }[]> {
  const { id, processedAt } = groceryReceipts;
  const found = db
    .select({ receipt: groceryReceipts, cursor: cursorOf(processedAt, id) })
    .from(groceryReceipts)
    .where(and(isRead(userId), isBehind(cursor, processedAt, id)))
    .orderBy(...latestFirst);
  return rows === undefined ? found : found.limit(rows);
}

export async function countRead(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ receipts: count() }).from(groceryReceipts).where(isRead(userId));
  return row!.receipts;
}

export type BoughtRow = Pick<
  ReceiptRow,
  'id' | 'store' | 'date' | 'currency' | 'processedAt' | 'parsedItems'
>;

/**
 * Only what was bought, where, when and for how much, in total or since a day: this is read for each new recipe and
 * receipt.
 */
export function findBought(db: Database, userId: string, since?: PlainDate): Promise<BoughtRow[]> {
  const { id, store, date, currency, processedAt, parsedItems } = groceryReceipts;
  const isRecent =
    since === undefined ? undefined : or(gte(processedAt, sql`${since}::timestamptz`), gte(date, since));
  return db
    .select({ id, store, date, currency, processedAt, parsedItems })
    .from(groceryReceipts)
    .where(and(isRead(userId), isRecent))
    .orderBy(...latestFirst);
}

export type TotalRow = Pick<ReceiptRow, 'date' | 'processedAt' | 'total' | 'currency'>;

/** Totals of grocery receipts since a day. */
export function findTotals(db: Database, userId: string, since: PlainDate): Promise<TotalRow[]> {
  const { date, processedAt, total, currency, photoProblems } = groceryReceipts;
  return db
    .select({ date, processedAt, total, currency })
    .from(groceryReceipts)
    .where(
      and(
        isRead(userId),
        gte(sql`coalesce(${date}::date, ${processedAt})`, sql`${since}::date - 1`),
        not(arrayContains(photoProblems, ['restaurant'])),
      ),
    );
}

export async function findReceipt(db: Database, userId: string, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(groceryReceipts)
    .where(and(isOwn(userId, id), eq(groceryReceipts.status, 'done')));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockReceipt(db: Database, userId: string, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(groceryReceipts)
    .where(and(isOwn(userId, id), eq(groceryReceipts.status, 'done')))
    .for('update');
  return row;
}

type Digest = { photoDigest: string } | { contentDigest: string };

export async function findReceiptByDigest(
  db: Database,
  userId: string,
  digest: Digest,
): Promise<ReceiptRow | undefined> {
  const isSame =
    'photoDigest' in digest
      ? eq(groceryReceipts.photoDigest, digest.photoDigest)
      : eq(groceryReceipts.contentDigest, digest.contentDigest);
  const [row] = await db
    .select()
    .from(groceryReceipts)
    .where(and(eq(groceryReceipts.userId, userId), isSame));
  return row;
}

export async function findReceiptByUpload(
  db: Database,
  userId: string,
  uploadId: string,
): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(groceryReceipts)
    .where(and(eq(groceryReceipts.userId, userId), eq(groceryReceipts.uploadId, uploadId)));
  return row;
}

/** Other receipts of the same photo. */
export function findBeside(db: Database, userId: string, id: string): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(groceryReceipts)
    .where(and(isRead(userId), eq(groceryReceipts.besideId, id)));
}

/** Detaches the receipt from its upload, so that cancelling the upload does not delete it. */
export async function detachUpload(db: Database, id: string): Promise<void> {
  await db.update(groceryReceipts).set({ uploadId: null, besideId: null }).where(eq(groceryReceipts.id, id));
}

/** Replaces the upload's rows by a cancelled one, and returns the replaced rows. */
export async function replaceByCancelled(
  db: Database,
  upload: { userId: string; uploadId: string; processedAt: Date },
): Promise<ReceiptRow[]> {
  const { userId, uploadId } = upload;
  const ofUpload = and(eq(groceryReceipts.userId, userId), eq(groceryReceipts.uploadId, uploadId));
  const first = db.select({ id: groceryReceipts.id }).from(groceryReceipts).where(ofUpload);
  const beside = await db
    .delete(groceryReceipts)
    .where(and(eq(groceryReceipts.userId, userId), inArray(groceryReceipts.besideId, first)))
    .returning();
  const rows = await db.delete(groceryReceipts).where(ofUpload).returning();
  await db.insert(groceryReceipts).values({ ...upload, status: 'cancelled' });
  return [...rows, ...beside];
}

/** Keeps the latest `most` of the user's cancelled rows. */
export async function deleteOldCancelled(db: Database, userId: string, max: number): Promise<void> {
  const cancelled = and(eq(groceryReceipts.userId, userId), eq(groceryReceipts.status, 'cancelled'));
  const old = db
    .select({ id: groceryReceipts.id })
    .from(groceryReceipts)
    .where(cancelled)
    .orderBy(...latestFirst)
    .offset(max);
  await db.delete(groceryReceipts).where(and(cancelled, inArray(groceryReceipts.id, old)));
}

/** Counts receipts in the calendar month of `now` in `timeZone`, including those being read since `oldestLiveStart`. */
export async function countReceipts(
  db: Database,
  userId: string,
  { now, timeZone, oldestLiveStart }: { now: Date; timeZone: string; oldestLiveStart: Date },
): Promise<number> {
  const [row] = await db
    .select({ receipts: count() })
    .from(groceryReceipts)
    .where(
      and(
        eq(groceryReceipts.userId, userId),
        isOfMonth({ month: groceryReceipts.month, instant: groceryReceipts.processedAt }, now, timeZone),
        or(
          eq(groceryReceipts.status, 'done'),
          and(eq(groceryReceipts.status, 'reading'), gt(groceryReceipts.processedAt, oldestLiveStart)),
        ),
      ),
    );
  return row?.receipts ?? 0;
}

/** Total bytes of the content of all receipts. */
export async function findReceiptBytes(db: Database, userId: string): Promise<number> {
  const { parsedItems, extractedText } = groceryReceipts;
  const bytes = sql`octet_length(${parsedItems}::text) + coalesce(octet_length(${extractedText}), 0)`;
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number) })
    .from(groceryReceipts)
    .where(eq(groceryReceipts.userId, userId));
  return row!.bytes;
}

export async function insertReceipt(db: Database, row: NewReceipt): Promise<void> {
  await db.insert(groceryReceipts).values(row);
}

/** Undefined if it was deleted meanwhile, with its owner's data or by the sweep. */
export async function updateToDone(
  db: Database,
  id: string,
  read: Partial<NewReceipt>,
): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .update(groceryReceipts)
    .set({ ...read, status: 'done' })
    .where(and(eq(groceryReceipts.id, id), eq(groceryReceipts.status, 'reading')))
    .returning();
  return row;
}

export async function updateReceipt(
  db: Database,
  id: string,
  { store, date, total, currency, parsedItems, photoProblems, checks }: ReceiptRow,
): Promise<ReceiptRow> {
  const [row] = await db
    .update(groceryReceipts)
    .set({ store, date, total, currency, parsedItems, photoProblems, checks })
    .where(eq(groceryReceipts.id, id))
    .returning();
  return row!;
}

/** Returns the deleted row. */
export async function deleteReceipt(
  db: Database,
  userId: string,
  id: string,
): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .delete(groceryReceipts)
    .where(and(isOwn(userId, id), eq(groceryReceipts.status, 'done')))
    .returning();
  return row;
}

/** False if it was already deleted. */
export async function deleteReading(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(groceryReceipts)
    .where(and(eq(groceryReceipts.id, id), eq(groceryReceipts.status, 'reading')))
    .returning({ id: groceryReceipts.id });
  return deleted.length > 0;
}

/** Which of the ids are receipts of any user. Invalid ids are ignored. */
export async function findExistingIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sql<string>`${groceryReceipts.id}::text` })
    .from(groceryReceipts)
    .where(inArray(sql`${groceryReceipts.id}::text`, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

function isRead(userId: string) {
  return and(eq(groceryReceipts.userId, userId), eq(groceryReceipts.status, 'done'));
}

function isOwn(userId: string, id: string) {
  return and(eq(groceryReceipts.userId, userId), eq(groceryReceipts.id, id));
}
