import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './tables/users.ts';

/** Until the transaction ends, others who want this user wait; rows that only point to the user do not. */
export async function lockUser(db: Database, userId: string): Promise<typeof users.$inferSelect> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row!;
}
