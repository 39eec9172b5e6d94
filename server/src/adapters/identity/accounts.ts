import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';

export type Account = { id: string; email: string; firstName: string | null; lastName: string | null };
export type NewAccount = Omit<Account, 'id'> & { password: string };

/** Argon2id; memory, passes and lanes as OWASP's Password Storage Cheat Sheet asks: 19 MiB, 2, 1. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified for unknown e-mails, so that they take as long as known ones. */
let decoy: Promise<string> | undefined;

/** Undefined when the e-mail has an account already. */
export async function createAccount(
  db: Database,
  { password, ...account }: NewAccount,
): Promise<Account | undefined> {
  const passwordHash = await hash(password, cost);
  const [row] = await db
    .insert(oidcAccounts)
    .values({ ...account, passwordHash })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Undefined for an unknown e-mail as for a wrong password. */
export async function findAccountByPassword(
  db: Database,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const [row] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.email, email));
  decoy ??= hash('no account has this password', cost);
  const matches = await verify(row?.passwordHash ?? (await decoy), password);
  return matches ? row : undefined;
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.id, id));
  return row;
}
