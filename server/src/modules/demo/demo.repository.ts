import { count, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { secretOf } from '#db/secrets.ts';
import { users } from '#db/tables/users.ts';

export async function countUsers(db: Database): Promise<number> {
  const [row] = await db.select({ users: count() }).from(users);
  return row?.users ?? 0;
}

/** The demo's password, generated for this installation and printed at every start. */
export function readPassword(db: Database, make: () => string): Promise<string> {
  return secretOf(db, 'demo_password', make);
}

export async function updateToPlus(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ subscriptionTier: 'plus' }).where(eq(users.id, userId));
}
