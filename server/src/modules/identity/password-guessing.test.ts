import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { oidcAccounts, oidcPayloads } from '#db/tables/oidc.ts';
import { sessions } from '#db/tables/sessions.ts';
import type { Browser } from '#testing/browser.ts';
import { mailAbout } from '#testing/mailbox.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const lines: string[] = [];
const server = await startTestServer({
  clock: { now: () => now },
  env: { TRUST_PROXY: 'loopback' },
  onLog: (line) => lines.push(line),
});
let next = 0;

/** An address that was not used before. */
function newAddress(): string {
  next += 1;
  return `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
}

const connections = new Agent({ keepAlive: true, maxSockets: 16 });
afterAll(() => connections.destroy());

/** One opened sign-in page serves any number of attempts. */
async function guesser() {
  const browser = server.visitor();
  const action = await browser.openSignIn('sign-in');
  const headers = {
    cookie: browser.cookies(),
    origin: server.origin,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return (email: string, secret: string, address = newAddress()) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const options = {
        method: 'POST',
        agent: connections,
        headers: { ...headers, 'x-forwarded-for': address },
      };
      const sent = request(new URL(action, server.origin), options, async (answer) => {
        resolve({ status: answer.statusCode!, text: await readText(answer) });
      });
      sent.on('error', reject).end(String(new URLSearchParams({ email, password: secret })));
    });
}

async function signIn(browser: Browser, email: string, secret = password, address = newAddress()) {
  const action = await browser.openSignIn('sign-in');
  return browser.send('POST', action, new URLSearchParams({ email, password: secret }), {
    'x-forwarded-for': address,
  });
}

/** The owner's browser after signing out: no session, but it signed in before. */
async function ownDevice(ann: Person): Promise<Browser> {
  await ann.post('/api/auth/logout');
  return ann;
}

beforeEach(() => {
  now = new Date(now.getTime() + 25 * 3_600_000);
});

const attempts = caseCount(5000);

test(`${attempts} attempts from as many addresses: none gets in, the owner does`, {
  timeout: 120_000,
}, async () => {
  const ann = await server.register();
  const guess = await guesser();
  const answers: number[] = [];
  const waiting = Array.from({ length: attempts }, (_, index) => index);
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      // Once the guesses are throttled, even the right one is worth nothing.
      const secret = index > 100 && index % 50 === 0 ? password : `guess number ${index}`;
      answers.push((await guess(ann.email, secret)).status);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect(answers).toHaveLength(attempts);
  expect(answers.filter((status) => status === 303)).toEqual([]);
  // The others were refused before any password was looked at.
  expect(answers.filter((status) => status === 422)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(attempts - 10);

  const stranger = await signIn(server.visitor(), ann.email);
  expect(stranger.status).toBe(429);
  expect(stranger.text).toContain('Too many attempts. Please wait 30 seconds.');
  expect(stranger.text).toContain('both work right away');
  expect(Number(stranger.headers.get('retry-after'))).toBe(30);

  const device = await ownDevice(ann);
  expect((await device.follow(await signIn(device, ann.email))).status).toBe(200);
  expect((await device.get('/api/auth/user')).body).toMatchObject({ id: ann.id });

  // From a browser that never saw the product, with nothing but the mailbox.
  const fresh = server.visitor();
  const forgot = new URLSearchParams({ email: ann.email });
  await fresh.send('POST', '/auth/forgot-password', forgot, { 'x-forwarded-for': newAddress() });
  const { link } = await mailAbout(server, ann.email, 'Choose a new');
  const token = new URL(link).searchParams.get('token')!;
  await fresh.send(
    'POST',
    '/auth/new-password',
    new URLSearchParams({ token, password: 'a kettle full of thyme' }),
  );
  expect((await signIn(fresh, ann.email, 'a kettle full of thyme')).status).toBe(303);
});

test('a known device has ten guesses of its own, independent of others', async () => {
  const ann = await server.register();
  const device = await ownDevice(ann);
  for (let tries = 0; tries < 10; tries++) {
    expect((await signIn(device, ann.email, 'forgotten it')).status).toBe(422);
  }
  expect((await signIn(device, ann.email)).status).toBe(429);
  now = new Date(now.getTime() + 30_000);
  expect((await signIn(device, ann.email)).status).toBe(303);
});

test("one's own device cookie opens no way to guess at others", async () => {
  const [eve, ann] = [await server.register(), await server.register()];
  const device = await ownDevice(eve);
  for (let tries = 0; tries < 10; tries++) await signIn(device, ann.email, `guess ${tries}`);
  expect((await signIn(device, ann.email)).status).toBe(429);
});

test('one address cannot try one password on many accounts', async () => {
  const guess = await guesser();
  const address = newAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 40; tries++) {
    statuses.push((await guess(`person${tries}@example.com`, 'Summer2026!', address)).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect((await guess('unregistered@example.com', 'x')).status).toBe(422);
});

test('a household behind one address signs in as often as it likes', async () => {
  const [ann, address] = [await server.register(), newAddress()];
  for (let times = 0; times < 35; times++) {
    expect((await signIn(server.visitor(), ann.email, password, address)).status).toBe(303);
  }
});

test('the tablet of a household whose neighbor guesses still signs in', async () => {
  const [ann, address] = [await server.register(), newAddress()];
  const guess = await guesser();
  for (let tries = 0; tries < 31; tries++) await guess(`person${tries}@example.com`, 'x', address);
  const device = await ownDevice(ann);
  expect((await signIn(device, ann.email, password, address)).status).toBe(303);
});

test('registering one email after the other finds no accounts', async () => {
  const ann = await server.register();
  const browser = server.visitor();
  const action = await browser.openSignIn('register');
  const headers = { 'x-forwarded-for': newAddress() };
  const statuses: number[] = [];
  for (let tries = 0; tries < 32; tries++) {
    const form = new URLSearchParams({ email: ann.email, password, age: '16' });
    statuses.push((await browser.send('POST', action, form, headers)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('one address begins sign-ins by the hundred, not without end, and its neighbors wait for a moment at most', async () => {
  const headers = { 'x-forwarded-for': newAddress() };
  const begin = (path = '/api/login') => server.visitor().send('GET', path, undefined, headers);
  const { headers: answered } = await server.visitor().get('/api/login');
  const authorize = answered.get('location')!;
  const paths = {
    login: '/api/login',
    provider: authorize,
    disguised: authorize.replace('/auth?', '/AUTH/?'),
  };
  const tables = async () => ({
    login: await server.context.db.$count(sessions),
    provider: await server.context.db.$count(oidcPayloads),
  });
  for (const path of [paths.login, paths.provider]) {
    for (let times = 0; times < 300; times++) expect((await begin(path)).status).toBeLessThan(304);
  }
  const before = await tables();
  for (const path of Object.values(paths)) {
    const refused = await begin(path);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Too many attempts. Please wait 10 seconds.');
    expect(refused.headers.get('retry-after')).toBe('10');
  }
  expect(await tables()).toEqual(before);

  // Other addresses are not affected, and after ten seconds this one may go on.
  const ann = await server.register();
  now = new Date(now.getTime() + 10_000);
  const signIn = await begin();
  expect(signIn.status).toBe(302);
  expect((await begin(signIn.headers.get('location')!)).status).toBe(303);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
  now = new Date(now.getTime() + 600_000);
  for (let times = 0; times < 20; times++) expect((await begin()).status).toBe(302);
});

test('an unknown email gets the same answers as a known one, before and after the throttle', async () => {
  const ann = await server.register();
  const guess = await guesser();
  const seen: Record<string, string[]> = {};
  for (const email of [ann.email, 'unregistered@example.com']) {
    seen[email] = [];
    for (let tries = 0; tries < 12; tries++) {
      const { status, text } = await guess(email, 'x');
      seen[email].push(`${status} ${text.replaceAll(email, '')}`);
    }
  }
  expect(seen['unregistered@example.com']).toEqual(seen[ann.email]);
});

test('the table of accounts keeps no password in the clear, and the log no email', async () => {
  const ann = await server.register();
  const [row] = await server.context.db.select().from(oidcAccounts).where(eq(oidcAccounts.email, ann.email));
  expect(row!.passwordHash).toMatch(/^\$argon2id\$/);
  expect(lines.join('\n')).not.toMatch(/@example\.com|correct horse/);
});
