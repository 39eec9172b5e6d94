import type { KeyScope } from '@plateful/contract/key-scopes.ts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SignedInUser } from '#context.ts';
import { digestOf } from '#db/bearer-secrets.ts';
import type { Database } from '#db/database.ts';
import { apiKeys } from '#db/tables/api-keys.ts';
import { users } from '#db/tables/users.ts';

type FoundKey = { id: string; scopes: KeyScope[]; user: SignedInUser };

/**
 * Finds the key with its owner and marks it as used today; undefined if it is unknown or expired, or the account is
 * deleted.
 */
export async function findApiKey(db: Database, secret: string, now: Date): Promise<FoundKey | undefined> {
  const [found] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      lastUsedOn: apiKeys.lastUsedOn,
      user: { id: users.id, subscriptionTier: users.subscriptionTier, timeZone: users.timeZone },
    })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.id, apiKeys.userId), isNull(users.deletedAt)))
    .where(
      and(eq(apiKeys.digest, digestOf(secret)), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now))),
    );
  if (!found) return undefined;
  const { lastUsedOn, ...key } = found;
  const today = now.toISOString().slice(0, 10);
  if (lastUsedOn !== today) {
    const isLater = sql`${apiKeys.lastUsedOn} is distinct from ${today}`;
    await db
      .update(apiKeys)
      .set({ lastUsedOn: today })
      .where(and(eq(apiKeys.id, key.id), isLater));
  }
  return key;
}

export async function deleteApiKeys(db: Database, userId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.userId, userId));
}
