import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { userIdentities, users } from '#db/tables/users.ts';

export async function findUserIdByIdentity(
  db: Database,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  return row?.userId;
}

/** Undefined when the e-mail belongs to a user already. */
export async function insertUser(
  db: Database,
  user: Pick<typeof users.$inferInsert, 'email' | 'firstName' | 'lastName'>,
): Promise<string | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

export async function insertIdentity(db: Database, row: typeof userIdentities.$inferInsert): Promise<void> {
  await db.insert(userIdentities).values(row);
}

export async function findUser(db: Database, userId: string) {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}
