import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { lockAccount } from '#db/provider-accounts.ts';
import { mailPurposes, oidcMailLinks } from '#db/tables/oidc.ts';

export type MailPurpose = (typeof mailPurposes)[number];
export type MailLink = { accountId: string; purpose: MailPurpose; email: string };

const HOUR_MS = 3_600_000;
const lifetimeMs: Record<MailPurpose, number> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  change: 24 * HOUR_MS,
};

/** Maximum number of pending links, so that a mailbox cannot be flooded while its owner always has a valid link. */
const maxPending = 10;

/** False if too many links are pending. */
export async function insertLink(db: Database, link: MailLink, digest: string, now: Date): Promise<boolean> {
  const waiting = and(
    eq(oidcMailLinks.accountId, link.accountId),
    eq(oidcMailLinks.purpose, link.purpose),
    gt(oidcMailLinks.expiresAt, now),
  );
  const expiresAt = new Date(now.getTime() + lifetimeMs[link.purpose]);
  return db.transaction(async (tx) => {
    await lockAccount(tx, link.accountId);
    const [row] = await tx.select({ links: count() }).from(oidcMailLinks).where(waiting);
    if (row && row.links >= maxPending) return false;
    const { accountId, purpose, email } = link;
    await tx.insert(oidcMailLinks).values({ accountId, purpose, email, digest, expiresAt });
    return true;
  });
}

/** Deletes a link whose mail could not be sent. */
export async function deleteLink(db: Database, digest: string): Promise<void> {
  await db.delete(oidcMailLinks).where(eq(oidcMailLinks.digest, digest));
}

type Search = { digest: string; purposes: readonly MailPurpose[]; now: Date };

export async function findLink(db: Database, search: Search): Promise<MailLink | undefined> {
  const [row] = await db.select().from(oidcMailLinks).where(alive(search));
  return row;
}

/** Consumes the link: of concurrent requests, only one gets it. */
export async function takeLink(db: Database, search: Search): Promise<MailLink | undefined> {
  const [row] = await db.delete(oidcMailLinks).where(alive(search)).returning();
  return row;
}

/** Invalidates links mailed before a change of password or email address. */
export async function deleteLinks(
  db: Database,
  accountId: string,
  purposes: readonly MailPurpose[] = mailPurposes,
): Promise<void> {
  const ofAccount = and(
    eq(oidcMailLinks.accountId, accountId),
    inArray(oidcMailLinks.purpose, [...purposes]),
  );
  await db.delete(oidcMailLinks).where(ofAccount);
}

function alive({ digest, purposes, now }: Search) {
  return and(
    eq(oidcMailLinks.digest, digest),
    inArray(oidcMailLinks.purpose, [...purposes]),
    gt(oidcMailLinks.expiresAt, now),
  );
}
