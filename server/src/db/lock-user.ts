import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './tables/users.ts';

/** A while that transactions take; who waits holds a connection that others need. */
const longestWait = '5s';

/** For queries that lock rows: from then on the transaction waits for no lock longer than that. */
export const waitsBriefly = sql`set_config('lock_timeout', ${longestWait}, true) is not null`;

/** Until the transaction ends, others who want this user wait; rows that only point to the user do not. */
export async function lockUser(db: Database, userId: string): Promise<typeof users.$inferSelect> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), waitsBriefly))
    .for('no key update');
  return row!;
}
