import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './tables/users.ts';

/** Until the transaction ends, others who want this user wait; rows that only point to the user do not. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
