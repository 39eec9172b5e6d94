import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { paymentSandboxObjects } from '#db/tables/payment-sandbox.ts';
import type { CustomerRow, Kind, Row } from './kinds.ts';

const { id, position, kind, customerId, data, dueAt } = paymentSandboxObjects;

/** Rows are only written as the kind that they are read as. */
function asRows<K extends Kind>(rows: (typeof paymentSandboxObjects.$inferSelect)[]): Row<K>[] {
  return rows as unknown as Row<K>[];
}

export async function insertRow<K extends Kind>(db: Database, row: Row<K>): Promise<Row<K>> {
  await db.insert(paymentSandboxObjects).values(row);
  return row;
}

export async function saveRow<K extends Kind>(db: Database, row: Row<K>): Promise<void> {
  const { data, state, dueAt } = row;
  await db.update(paymentSandboxObjects).set({ data, state, dueAt }).where(eq(id, row.id));
}

export async function findRow<K extends Kind>(
  db: Database,
  wanted: K,
  rowId: string,
): Promise<Row<K> | undefined> {
  const found = await db
    .select()
    .from(paymentSandboxObjects)
    .where(and(eq(id, rowId), eq(kind, wanted)));
  return asRows<K>(found)[0];
}

/** The customer, whom nobody else changes until the transaction ends; undefined for one who was deleted. */
export async function lockCustomer(db: Database, rowId: string): Promise<CustomerRow | undefined> {
  const found = await db
    .select()
    .from(paymentSandboxObjects)
    .where(and(eq(id, rowId), eq(kind, 'customer')))
    .for('update');
  const [row] = asRows<'customer'>(found);
  return row && isLive(row) ? row : undefined;
}

export function isLive(row: Row<'customer'>): row is CustomerRow {
  return !('deleted' in row.data);
}

/** All that the customer has of a kind, the latest first. */
export async function findRows<K extends Kind>(db: Database, wanted: K, owner: string): Promise<Row<K>[]> {
  return asRows<K>(
    await db
      .select()
      .from(paymentSandboxObjects)
      .where(and(eq(customerId, owner), eq(kind, wanted)))
      .orderBy(desc(position)),
  );
}

type Filter = { customer: string; statuses?: string[] | undefined };
type Page = { limit: number; after?: string | undefined };

/** A page of a kind, the newest first. */
export async function findPage<K extends Kind>(
  db: Database,
  wanted: K,
  { customer, statuses }: Filter,
  { limit, after }: Page,
): Promise<Row<K>[]> {
  const start = db
    .select({ position })
    .from(paymentSandboxObjects)
    .where(eq(id, after ?? ''));
  const found = await db
    .select()
    .from(paymentSandboxObjects)
    .where(
      and(
        eq(kind, wanted),
        eq(customerId, customer),
        statuses && inArray(sql`${data} ->> 'status'`, statuses),
        after === undefined ? undefined : lt(position, start),
      ),
    )
    .orderBy(desc(position))
    .limit(limit);
  return asRows<K>(found);
}

/** What the clock has to do first until that moment. */
export async function findDue(db: Database, until: number): Promise<Row<Kind> | undefined> {
  const found = await db
    .select()
    .from(paymentSandboxObjects)
    .where(lte(dueAt, until))
    .orderBy(asc(dueAt), asc(position))
    .limit(1);
  return asRows<Kind>(found)[0];
}
