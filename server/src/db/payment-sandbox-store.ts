import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import {
  paymentSandboxClock as clock,
  paymentSandboxEvents as events,
  paymentSandboxObjects as objects,
  paymentSandboxAnswers as responses,
} from '#db/tables/payment-sandbox.ts';

/** Advisory lock key; all Plateful servers on one database must use the same, and nothing else may. */
const lock = 7_528_350;

type Object = Omit<typeof objects.$inferSelect, 'position'>;
type Event = Omit<typeof events.$inferSelect, 'position'>;
type ObjectFilter = {
  kind: string;
  customerId: string;
  statuses?: readonly string[] | undefined;
  after?: string | undefined;
  limit?: number | undefined;
};
type EventFilter = {
  types?: readonly string[] | undefined;
  since?: number | undefined;
  after?: string | undefined;
  limit: number;
};

/** Stores the payments sandbox in PostgreSQL. A lock serializes the transactions of all processes. */
export function createPaymentSandboxStore(db: Database) {
  return {
    transaction: <T>(work: (records: ReturnType<typeof recordsIn>) => Promise<T>): Promise<T> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
        return work(recordsIn(tx));
      }),
  };
}

function recordsIn(db: Database) {
  return {
    async insertObject({ id, kind, customerId, data, state, dueAt }: Object): Promise<void> {
      await db.insert(objects).values({ id, kind, customerId, data, state, dueAt });
    },

    async updateObject({ id, data, state, dueAt }: Pick<Object, 'id' | 'data' | 'state' | 'dueAt'>) {
      await db.update(objects).set({ data, state, dueAt }).where(eq(objects.id, id));
    },

    async findObject(kind: string, id: string): Promise<Object | undefined> {
      const [found] = await db
        .select()
        .from(objects)
        .where(and(eq(objects.id, id), eq(objects.kind, kind)));
      return found;
    },

    listObjects({ kind, customerId, statuses, after, limit }: ObjectFilter): Promise<Object[]> {
      const start = sql`(select position from ${objects} where id = ${after})`;
      const found = db
        .select()
        .from(objects)
        .where(
          and(
            eq(objects.kind, kind),
            eq(objects.customerId, customerId),
            statuses && inArray(sql`${objects.data} ->> 'status'`, [...statuses]),
            after === undefined ? undefined : lt(objects.position, start),
          ),
        )
        .orderBy(desc(objects.position));
      return limit === undefined ? found.execute() : found.limit(limit).execute();
    },

    async firstDue({ kind, until }: { kind?: string; until?: number }): Promise<Object | undefined> {
      const [found] = await db
        .select()
        .from(objects)
        .where(
          and(
            isNotNull(objects.dueAt),
            until === undefined ? undefined : lte(objects.dueAt, until),
            kind === undefined ? undefined : eq(objects.kind, kind),
          ),
        )
        .orderBy(asc(objects.dueAt), asc(objects.position))
        .limit(1);
      return found;
    },

    async deleteCustomerRecords(customerId: string): Promise<void> {
      await db.delete(objects).where(and(eq(objects.customerId, customerId), ne(objects.id, customerId)));
      await db.delete(events).where(eq(events.customerId, customerId));
      await db.delete(responses).where(sql`position(${customerId} in ${responses.body}::text) > 0`);
    },

    async insertEvent(event: Event): Promise<void> {
      await db.insert(events).values(event);
    },

    listEvents({ types, since, after, limit }: EventFilter): Promise<Event[]> {
      const start = sql`(select position from ${events} where id = ${after})`;
      return db
        .select()
        .from(events)
        .where(
          and(
            types && inArray(events.type, [...types]),
            since === undefined ? undefined : gte(events.createdAt, since),
            after === undefined ? undefined : lt(events.position, start),
          ),
        )
        .orderBy(desc(events.position))
        .limit(limit)
        .execute();
    },

    listUndelivered(now: Date, limit: number): Promise<Event[]> {
      const due = db.select().from(events).where(lte(events.nextAttemptAt, now));
      return due.orderBy(asc(events.position)).limit(limit).execute();
    },

    async updateDelivery({ id, ...delivery }: Pick<Event, 'id' | 'attempts' | 'nextAttemptAt'>) {
      const { attempts, nextAttemptAt } = delivery;
      await db.update(events).set({ attempts, nextAttemptAt }).where(eq(events.id, id));
    },

    async findResponse(key: string): Promise<typeof responses.$inferSelect | undefined> {
      const [found] = await db.select().from(responses).where(eq(responses.key, key));
      return found;
    },

    async insertResponse(response: typeof responses.$inferSelect): Promise<void> {
      await db.insert(responses).values(response);
    },

    async clockOffset(): Promise<number> {
      const [row] = await db.select().from(clock);
      return row?.aheadSeconds ?? 0;
    },

    async setClockOffset(aheadSeconds: number): Promise<void> {
      const set = { aheadSeconds };
      await db.insert(clock).values(set).onConflictDoUpdate({ target: clock.id, set });
    },

    async deleteExpired(before: { responses: Date; events: Date }): Promise<void> {
      await db.delete(responses).where(lt(responses.createdAt, before.responses));
      await db.delete(events).where(lt(events.recordedAt, before.events));
    },
  };
}
