import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { type PlacesOf, prepared } from '#db/prepared.ts';
import { userIdentities, users } from '#db/tables/users.ts';

export async function findUserIdByIdentity(
  db: Database,
  issuer: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .innerJoin(users, and(eq(users.id, userIdentities.userId), isNull(users.deletedAt)))
    .where(and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject)));
  return row?.userId;
}

/** Detaches an identity from a deleted user, so that signing in with it creates a new user. */
export async function deleteIdentityOfDeleted(db: Database, issuer: string, subject: string): Promise<void> {
  const deleted = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  await db
    .delete(userIdentities)
    .where(
      and(
        eq(userIdentities.issuer, issuer),
        eq(userIdentities.subject, subject),
        inArray(userIdentities.userId, deleted),
      ),
    );
}

/** Undefined if the email address already belongs to a user. */
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

export async function findUserIdByEmail(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return row?.id;
}

export async function updateEmail(db: Database, userId: string, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, userId));
}

export async function findUser(db: Database, userId: string) {
  const [row] = await findById(db, { userId });
  return row;
}

const findById = prepared('find_user', (db, { userId }: PlacesOf<{ userId: string }>) =>
  db.select().from(users).where(eq(users.id, userId)),
);
