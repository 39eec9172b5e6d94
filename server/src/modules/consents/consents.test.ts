import { consentBounds } from '@plateful/contract/bounds.ts';
import { consentVersion } from '@plateful/contract/consent-version.ts';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents } from '#db/tables/consents.ts';
import { users } from '#db/tables/users.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

let now = new Date('2026-11-20T11:30:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const path = '/api/consents';
const rejected = {
  essential: true,
  functional: false,
  analytics: false,
  version: 1,
  timestamp: '2026-11-20T11:29:58.123Z',
};
const accepted = { ...rejected, functional: true, analytics: true, timestamp: '2026-11-20T11:31:00.000Z' };

function recordsOf(person: Person) {
  const { functional, analytics, version, timestamp, createdAt } = consents;
  return server.context.db
    .select({ functional, analytics, version, timestamp, createdAt })
    .from(consents)
    .where(eq(consents.userId, person.id))
    .orderBy(asc(consents.timestamp));
}

test('a decision is kept with its version, its time on the device and ours', async () => {
  const ann = await server.user();
  const answer = await ann.post(path, rejected);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expect(await recordsOf(ann)).toEqual([
    {
      functional: false,
      analytics: false,
      version: 1,
      timestamp: new Date(rejected.timestamp),
      createdAt: now,
    },
  ]);
});

test('a changed decision is added, and the earlier one stays', async () => {
  const ann = await server.user();
  await ann.post(path, rejected);
  await ann.post(path, accepted);
  expect(await recordsOf(ann)).toMatchObject([{ functional: false }, { functional: true, analytics: true }]);
});

test('one decision sent by two tabs leaves one record', async () => {
  const ann = await server.user();
  const answers = await Promise.all([ann.post(path, accepted), ann.post(path, accepted)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await recordsOf(ann)).toHaveLength(1);
});

test('the latest hundred decisions are kept, also of concurrent ones', async () => {
  const ann = await server.user();
  const at = (index: number) => new Date(Date.parse(accepted.timestamp) - index * 1000).toISOString();
  for (let turn = 0; turn < 3; turn += 1) {
    now = new Date(now.getTime() + 1000);
    const decisions = Array.from({ length: 50 }, (_, index) => at(turn * 50 + index));
    const answers = await Promise.all(
      decisions.map((timestamp) => ann.post(path, { ...accepted, timestamp })),
    );
    expect(answers.map(({ status }) => status)).toEqual(decisions.map(() => 200));
  }
  const records = await recordsOf(ann);
  expect(records).toHaveLength(consentBounds.max);
  // The last decision applies, regardless of the device's clock.
  expect(records.filter(({ createdAt }) => createdAt.getTime() === now.getTime())).toHaveLength(50);
});

test('two users who decide on one device at the same time have a record each', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.post(path, accepted);
  await bob.post(path, accepted);
  expect(await recordsOf(ann)).toHaveLength(1);
  expect(await recordsOf(bob)).toHaveLength(1);
});

test('a user cannot decide for another', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.post(path, { ...accepted, userId: bob.id });
  expect(await recordsOf(ann)).toHaveLength(1);
  expect(await recordsOf(bob)).toEqual([]);
});

test.each([
  ['refuses what is essential', { ...accepted, essential: false }],
  ['says nothing of what is essential', { ...accepted, essential: undefined }],
  ['says yes in words', { ...accepted, functional: 'yes' }],
  ['is silent about a purpose', { ...accepted, analytics: undefined }],
  ['answers a question that was not asked', { ...accepted, version: consentVersion + 1 }],
  ['answers no question', { ...accepted, version: 0 }],
  ['was made on no day', { ...accepted, timestamp: '2026-02-30T10:00:00Z' }],
  ['was made in year 0', { ...accepted, timestamp: '0000-01-01T00:00:00Z' }],
  ['was made at no time', { ...accepted, timestamp: 1_795_174_200_000 }],
  ['is none', []],
])('a decision that %s is refused and leaves no record', async (_, body) => {
  const ann = await server.user();
  const answer = await ann.post(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
  expect(await recordsOf(ann)).toEqual([]);
});

test('the error names the invalid field', async () => {
  const ann = await server.user();
  const answer = await ann.post(path, { ...accepted, essential: false });
  expect(answer.body).toMatchObject({ fields: { essential: 'Essential storage cannot be turned off' } });
});

test('visitors are rejected: their decision stays in the browser', async () => {
  expect((await server.visitor().post(path, accepted)).status).toBe(401);
});

test('another site cannot decide for a signed-in user', async () => {
  const ann = await server.user();
  const answer = await ann.send('POST', path, accepted, { origin: 'https://elsewhere.example' });
  expect(answer.status).toBe(403);
  expect(await recordsOf(ann)).toEqual([]);
});

test('records go with the account', async () => {
  const ann = await server.user();
  await ann.post(path, accepted);
  await server.context.db.delete(users).where(eq(users.id, ann.id));
  expect(await recordsOf(ann)).toEqual([]);
});
