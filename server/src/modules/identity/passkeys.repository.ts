import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { lockAccount } from '#db/provider-accounts.ts';
import { oidcPasskeys } from '#db/tables/oidc.ts';

/** More than anyone needs, and keeps the list of an account short. */
const maxPerAccount = 20;

const ofAccount = (accountId: string, id: string) =>
  and(eq(oidcPasskeys.accountId, accountId), eq(oidcPasskeys.id, id));

export function findPasskeys(db: Database, accountId: string) {
  return db
    .select()
    .from(oidcPasskeys)
    .where(eq(oidcPasskeys.accountId, accountId))
    .orderBy(desc(oidcPasskeys.createdAt));
}

export async function findPasskey(db: Database, id: string) {
  const [row] = await db.select().from(oidcPasskeys).where(eq(oidcPasskeys.id, id));
  return row;
}

/** False if it already exists, or the account has the maximum number. */
export function insertPasskey(db: Database, passkey: typeof oidcPasskeys.$inferInsert): Promise<boolean> {
  const { accountId } = passkey;
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [row] = await tx
      .select({ passkeys: count() })
      .from(oidcPasskeys)
      .where(eq(oidcPasskeys.accountId, accountId));
    if (row && row.passkeys >= maxPerAccount) return false;
    const added = await tx.insert(oidcPasskeys).values(passkey).onConflictDoNothing().returning();
    return added.length > 0;
  });
}

export async function updatePasskeyUse(db: Database, id: string, counter: number, lastUsedAt: Date) {
  await db.update(oidcPasskeys).set({ counter, lastUsedAt }).where(eq(oidcPasskeys.id, id));
}

export async function updatePasskeyName(db: Database, accountId: string, id: string, name: string) {
  await db.update(oidcPasskeys).set({ name }).where(ofAccount(accountId, id));
}

export async function deletePasskeys(db: Database, accountId: string): Promise<void> {
  await db.delete(oidcPasskeys).where(eq(oidcPasskeys.accountId, accountId));
}

export async function deletePasskey(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(oidcPasskeys).where(ofAccount(accountId, id));
}
