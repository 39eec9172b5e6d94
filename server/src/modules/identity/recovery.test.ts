import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { oidcAccounts, oidcPasskeys } from '#db/tables/oidc.ts';
import type { Browser } from '#testing/browser.ts';
import { keyFor, withKey } from '#testing/key-requests.ts';
import { mailAbout, mailsTo } from '#testing/mailbox.ts';
import { password, startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T12:00:00Z');
const lines: string[] = [];
const server = await startTestServer({ clock: { now: () => now }, onLog: (line) => lines.push(line) });
const { context } = server;
const fresh = 'a kettle full of thyme';

function later(hours: number): void {
  now = new Date(now.getTime() + hours * 3_600_000);
}

function form(browser: Browser, path: string, values: Record<string, string>) {
  return browser.send('POST', path, new URLSearchParams(values));
}

function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token')!;
}

async function signsIn(email: string, secret: string): Promise<boolean> {
  const browser = server.visitor();
  const answer = await form(browser, await browser.openSignIn('sign-in'), { email, password: secret });
  return answer.status === 303;
}

async function askForReset(email: string): Promise<string> {
  await form(server.visitor(), '/auth/forgot-password', { email });
  return tokenOf((await mailAbout(server, email, 'Choose a new')).link);
}

function setPassword(token: string, secret = fresh, browser = server.visitor()) {
  return form(browser, '/auth/new-password', { token, password: secret });
}

test('a forgotten password is replaced by a mailed link, and every session ends', async () => {
  const ann = await server.register();
  const token = await askForReset(ann.email);
  const page = await server.visitor().get(`/auth/new-password?token=${token}`);
  expect(page.text).toContain(`For ${ann.email}`);
  expect((await ann.get('/api/auth/user')).status).toBe(200);

  expect((await setPassword(token)).text).toContain('Your new password was saved');
  expect((await ann.get('/api/auth/user')).status).toBe(401);
  const again = await ann.follow(await ann.get('/api/login'));
  expect(again.text).toContain('Welcome back');
  expect(await signsIn(ann.email, password)).toBe(false);
  expect(await signsIn(ann.email, fresh)).toBe(true);
  expect((await mailAbout(server, ann.email, 'password was changed')).text).toContain(
    '/auth/forgot-password',
  );
});

test('a reset ends all access with the former password: API keys, the feed, links to lists, and passkeys from before the email was verified', async () => {
  const ann = await server.register();
  const secret = await keyFor(ann, ['all']);
  const accounts = await context.db.select().from(oidcAccounts).where(eq(oidcAccounts.email, ann.email));
  const accountId = accounts[0]!.id;
  await context.db.update(oidcAccounts).set({ emailVerifiedAt: null }).where(eq(oidcAccounts.id, accountId));
  const passkey = { id: randomUUID(), accountId, name: 'Phone', publicKey: 'key', counter: 0 };
  await context.db.insert(oidcPasskeys).values({ ...passkey, transports: [], backedUp: false });
  const feed = (await ann.get('/api/calendar')).body as { feedPath: string };
  const { shoppingList } = (await ann.post('/api/shopping-lists', { name: 'Party' })).body as {
    shoppingList: { id: string };
  };
  const link = (await ann.post(`/api/shopping-lists/${shoppingList.id}/share`)).body as {
    shareToken: string;
  };
  const shared = `/api/shared-lists/${link.shareToken}`;
  expect((await withKey(server, secret, 'GET', '/api/week-settings')).status).toBe(200);
  for (const path of [feed.feedPath, shared]) expect((await server.visitor().get(path)).status).toBe(200);

  await setPassword(await askForReset(ann.email));
  expect((await withKey(server, secret, 'GET', '/api/week-settings')).status).toBe(401);
  for (const path of [feed.feedPath, shared]) expect((await server.visitor().get(path)).status).toBe(404);
  expect(await context.db.select().from(oidcPasskeys).where(eq(oidcPasskeys.accountId, accountId))).toEqual(
    [],
  );
  expect((await mailAbout(server, ann.email, 'password was changed')).text).toContain(
    'API keys and links to your lists were revoked',
  );
});

test('the link works once', async () => {
  const { email } = await server.register();
  const token = await askForReset(email);
  await setPassword(token);
  const second = await setPassword(token, 'something else again');
  expect(second.status).toBe(400);
  expect(second.text).toContain('This link has expired or has already been used');
  expect(await signsIn(email, fresh)).toBe(true);
});

test('of two simultaneous uses of the link one changes the password', async () => {
  const { email } = await server.register();
  const token = await askForReset(email);
  const answers = await Promise.all([setPassword(token, fresh), setPassword(token, 'the other password')]);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
});

test('the link works for an hour', async () => {
  const { email } = await server.register();
  const token = await askForReset(email);
  later(1);
  expect((await server.visitor().get(`/auth/new-password?token=${token}`)).status).toBe(400);
  expect((await setPassword(token)).status).toBe(400);
  expect(await signsIn(email, password)).toBe(true);
});

test('a weak new password is rejected, and the link remains valid', async () => {
  const { email } = await server.register();
  const token = await askForReset(email);
  expect((await setPassword(token, 'Password123')).text).toContain('too easy to guess');
  expect((await setPassword(token, 'short')).text).toContain('at least 8 characters');
  expect((await setPassword(token)).status).toBe(200);
});

test.each(['', 'x', '%00', 'x'.repeat(500), '<script>'])('a forged link %j is refused', async (token) => {
  const page = await server.visitor().get(`/auth/new-password?token=${encodeURIComponent(token)}`);
  expect(page.status).toBe(400);
  expect(page.text).not.toContain('<script>');
  expect((await setPassword(token)).status).toBe(400);
  expect((await form(server.visitor(), '/auth/confirm-email', { token })).status).toBe(400);
});

test('a link that lost its token on the way is to be opened again', async () => {
  for (const path of ['/auth/new-password', '/auth/confirm-email']) {
    const visitor = server.visitor();
    for (const page of [await visitor.get(path), await form(visitor, path, {})]) {
      expect(page.status).toBe(400);
      expect(page.text).toContain('This link is incomplete. Please open it again from the email.');
    }
  }
});

test('whether an email is known is not revealed, and unknown ones get no mail', async () => {
  const { email } = await server.register();
  const [known, unknown] = await Promise.all(
    [email, 'unregistered@example.com'].map((each) =>
      form(server.visitor(), '/auth/forgot-password', { email: each }),
    ),
  );
  expect(unknown!.status).toBe(known!.status);
  expect(unknown!.text.replaceAll('unregistered@example.com', email)).toBe(known!.text);
  await mailAbout(server, email, 'Choose a new');
  expect(await mailsTo(server, 'unregistered@example.com')).toEqual([]);
});

test('a mailbox cannot be flooded, and its owner always has a link that works', async () => {
  const { email } = await server.register();
  for (let times = 0; times < 13; times++) {
    // Requests from different IP addresses would be allowed; for the single one here, the clock moves on.
    await form(server.visitor(), '/auth/forgot-password', { email });
    now = new Date(now.getTime() + 30_000);
  }
  await server.context.identity.mails.settled();
  const resets = (await mailsTo(server, email)).filter((mail) => mail.subject.includes('Choose a new'));
  expect(resets).toHaveLength(10);
  expect((await setPassword(tokenOf(resets[0]!.link))).status).toBe(200);
});

test('one address cannot ask for mails without end', async () => {
  later(2);
  const statuses: number[] = [];
  for (let times = 0; times < 25; times++) {
    const answer = await form(server.visitor(), '/auth/forgot-password', {
      email: `someone${times}@example.com`,
    });
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  later(2);
});

test('registering offers to confirm the email, and works without it', async () => {
  const ann = await server.register();
  const { link } = await mailAbout(server, ann.email, 'Confirm your email');
  expect((await ann.get('/api/user/profile')).status).toBe(200);
  expect((await ann.get('/api/account/security')).text).toContain('Not confirmed yet');
  // Scanners of mail open links: that confirms nothing.
  expect((await server.visitor().get(link)).text).toContain('Is ');
  expect((await ann.get('/api/account/security')).text).toContain('Not confirmed yet');
  const done = await form(server.visitor(), '/auth/confirm-email', { token: tokenOf(link) });
  expect(done.text).toContain('Email confirmed');
  expect((await ann.get('/api/account/security')).text).not.toContain('Not confirmed yet');
  expect((await form(server.visitor(), '/auth/confirm-email', { token: tokenOf(link) })).status).toBe(400);
});

test('the confirmation link works for a day, and another can be requested', async () => {
  const ann = await server.register();
  const { link } = await mailAbout(server, ann.email, 'Confirm your email');
  later(24);
  expect((await form(server.visitor(), '/auth/confirm-email', { token: tokenOf(link) })).status).toBe(400);
  const asked = await ann.follow(await form(ann, '/api/account/security/verification', {}));
  expect(asked.text).toContain('We sent a link');
  await server.context.identity.mails.settled();
  expect(await mailsTo(server, ann.email)).toHaveLength(2);
  const second = await mailAbout(server, ann.email, 'Confirm your email');
  expect(second.link).not.toBe(link);
  expect((await form(server.visitor(), '/auth/confirm-email', { token: tokenOf(second.link) })).status).toBe(
    200,
  );
});

test('a link to confirm sets no password, and the other way round', async () => {
  const { email } = await server.register();
  const verify = tokenOf((await mailAbout(server, email, 'Confirm your email')).link);
  expect((await setPassword(verify)).status).toBe(400);
  const reset = await askForReset(email);
  expect((await form(server.visitor(), '/auth/confirm-email', { token: reset })).status).toBe(400);
});

test('a mail server that fails does not fail the request', async () => {
  const { email } = await server.register();
  await server.context.identity.mails.settled();
  const { mailer } = server.context;
  const { send } = mailer;
  mailer.send = () => Promise.reject(new Error('no mail today'));
  expect((await form(server.visitor(), '/auth/forgot-password', { email })).status).toBe(200);
  await server.context.identity.mails.settled();
  mailer.send = send;
  expect(lines.join('')).toContain('no mail today');
  expect((await setPassword(await askForReset(email))).status).toBe(200);
});

test('no log line holds an email, a password or a link', () => {
  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(0);
  expect(log).not.toMatch(/@example\.com|token=|kettle full|correct horse/);
});
