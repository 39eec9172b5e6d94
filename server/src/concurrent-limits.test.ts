import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { monthlyQuota } from '@plateful/contract/plans.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secretOf } from '#db/secrets.ts';
import { waitlist } from '#db/tables/billing.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { oidcAccounts, oidcMailLinks, oidcPasskeys } from '#db/tables/oidc.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { userIdentities, users } from '#db/tables/users.ts';
import { addForeignRecipes } from '#modules/account/import-recipes.service.ts';
import { importReport } from '#modules/account/import-report.ts';
import { makeKey } from '#modules/api-keys/api-keys.service.ts';
import { confirmPassword, register, signIn } from '#modules/identity/accounts.service.ts';
import { findOrCreateUser } from '#modules/identity/identity.service.ts';
import { addPasskey, startAddingPasskey } from '#modules/identity/passkeys.service.ts';
import { atOnce, codeOf, tally, tries } from '#testing/at-once.ts';
import { Authenticator } from '#testing/authenticator.ts';
import { mailsTo } from '#testing/mailbox.ts';
import { subscribe } from '#testing/subscriber.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';

/** Limits, and what may exist only once, hold under concurrent requests. */

const server = await startTestServer({ env: { TRUST_PROXY: 'loopback' } });
const { context } = server;
const { db, identity } = context;
const provider = await identity.provider!();

function form(path: string, values: Record<string, string>, address = '10.0.0.1', person = server.visitor()) {
  return person.send('POST', path, new URLSearchParams(values), { 'x-forwarded-for': address });
}

const clientAt = (address: string) => ({ address, device: undefined });

async function accountOf({ email }: Person) {
  const [account] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.email, email));
  return account!;
}

test('at most ten mailed links are open per account, however many addresses request them', async () => {
  const { email } = await server.user();
  const answers = await atOnce((index) => form('/auth/forgot-password', { email }, `10.1.0.${index}`));
  // The answer does not tell whether a mail was sent.
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: tries });
  await identity.mails.settled();
  const resets = (await mailsTo(server, email)).filter(({ subject }) => subject.includes('Choose a new'));
  expect(resets).toHaveLength(10);
});

test('one address can request twenty mails', async () => {
  const answers = await atOnce((index) =>
    form('/auth/forgot-password', { email: `someone${index}@example.com` }, '10.2.0.1'),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20, 429: tries - 20 });
});

test('an account can have twenty passkeys', async () => {
  const account = await accountOf(await server.user());
  const device = new Authenticator(server.origin);
  const options = await startAddingPasskey(context, account);
  const answers = await atOnce(() => {
    const response = device.create(options as never) as never;
    return addPasskey(context, account, options.challenge, { name: 'key', response }).then(
      () => true,
      () => false,
    );
  });
  expect(tally(answers.map(String))).toEqual({ true: 20, false: tries - 20 });
  const rows = await db.select().from(oidcPasskeys).where(eq(oidcPasskeys.accountId, account.id));
  expect(rows).toHaveLength(20);
});

test('a user can have twenty API keys', async () => {
  const ann = await server.user();
  // Without a provider no password is checked, which would let only two requests through at a time.
  const user = { id: ann.id, subscriptionTier: 'free', timeZone: 'UTC' } as const;
  const external = { ...context, user, identity: { ...identity, provider: null } };
  const session = { sessionId: 'x', startedAt: context.clock.now().getTime() };
  const answers = await atOnce((index) =>
    codeOf(makeKey(external, { name: `key ${index}`, scopes: ['read'], days: null, password: '' }, session)),
  );
  expect(tally(answers)).toEqual({ done: 20, limit_reached: tries - 20 });
});

test('ten guesses at the password of an account are answered', async () => {
  const { email } = await server.user();
  const answers = await atOnce((index) =>
    codeOf(signIn(context, { email, password: `guess ${index}`, ...clientAt(`10.3.0.${index}`) })),
  );
  expect(tally(answers)).toEqual({ invalid_input: 10, rate_limited: tries - 10 });
});

test('ten guesses at the present password are answered', async () => {
  const account = await accountOf(await server.user());
  const answers = await atOnce((index) => codeOf(confirmPassword(context, account, `guess ${index}`)));
  expect(tally(answers)).toEqual({ invalid_input: 10, rate_limited: tries - 10 });
});

test('an email is registered once', async () => {
  const email = `${randomUUID()}@example.com`;
  const account = { email, password, firstName: null, lastName: null, age: '16' } as const;
  const answers = await atOnce((index) => codeOf(register(context, account, clientAt(`10.4.0.${index}`))));
  expect(tally(answers)).toEqual({ done: 1, invalid_input: tries - 1 });
});

test('an account at a provider becomes one user, in however many tabs it signs in', async () => {
  const claims = {
    issuer: 'https://accounts.example',
    subject: randomUUID(),
    firstName: null,
    lastName: null,
  };
  const email = `${randomUUID()}@example.com`;
  const ids = await atOnce(() => findOrCreateUser(context, { ...claims, email }));
  expect(new Set(ids).size).toBe(1);
  const rows = await db.select().from(userIdentities).where(eq(userIdentities.subject, claims.subject));
  expect(rows).toHaveLength(1);
});

test('of many accounts that change to one email one gets it, and the others get an error', async () => {
  const newEmail = `${randomUUID()}@example.com`;
  const tokens = await atOnce(async () => {
    const email = `${randomUUID()}@example.com`;
    const [account] = await db.insert(oidcAccounts).values({ email, passwordHash: 'none' }).returning();
    const claims = { issuer: identity.issuer, subject: account!.id, email, firstName: null, lastName: null };
    await findOrCreateUser(context, claims);
    // Inserted: one mailbox is not sent that many.
    const token = randomBytes(32).toString('base64url');
    const digest = createHash('sha256').update(token).digest('base64url');
    const expiresAt = new Date(Date.now() + 3_600_000);
    const link = { accountId: account!.id, email: newEmail, purpose: 'change' as const, digest, expiresAt };
    await db.insert(oidcMailLinks).values(link);
    return token;
  });
  const answers = await Promise.all(tokens.map((token) => form('/auth/confirm-email', { token })));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 400: tries - 1 });
  expect(await db.select().from(users).where(eq(users.email, newEmail))).toHaveLength(1);
});

test('a code of the provider is exchanged once', async () => {
  const account = await accountOf(await server.user());
  const client = (await provider.Client.find('plateful'))!;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.id });
  grant.addOIDCScope('openid');
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'; // RFC 7636, appendix B
  const code = new provider.AuthorizationCode({
    client,
    accountId: account.id,
    grantId: await grant.save(),
    redirectUri: `${server.origin}/api/callback`,
    scope: 'openid',
    codeChallenge: challenge,
    codeChallengeMethod: 'S256',
    gty: 'authorization_code',
  } as never);
  const exchange = {
    grant_type: 'authorization_code',
    code: await code.save(),
    redirect_uri: `${server.origin}/api/callback`,
    code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    client_id: client.clientId,
    client_secret: client.clientSecret!,
  };
  const body = new URLSearchParams(exchange);
  const answers = await atOnce(() => fetch(`${server.origin}/oidc/token`, { method: 'POST', body }));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 400: tries - 1 });
});

test('an email joins the waitlist for Pro once, and gets one mail', async () => {
  const email = `${randomUUID()}@example.com`;
  const entry = { email, firstName: 'Ann', lastName: 'Smith' };
  const answers = await atOnce((index) =>
    server.visitor().send('POST', '/api/waitlist', entry, { 'x-forwarded-for': `10.5.0.${index}` }),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: tries });
  expect(await db.select().from(waitlist).where(eq(waitlist.email, email))).toHaveLength(1);
  await expect.poll(() => mailsTo(server, email)).toHaveLength(1);
});

test('repeated clicks leave one checkout that can be paid', async () => {
  const ann = await server.user();
  const answers = await atOnce((index) =>
    form('/api/checkout/intent', { planSlug: 'plus-monthly' }, `10.6.0.${index}`, ann),
  );
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  const [row] = await db.select().from(users).where(eq(users.id, ann.id));
  const checkouts = await context.payments.findCheckouts(row!.stripeCustomerId!);
  expect(checkouts.filter(({ status }) => status === 'open')).toHaveLength(1);
});

test('a plan that is changed in many tabs is changed and charged once', async () => {
  const ann = await server.user();
  await subscribe(server, ann, 'plus-monthly');
  const answers = await atOnce(() => ann.post('/api/subscription/change-plan', { planId: 'plus-yearly' }));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: tries });
  const [row] = await db.select().from(users).where(eq(users.id, ann.id));
  const { rows } = await db.execute<{ invoices: number }>(
    sql`select count(*)::int as invoices from payment_sandbox_objects
      where "customerId" = ${row!.stripeCustomerId} and kind = 'invoice'`,
  );
  expect(rows[0]!.invoices).toBe(2);
});

test('a slot holds one meal, and a recipe is a favorite once', async () => {
  const ann = await server.user();
  const slot = { date: '2026-12-01', mealType: 'dinner' };
  const planned = await atOnce((index) =>
    ann.post('/api/meal-plans', { ...slot, recipeId: sampleRecipes[index % 5]!.id }),
  );
  expect(tally(planned.map(({ status }) => status))).toEqual({ 200: tries / 5, 409: tries - tries / 5 });
  expect(await db.select().from(mealPlans).where(eq(mealPlans.userId, ann.id))).toHaveLength(1);
  await atOnce(() => ann.post('/api/user/favorites', { recipeId: sampleRecipes[0]!.id }));
  expect(await db.select().from(favorites).where(eq(favorites.userId, ann.id))).toHaveLength(1);
});

/** A reader that answers at once, with another total for each number. */
function readsAtOnce(numberOf: (photo: string) => number) {
  context.receiptReader = {
    ...context.receiptReader,
    async read(photo) {
      const number = numberOf(Buffer.from(photo).toString());
      const rows = ['11/19/2026', `LEMONS  ${number}.49 F`, `TOTAL  ${number}.49`];
      return { rows, lines: [], width: 1, height: 1, problems: [], picture: new Uint8Array([1]) };
    },
    close: async () => undefined,
  };
}

function upload(person: Person, photo: string) {
  const body = new FormData();
  body.append('receipt', new Blob([photo]), 'receipt.jpg');
  return person.send('POST', '/api/upload-receipt', body);
}

async function receiptsOf({ id }: Person): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(groceryReceipts)
    .where(eq(groceryReceipts.userId, id));
  return row!.rows;
}

test('the monthly quota of receipts is not exceeded', async () => {
  readsAtOnce(Number);
  const ann = await server.user('plus');
  const left = 3;
  const used = Array.from({ length: monthlyQuota.receipts - left }, () => ({ userId: ann.id }));
  await db.insert(groceryReceipts).values(used);
  const answers = await atOnce((index) => upload(ann, String(index + 1)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: left, 429: tries - left });
  expect(await receiptsOf(ann)).toBe(monthlyQuota.receipts);
});

test('many photos of one receipt are one receipt', async () => {
  readsAtOnce(() => 7);
  const ann = await server.user('plus');
  const answers = await atOnce((index) => upload(ann, `photo ${index}`));
  // A photo uses quota until it is known to be a repeat.
  const room = monthlyQuota.receipts;
  expect(tally(answers.map(({ status }) => status))[200]).toBeGreaterThanOrEqual(Math.min(tries, room));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual(
    [],
  );
  expect(await receiptsOf(ann)).toBe(1);
});

test('the limit of imported recipes holds across servers', async () => {
  const ann = await server.user();
  // Ten tries: each reads 5,000 rows.
  const [room, imports] = [5, 10];
  const { importRows } = accountBounds;
  await db.execute(sql`insert into recipes (id, "userId", title, ingredients, instructions, "isGenerated")
    select gen_random_uuid(), ${ann.id}, 'Recipe ' || i, '[]', '{}', false
    from generate_series(1, ${importRows - room}::int) i`);
  const ctx = { ...context, user: { id: ann.id, subscriptionTier: 'free', timeZone: 'UTC' } as const };
  const answers = await Promise.allSettled(
    Array.from({ length: imports }, (_, index) => {
      const { facts: _facts, id: _id, ...recipe } = sampleRecipes[index]!;
      return addForeignRecipes(ctx, importReport(), [{ recipe: recipe as never, photo: null }]);
    }),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(room);
  const [row] = await db.select({ rows: count() }).from(recipes).where(eq(recipes.userId, ann.id));
  expect(row!.rows).toBe(importRows);
});

test('a secret of the installation is created once', async () => {
  const values = await atOnce(() => secretOf(db, 'a secret of the tests', randomUUID));
  expect(new Set(values).size).toBe(1);
});
