import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mailPurposes, oidcMailLinks } from '#db/tables/oidc.ts';
import { lockAccount } from './accounts.ts';

export type MailPurpose = (typeof mailPurposes)[number];
export type MailLink = { accountId: string; purpose: MailPurpose; email: string };

const HOUR_MS = 3_600_000;
const lifetimeMs: Record<MailPurpose, number> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  change: 24 * HOUR_MS,
};

/**
 * Whoever has this many waiting gets no more mail: a stranger cannot fill a mailbox, and yet the owner always has a
 * link that works.
 */
const mostWaiting = 10;

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The secret part of a new link; undefined when enough of them wait already. */
export async function issueLink(db: Database, link: MailLink, now: Date): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const waiting = and(
    eq(oidcMailLinks.accountId, link.accountId),
    eq(oidcMailLinks.purpose, link.purpose),
    gt(oidcMailLinks.expiresAt, now),
  );
  const expiresAt = new Date(now.getTime() + lifetimeMs[link.purpose]);
  return db.transaction(async (tx) => {
    await lockAccount(tx, link.accountId);
    const [row] = await tx.select({ links: count() }).from(oidcMailLinks).where(waiting);
    if (row && row.links >= mostWaiting) return undefined;
    await tx.insert(oidcMailLinks).values({ ...link, digest: digestOf(token), expiresAt });
    return token;
  });
}

/** Forgets a link that never reached anybody. */
export async function withdrawLink(db: Database, token: string): Promise<void> {
  await db.delete(oidcMailLinks).where(eq(oidcMailLinks.digest, digestOf(token)));
}

type Search = { token: string; purposes: readonly MailPurpose[]; now: Date };

export async function findLink(db: Database, search: Search): Promise<MailLink | undefined> {
  const [row] = await db.select().from(oidcMailLinks).where(alive(search));
  return row;
}

/** Uses the link up: of two who follow it at once, one gets it. */
export async function useLink(db: Database, search: Search): Promise<MailLink | undefined> {
  const [row] = await db.delete(oidcMailLinks).where(alive(search)).returning();
  return row;
}

/** After a change of password or e-mail, what was mailed before is worth nothing. */
export async function deleteLinks(
  db: Database,
  accountId: string,
  purposes: readonly MailPurpose[] = mailPurposes,
): Promise<void> {
  const theirs = and(eq(oidcMailLinks.accountId, accountId), inArray(oidcMailLinks.purpose, [...purposes]));
  await db.delete(oidcMailLinks).where(theirs);
}

function alive({ token, purposes, now }: Search) {
  return and(
    eq(oidcMailLinks.digest, digestOf(token)),
    inArray(oidcMailLinks.purpose, [...purposes]),
    gt(oidcMailLinks.expiresAt, now),
  );
}
