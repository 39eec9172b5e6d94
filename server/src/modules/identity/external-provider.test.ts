import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { oidcAccounts } from '#db/tables/oidc.ts';
import { userIdentities, users } from '#db/tables/users.ts';
import { freePort } from '#runtime/free-port.ts';
import { Browser } from '#testing/browser.ts';
import { password, startTestServer, type TestServer } from '#testing/test-server.ts';

const secret = 'a-secret-of-two-instances-0123456789';
const [homePort, guestPort, mistakenPort] = await Promise.all([1, 2, 3].map(() => freePort('127.0.0.1')));
// Browsers share cookies between ports of one name, so the two have two names.
const homeOrigin = `http://127.0.0.1:${homePort}`;
const guestOrigin = `http://localhost:${guestPort}`;
const mistakenOrigin = `http://localhost:${mistakenPort}`;

/** Has the accounts. */
const home = await startTestServer({
  env: {
    PORT: String(homePort),
    ORIGIN: homeOrigin,
    OIDC_CLIENTS: [
      `http://guest:${secret}@localhost:${guestPort}`,
      `http://mistaken:${secret}@localhost:${mistakenPort}`,
    ].join(','),
  },
});
/** Has none, and sends people to `home`. */
const guest = await startTestServer({
  env: {
    PORT: String(guestPort),
    OIDC_ISSUER: `${homeOrigin}/oidc`,
    OIDC_CLIENT_ID: 'guest',
    OIDC_CLIENT_SECRET: secret,
  },
});

/** One person's browser, which keeps the cookies of the two sites apart. */
class Traveler {
  readonly #jars = new Map<string, Browser>();

  at(origin: string): Browser {
    const jar = this.#jars.get(origin) ?? new Browser(origin);
    this.#jars.set(origin, jar);
    return jar;
  }

  /** Follows redirects and returns the last address. */
  async go(url: string, form?: Record<string, string>) {
    let current = new URL(url);
    let answer = form
      ? await this.at(current.origin).send('POST', current.href, new URLSearchParams(form))
      : await this.at(current.origin).get(current.href);
    for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 12; hops++) {
      current = new URL(answer.headers.get('location')!, current);
      answer = await this.at(current.origin).get(current.href);
    }
    return { url: current, answer };
  }

  async register(origin: string, email: string) {
    const { url } = await this.go(`${origin}/api/login?returnTo=/recipes`);
    return this.go(`${url.origin}${url.pathname}/register`, { email, password, age: '16', firstName: 'Ann' });
  }
}

async function userAt(traveler: Traveler, origin: string) {
  return (await traveler.at(origin).get('/api/auth/user')).body as {
    id: string;
    email: string;
    firstName: string;
  };
}

test('users of one instance sign in to another, and return to their page', async () => {
  const ann = new Traveler();
  const { url } = await ann.register(guestOrigin, 'ann@example.com');
  expect(url.href).toBe(`${guestOrigin}/recipes`);
  expect(await userAt(ann, guestOrigin)).toMatchObject({ email: 'ann@example.com', firstName: 'Ann' });
  expect(await guest.context.db.select().from(oidcAccounts)).toEqual([]);
  const [identity] = await guest.context.db.select().from(userIdentities);
  const [account] = await home.context.db.select().from(oidcAccounts);
  expect(identity).toMatchObject({ issuer: `${homeOrigin}/oidc`, subject: account!.id });
});

test.each([
  ['no code challenge', {}],
  ['a plain code challenge', { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }],
  ['a code challenge of no method', { code_challenge: 'x'.repeat(43) }],
])('a site that sends %s is sent back: PKCE is for every site', async (_what, pkce) => {
  const request = new URLSearchParams({
    client_id: 'guest',
    redirect_uri: `${guestOrigin}/api/callback`,
    response_type: 'code',
    scope: 'openid',
    state: 'x',
    ...pkce,
  });
  const answer = await home.visitor().get(`/oidc/auth?${request}`);
  const location = new URL(answer.headers.get('location')!, homeOrigin);
  expect(location.origin + location.pathname).toBe(`${guestOrigin}/api/callback`);
  expect(location.searchParams.get('error')).toBe('invalid_request');
});

test('they are the same person the next time, after a change of email too', async () => {
  const bob = new Traveler();
  await bob.register(guestOrigin, 'bob@example.com');
  const { id } = await userAt(bob, guestOrigin);
  const { db } = home.context;
  await db
    .update(oidcAccounts)
    .set({ email: 'robert@example.com' })
    .where(eq(oidcAccounts.email, 'bob@example.com'));
  const elsewhere = new Traveler();
  const { url } = await elsewhere.go(`${guestOrigin}/api/login`);
  expect(url.origin).toBe(homeOrigin);
  await elsewhere.go(`${url.origin}${url.pathname}/sign-in`, { email: 'robert@example.com', password });
  expect(await userAt(elsewhere, guestOrigin)).toMatchObject({ id });
});

test('names from the provider follow the rules of our own forms', async () => {
  const eve = await home.register();
  const names = { firstName: 'Admin'.repeat(100), lastName: 'Smi\u202eth\u200b' };
  await home.context.db.update(oidcAccounts).set(names).where(eq(oidcAccounts.email, eve.email));
  const abroad = new Traveler();
  const { url } = await abroad.go(`${guestOrigin}/api/login`);
  await abroad.go(`${url.origin}${url.pathname}/sign-in`, { email: eve.email, password });
  expect(await userAt(abroad, guestOrigin)).toMatchObject({ firstName: null, lastName: 'Smith' });
});

test('an email alone opens no account', async () => {
  await guest.context.db.insert(users).values({ email: 'carol@example.com' });
  const eve = new Traveler();
  const { answer } = await eve.register(guestOrigin, 'carol@example.com');
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('An account with this email already exists');
  expect((await eve.at(guestOrigin).get('/api/auth/user')).status).toBe(401);
});

test('the page of sign-in lets its form go on to the other instance, and nowhere else', async () => {
  const { answer } = await new Traveler().go(`${guestOrigin}/api/login`);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`form-action 'self' ${guestOrigin} ${mistakenOrigin}`);
  const own = await guest.visitor().get('/api/account/security');
  // A checkout of theirs may lead to sign in here.
  expect(own.headers.get('content-security-policy')).toMatch(
    new RegExp(`form-action 'self' ${homeOrigin}(?:;|$)`),
  );
});

test('with an external provider the page shows sessions, and where the password is kept', async () => {
  const dora = new Traveler();
  await dora.register(guestOrigin, 'dora@example.com');
  const page = await dora.at(guestOrigin).get('/api/account/security');
  expect(page.text).toContain(`kept by ${new URL(homeOrigin).host}`);
  expect(page.text).toContain('This device');
  expect(page.text).not.toContain('Current password');
  await dora.go(`${guestOrigin}/api/account/security/sessions/end-all`, {});
  expect((await dora.at(guestOrigin).get('/api/auth/user')).status).toBe(401);
});

test('there are no forms for accounts where there are none', async () => {
  for (const path of [
    '/auth/forgot-password',
    '/auth/new-password?token=x',
    '/oidc/.well-known/openid-configuration',
  ])
    expect((await guest.visitor().get(path)).status).toBe(404);
});

const strange = createServer((_request, response) => response.end('<h1>It works!</h1>'));
await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve));
afterAll(() => void strange.close());
const { port: strangePort } = strange.address() as { port: number };
const latePort = await freePort('127.0.0.1');
const lateOrigin = `http://127.0.0.1:${latePort}`;

const client = { OIDC_CLIENT_ID: 'guest', OIDC_CLIENT_SECRET: secret };
const hopeless: [string, TestServer][] = [];
for (const [what, OIDC_ISSUER] of [
  ['is not there', 'http://127.0.0.1:1/oidc'],
  ['has another name', `http://localhost:${homePort}/oidc`],
  ['is a web page', `http://127.0.0.1:${strangePort}`],
  ['knows nothing of OpenID', `${homeOrigin}/recipes`],
] as const) {
  hopeless.push([what, await startTestServer({ env: { OIDC_ISSUER, ...client } })]);
}
const early = await startTestServer({ env: { OIDC_ISSUER: `${lateOrigin}/oidc`, ...client } });
const earlyAnswer = await early.visitor().get('/api/login');
await startTestServer({ env: { PORT: String(latePort), ORIGIN: lateOrigin } });
await startTestServer({
  env: {
    PORT: String(mistakenPort),
    OIDC_ISSUER: `${homeOrigin}/oidc`,
    OIDC_CLIENT_ID: 'mistaken',
    OIDC_CLIENT_SECRET: 'not the secret',
  },
});

test.each(hopeless)('a provider that %s: a page says so, and the product goes on', async (_what, server) => {
  const answer = await server.visitor().get('/api/login');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.text).toContain('The sign-in service is not available at the moment');
  expect(answer.text).toContain('Start again');
  expect((await server.visitor().get('/api/sample-recipes')).status).toBe(200);
});

test('a provider that does not take our secret: a page says so', async () => {
  const { answer, url } = await new Traveler().register(mistakenOrigin, 'frank@example.com');
  expect(url.pathname).toBe('/api/callback');
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('The sign-in service returned an invalid response');
});

test('signing in works again without a restart when the provider is back', async () => {
  expect(earlyAnswer.status).toBe(503);
  const answer = await early.visitor().get('/api/login');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain(`${lateOrigin}/oidc/auth`);
});
