import { and, asc, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
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
  // An address may hold anything, and PostgreSQL no NUL.
  if (rowId.includes('\0')) return undefined;
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

export type Page = { limit: number; after?: string | undefined };
type Filter = { customer?: string | undefined; statuses?: string[] | undefined; field?: [string, string][] };

/** A page of a kind, the latest first, and whether there are more; undefined when there is none to begin after. */
export async function findPage<K extends Kind>(
  db: Database,
  wanted: K,
  { customer, statuses, field = [] }: Filter,
  { limit, after }: Page,
): Promise<{ rows: Row<K>[]; hasMore: boolean } | undefined> {
  const conditions: (SQL | undefined)[] = [
    eq(kind, wanted),
    customer === undefined ? undefined : eq(customerId, customer),
    statuses && inArray(sql`${data} ->> 'status'`, statuses),
    ...field.map(([name, value]) => eq(sql`${data} ->> ${name}`, value)),
  ];
  if (after !== undefined) {
    const [start] = await db
      .select({ position })
      .from(paymentSandboxObjects)
      .where(and(eq(id, after), eq(kind, wanted)));
    if (!start) return undefined;
    conditions.push(lt(position, start.position));
  }
  const found = await db
    .select()
    .from(paymentSandboxObjects)
    .where(and(...conditions))
    .orderBy(desc(position))
    .limit(limit + 1);
  return { rows: asRows<K>(found.slice(0, limit)), hasMore: found.length > limit };
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
