import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './tables/users.ts';

/** Longer than usual transactions, short because waiting transactions hold a connection. */
const lockTimeout = '5s';

/** Select this in queries that lock rows: it sets the transaction's lock timeout. */
export const setLockTimeout = sql`set_config('lock_timeout', ${lockTimeout}, true) is not null`;

/** Locks the user until the transaction ends. Inserting rows that reference the user does not wait. */
export async function lockUser(db: Database, userId: string): Promise<typeof users.$inferSelect> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), setLockTimeout))
    .for('no key update');
  return row!;
}
