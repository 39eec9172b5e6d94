import { eq } from 'drizzle-orm';
import type { Session } from 'fastify';
import { expect, test } from 'vitest';
import { sessions } from '#db/tables/sessions.ts';
import type { Browser } from '#testing/browser.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

async function signInAgain({ email }: Person): Promise<Browser> {
  const browser = server.visitor();
  const action = await browser.openSignIn('sign-in');
  await browser.follow(await browser.send('POST', action, new URLSearchParams({ email, password })));
  return browser;
}

/** A request by a page that was loaded when the readable cookie was `seen`. */
function sendFromPage(browser: Browser, seen: string, method: string, path: string, body?: unknown) {
  return browser.send(method, path, body, { 'x-session-seen': seen });
}

const profileOf = async (browser: Browser) => (await browser.get('/api/taste-profile')).body;

test('the readable cookie differs for each sign-in, and reveals nothing of the session id', async () => {
  const ann = await server.user();
  const again = await signInAgain(ann);
  const [first, second] = [ann.cookie('signed_in')!, again.cookie('signed_in')!];
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(second).toMatch(/^[\w-]{22}$/);
  expect(second).not.toBe(first);
  expect(ann.cookie('sid')).not.toContain(first);
  const asCookie = { cookie: `sid=${first}; signed_in=${first}` };
  expect((await server.visitor().send('GET', '/api/auth/user', undefined, asCookie)).status).toBe(401);
});

test('a page that was loaded for another user changes and reads nothing', async () => {
  const [robin, alex] = [await server.user(), await server.user()];
  await alex.post('/api/taste-profile', { allergies: ['Peanuts'] });
  const before = await profileOf(alex);
  const seen = robin.cookie('signed_in')!;
  const refused = [
    await sendFromPage(alex, seen, 'POST', '/api/taste-profile', { allergies: ['Sesame'] }),
    await sendFromPage(alex, seen, 'GET', '/api/taste-profile'),
    await sendFromPage(alex, seen, 'POST', '/api/auth/logout'),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'conflict',
      message: 'You are now signed in to another account. Please reload the page.',
    });
  }
  expect(await profileOf(alex)).toEqual(before);
});

test('the page of the sign-in itself works, also after the session got another id', async () => {
  const ann = await server.user();
  const seen = ann.cookie('signed_in')!;
  const save = () => sendFromPage(ann, seen, 'POST', '/api/taste-profile', { allergies: ['Sesame'] });
  expect((await save()).status).toBe(200);
  const sid = ann.cookie('sid');
  const change = new URLSearchParams({ password, newPassword: 'a kettle full of thyme' });
  await ann.send('POST', '/api/account/security/password', change);
  expect(ann.cookie('sid')).not.toBe(sid);
  expect(ann.cookie('signed_in')).toBe(seen);
  expect((await save()).status).toBe(200);
});

test('a page whose session has ended is a visitor’s as before', async () => {
  const ann = await server.user();
  const seen = ann.cookie('signed_in')!;
  const visitor = server.visitor();
  expect((await sendFromPage(visitor, seen, 'GET', '/api/auth/user')).status).toBe(401);
  expect((await sendFromPage(visitor, seen, 'GET', '/api/sample-recipes?count=1')).status).toBe(200);
});

test('a session from before the sign-in cookie had a value continues', async () => {
  const ann = await server.user();
  const { db } = server.context;
  const row = (await db.select().from(sessions)).find(({ sess }) => (sess as Session).userId === ann.id)!;
  const { signIn: _, ...sess } = row.sess as Session;
  await db.update(sessions).set({ sess }).where(eq(sessions.sid, row.sid));
  expect((await sendFromPage(ann, '1', 'GET', '/api/auth/user')).status).toBe(200);
  expect((await ann.get('/api/auth/user')).status).toBe(200);
});
