import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys } from '#db/tables/api-keys.ts';
import { confirmEmailOf } from '#testing/insert-person.ts';
import { keyFor, withKey } from '#testing/key-requests.ts';
import { mailAbout } from '#testing/mailbox.ts';
import { password, startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T10:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;
const path = '/api/account/keys';
const wish = { name: 'Kitchen display', scopes: ['read'], password };

test('a key is shown once, stored as a digest, and announced by mail', async () => {
  const ann = await server.user();
  await confirmEmailOf(server.context, ann.email);
  expect((await ann.get(path)).body).toEqual({ keys: [], confirmation: 'password' });
  const { body, status } = await ann.post(path, { ...wish, days: 30 });
  expect(status).toBe(200);
  const { secret, key } = body as { secret: string; key: { id: string } };
  expect(secret).toMatch(/^plateful_[\w-]{43}$/);
  expect(key).toMatchObject({
    name: 'Kitchen display',
    scopes: ['read'],
    ending: secret.slice(-4),
    lastUsedOn: null,
    expiresAt: '2026-12-20T10:00:00.000Z',
  });
  const response = await ann.get(path);
  expect(response.body).toMatchObject({ keys: [key] });
  expect(response.text).not.toContain(secret);
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect((await mailAbout(server, ann.email, 'An API key was created')).text).not.toContain(
    'Kitchen display',
  );
});

test('a key reads for its owner, without cookies, and its last day of use is noted', async () => {
  const ann = await server.user();
  const secret = await keyFor(ann, ['read']);
  const answer = await withKey(server, secret, 'GET', '/api/user/recipes');
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await ann.get(path)).body).toMatchObject({ keys: [{ lastUsedOn: '2026-11-20' }] });
});

test('a key beside the cookie of another person is its own owner’s', async () => {
  const [ann, ben] = [await server.user(), await server.user()];
  const secret = await keyFor(ann, ['lists']);
  const headers = { authorization: `Bearer ${secret}`, 'x-session-seen': 'another page' };
  const { status } = await ben.send('POST', '/api/shopping-lists', { name: 'Party' }, headers);
  expect(status).toBe(200);
  expect((await ann.get('/api/shopping-lists')).body).toMatchObject({ shoppingLists: [{ name: 'Party' }] });
  expect((await ben.get('/api/shopping-lists')).body).toEqual({ shoppingLists: [] });
});

test('a revoked key is refused at once, in words', async () => {
  const ann = await server.user();
  const secret = await keyFor(ann, ['all']);
  const { keys } = (await ann.get(path)).body as { keys: { id: string }[] };
  const [other] = [await server.user()];
  expect((await other.delete(`${path}/${keys[0]!.id}`)).status).toBe(404);
  expect((await withKey(server, secret, 'GET', '/api/week-settings')).status).toBe(200);
  expect((await ann.delete(`${path}/${keys[0]!.id}`)).status).toBe(200);
  const refused = await withKey(server, secret, 'GET', '/api/week-settings');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  expect(refused.body).toMatchObject({
    code: 'unauthenticated',
    message: 'This API key is not valid: it was revoked, expired or mistyped.',
  });
});

test('an expired key, one of a deleted account and an invented one are refused', async () => {
  const ann = await server.user();
  const [short, long] = [await keyFor(ann, ['read'], 1), await keyFor(ann, ['read'])];
  now = new Date(now.getTime() + 86_400_000);
  const statusOf = async (secret: string) =>
    (await withKey(server, secret, 'GET', '/api/user/recipes')).status;
  expect(await statusOf(short)).toBe(401);
  expect(await statusOf(long)).toBe(200);
  await ann.delete('/api/account');
  expect(await statusOf(long)).toBe(401);
  expect(await db.select().from(apiKeys).where(eq(apiKeys.userId, ann.id))).toEqual([]);
  expect(await statusOf('plateful_made-up')).toBe(401);
  // Where no key is needed a wrong one is still refused, so that its owner learns of it.
  expect((await withKey(server, 'x', 'GET', '/api/sample-recipes')).status).toBe(401);
});

test('making a key asks for the password, and for a name and scopes that there are', async () => {
  const ann = await server.user();
  const refused = async (change: object) => (await ann.post(path, { ...wish, ...change })).body;
  expect(await refused({ password: 'wrong' })).toMatchObject({
    fields: { password: 'The current password is wrong' },
  });
  expect(await refused({ password: undefined })).toMatchObject({ code: 'invalid_input' });
  expect(await refused({ name: ' ' })).toMatchObject({ fields: { name: 'Enter a name for the key' } });
  expect(await refused({ scopes: [] })).toMatchObject({
    fields: { scopes: 'Choose at least one scope for the key' },
  });
  expect(await refused({ scopes: ['admin'] })).toMatchObject({ code: 'invalid_input' });
  expect(await refused({ days: 0 })).toMatchObject({ code: 'invalid_input' });
  expect((await server.visitor().post(path, wish)).status).toBe(401);
  expect((await ann.get(path)).body).toMatchObject({ keys: [] });
});

test('a key that asks without end has to wait, another key of the person does not', async () => {
  const ann = await server.user();
  const [busy, calm] = [await keyFor(ann, ['read']), await keyFor(ann, ['read'])];
  const ask = (secret: string) => withKey(server, secret, 'GET', '/api/refused-dishes');
  const answers = [];
  for (let round = 0; round < 13; round++) {
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask(busy)))));
  }
  const waiting = answers.filter(({ status }) => status === 429);
  expect(waiting).toHaveLength(50);
  expect(Number(waiting[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(calm)).status).toBe(200);
});
