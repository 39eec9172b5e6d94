import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';

export type Account = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  emailVerifiedAt: Date | null;
};
export type NewAccount = Pick<Account, 'email' | 'firstName' | 'lastName'> & { password: string };
export type StoredAccount = Account & { passwordHash: string };

/** Undefined if the email address already has an account. */
export async function insertAccount(
  db: Database,
  account: Omit<NewAccount, 'password'> & { passwordHash: string },
): Promise<Account | undefined> {
  const [row] = await db.insert(oidcAccounts).values(account).onConflictDoNothing().returning();
  return row;
}

export async function findAccount(db: Database, id: string): Promise<StoredAccount | undefined> {
  // Ids assigned by another provider may have any format.
  if (!z.guid().safeParse(id).success) return undefined;
  const [row] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.id, id));
  return row;
}

export async function findAccountByEmail(db: Database, email: string): Promise<StoredAccount | undefined> {
  const [row] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.email, email));
  return row;
}

export async function updateAccount(
  db: Database,
  id: string,
  change: Partial<Pick<StoredAccount, 'passwordHash' | 'email' | 'emailVerifiedAt'>>,
): Promise<void> {
  await db.update(oidcAccounts).set(change).where(eq(oidcAccounts.id, id));
}

/** Locks the account until the transaction ends, for limits that count rows before adding one. */
export async function lockAccount(db: Database, id: string): Promise<void> {
  await db
    .select({ id: oidcAccounts.id })
    .from(oidcAccounts)
    .where(eq(oidcAccounts.id, id))
    .for('no key update');
}
