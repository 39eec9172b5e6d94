import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#db/tables/sessions.ts';
import { users } from '#db/tables/users.ts';
import { password, startTestServer } from '#testing/test-server.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });

function passDays(days: number): void {
  now = new Date(now.getTime() + days * DAY);
}

async function isSignedIn(browser: { get(path: string): Promise<{ status: number }> }): Promise<boolean> {
  return (await browser.get('/api/auth/user')).status === 200;
}

test('a session in use is extended, an unused one ends after fourteen days', async () => {
  const ann = await server.register();
  passDays(13.9);
  expect(await isSignedIn(ann)).toBe(true);
  passDays(13.9);
  expect(await isSignedIn(ann)).toBe(true);
  passDays(14.1);
  expect(await isSignedIn(ann)).toBe(false);
});

test('every session ends after ninety days, however busy', async () => {
  const ann = await server.register();
  for (let days = 0; days < 88; days += 8) {
    passDays(8);
    expect(await isSignedIn(ann)).toBe(true);
  }
  passDays(2.1);
  expect(await isSignedIn(ann)).toBe(false);
});

test('a session is written to once an hour at most', async () => {
  const ann = await server.register();
  const expiry = async () => {
    const rows = await server.context.db.select().from(sessions);
    return rows.find((row) => (row.sess as { userId?: string }).userId === ann.id)!.expire.getTime();
  };
  const first = await expiry();
  now = new Date(now.getTime() + DAY / 48);
  await isSignedIn(ann);
  expect(await expiry()).toBe(first);
  now = new Date(now.getTime() + DAY / 24);
  await isSignedIn(ann);
  expect(await expiry()).toBeGreaterThan(first);
});

test('an unfinished sign-in expires after an hour', async () => {
  const browser = server.visitor();
  const action = await browser.openSignIn('register');
  now = new Date(now.getTime() + DAY / 24 + 1000);
  const form = new URLSearchParams({ email: `${randomUUID()}@example.com`, password, age: '16' });
  const answer = await browser.follow(await browser.send('POST', action, form));
  expect(answer.text).toContain('Sign-in was interrupted');
});

test('a forged or altered cookie is not signed in', async () => {
  const ann = await server.register();
  const real = ann.cookie('sid')!;
  const invented = [`${randomUUID()}.x`, real.slice(0, -2), `${real}x`, '', `${real.split('.')[0]}.`];
  for (const sid of invented) {
    const answer = await server.visitor().send('GET', '/api/auth/user', undefined, { cookie: `sid=${sid}` });
    expect(answer.status).toBe(401);
  }
});

test('a session of a deleted user is not signed in', async () => {
  const ann = await server.register();
  await server.context.db.delete(users).where(eq(users.id, ann.id));
  expect(await isSignedIn(ann)).toBe(false);
});
