import { and, asc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { waitlist } from '#db/tables/billing.ts';
import { oidcAccounts, oidcPayloads } from '#db/tables/oidc.ts';
import { sessions } from '#db/tables/sessions.ts';
import { userIdentities, users } from '#db/tables/users.ts';

export function findIdentities(db: Database, userId: string) {
  const { issuer, subject } = userIdentities;
  return db.select({ issuer, subject }).from(userIdentities).where(eq(userIdentities.userId, userId));
}

export async function updateToDeleted(
  db: Database,
  userId: string,
  change: { deletedAt: Date; calendarToken: string },
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

export async function deleteSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sql`(${sessions.sess} ->> 'userId')`, userId));
}

/** Entries of the user, and of the same email address from before the account. */
export async function deleteWaitlistEntries(db: Database, userId: string): Promise<void> {
  const email = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  await db
    .delete(waitlist)
    .where(or(eq(waitlist.userId, userId), inArray(sql`lower(${waitlist.email})`, email)));
}

/** The next user deleted before `before`, locked until the transaction ends; rows locked by others are skipped. */
export async function lockNextDeleted(
  db: Database,
  before: Date,
  without: readonly string[],
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lt(users.deletedAt, before), notInArray(users.id, [...without])))
    .orderBy(asc(users.deletedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row?.id;
}

/** Accounts of the embedded provider, with all its data about them. */
export async function deleteProviderAccounts(db: Database, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await db
    .delete(oidcPayloads)
    .where(inArray(sql<string>`(${oidcPayloads.payload} ->> 'accountId')`, [...subjects]));
  await db.delete(oidcAccounts).where(inArray(sql<string>`${oidcAccounts.id}::text`, [...subjects]));
}

/** Deletes the user with all data. Only payment records stay, without the user id. Returns the email address. */
export async function deleteUser(db: Database, userId: string): Promise<{ email: string }> {
  await db.delete(waitlist).where(eq(waitlist.userId, userId));
  const [row] = await db.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  return row!;
}
