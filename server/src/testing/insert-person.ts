import { randomBytes, randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { hash } from '@node-rs/argon2';
import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { digestOf } from '#db/bearer-secrets.ts';
import { secretOf } from '#db/secrets.ts';
import { expiryOf } from '#db/session-store.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';
import { sessions } from '#db/tables/sessions.ts';
import { userIdentities, users } from '#db/tables/users.ts';
import { hostCookie } from '#http/host-cookie.ts';
import type { Browser } from './browser.ts';

/** Weak, to save time: hashes contain their parameters, and no test depends on the cost. */
const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Inserts the rows of a registration, without its pages, redirects and password hashing. */
export async function insertPerson(
  { db, identity }: Pick<Context, 'db'> & { identity: Pick<Context['identity'], 'issuer'> },
  { password, tier }: { password: string; tier: SubscriptionTier },
): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email, subscriptionTier: tier }).returning();
  const passwordHash = await hash(password, cost);
  const [account] = await db.insert(oidcAccounts).values({ email, passwordHash }).returning();
  await db.insert(userIdentities).values({ issuer: identity.issuer, subject: account!.id, userId: user!.id });
  return { id: user!.id, email };
}

/** As after following the mailed link. */
export async function confirmEmailOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  await db.update(oidcAccounts).set({ emailVerifiedAt: clock.now() }).where(eq(oidcAccounts.email, email));
}

/** Sets the browser's cookies of a new session of that person. */
export async function insertSession(
  {
    db,
    clock,
    config,
  }: Pick<Context, 'db' | 'clock'> & { config: Pick<Context['config'], 'origin' | 'sessionSecret'> },
  { id: userId, email }: { id: string; email: string },
  browser: Browser,
): Promise<void> {
  const sid = randomBytes(24).toString('base64url');
  const signIn = randomBytes(16).toString('base64url');
  const [account] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.email, email));
  const now = clock.now().getTime();
  const times = { startedAt: now, seenAt: now };
  const sess = { cookie: { path: '/' }, userId, subject: account!.id, device: 'a browser', signIn, ...times };
  await db.insert(sessions).values({ sid: digestOf(sid), sess, expire: expiryOf({ userId, ...times }, now) });
  const signer = new Signer(config.sessionSecret ?? (await secretOf<string>(db, 'session_secret', noSecret)));
  browser.keep(hostCookie('sid', config.origin), encodeURIComponent(signer.sign(sid)));
  browser.keep('signed_in', signIn);
}

function noSecret(): never {
  throw new Error('No session secret: start the server once to create it');
}
