import { timeZoneRegions } from '@plateful/contract/time-zones.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#db/tables/users.ts';
import { startTestServer } from '#testing/test-server.ts';
import {
  eventsIn,
  feedOf,
  feedPathOf,
  feedStart,
  plan,
  putMealTimes,
  type Subscription,
  stew,
} from './calendar.fixture.ts';

const noon = '2026-11-20T12:00:00Z';
let now = noon;
const log: string[] = [];
const server = await startTestServer({
  clock: { now: () => new Date(now) },
  onLog: (line) => void log.push(line),
});
const { db } = server.context;

beforeEach(() => {
  now = noon;
});

test('two edits of one meal time are a conflict with both values, and edits of other fields are merged', async () => {
  const ann = await server.user();
  const seen = { breakfastTime: '08:00', lunchTime: '12:00', dinnerTime: '18:00', timeZone: 'UTC' };
  await putMealTimes(ann, { ...seen, dinnerTime: '19:00', timeZone: 'Europe/Vienna', seen });
  const merged = await putMealTimes(ann, { ...seen, lunchTime: '13:00', seen });
  expect(merged.body).toMatchObject({
    user: { lunchTime: '13:00', dinnerTime: '19:00', timeZone: 'Europe/Vienna' },
  });
  const refused = await putMealTimes(ann, { ...seen, breakfastTime: '07:00', dinnerTime: '20:30', seen });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'Changed elsewhere in the meantime: Dinner. Please choose which version to keep.',
    conflicts: [{ field: 'dinnerTime', yours: '20:30', theirs: '19:00' }],
    current: { breakfastTime: '08:00', dinnerTime: '19:00' },
  });
  // Without what was seen the later one wins, as the specification's client expects.
  expect((await putMealTimes(ann, { dinnerTime: '20:30' })).body).toMatchObject({
    user: { breakfastTime: '08:00', lunchTime: '13:00', dinnerTime: '20:30' },
  });
});

test('an unchanged week is served byte for byte the same, or as 304', async () => {
  const ann = await server.user();
  await putMealTimes(ann, { dinnerTime: '18:30', timeZone: 'Australia/Lord_Howe' });
  await plan(ann, '2026-11-24');
  await plan(ann, '2026-11-25', 'breakfast', stew!.id);
  const path = await feedPathOf(ann);
  const first = await server.visitor().get(path);
  now = '2026-11-21T03:00:00Z';
  const second = await server.visitor().get(path);
  expect(second.text).toBe(first.text);
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await server.visitor().send('GET', path, undefined, { 'if-none-match': ifNoneMatch });
    expect([ifNoneMatch, answer.status, answer.text]).toEqual([ifNoneMatch, 304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
  await plan(ann, '2026-11-26');
  const changed = await server.visitor().send('GET', path, undefined, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('HEAD gets the headers of the feed', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const path = await feedPathOf(ann);
  const full = await server.visitor().get(path);
  const head = await server.visitor().send('HEAD', path);
  expect([head.status, head.text]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
    expect([name, head.headers.get(name)]).toEqual([name, full.headers.get(name)]);
  }
});

test('no cache, search engine or other site keeps the address, and no cookie is set', async () => {
  const { headers } = await feedOf(server, await server.user());
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('content-disposition')).toBe('inline; filename="plateful.ics"');
  expect(headers.getSetCookie()).toEqual([]);
});

test('the address works with .ics appended, and for any Accept header', async () => {
  const ann = await server.user();
  const path = await feedPathOf(ann);
  const answer = await server.visitor().send('GET', `${path}.ics`, undefined, { accept: 'text/html' });
  expect(answer.text).toBe((await server.visitor().get(path)).text);
});

test('a new address invalidates the old one at once', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const old = await feedPathOf(ann);
  const [before] = eventsIn((await server.visitor().get(old)).text);
  const { body } = await ann.post('/api/calendar/rotate');
  const { calendarToken, feedPath } = body as Subscription;
  expect(calendarToken).toMatch(/^[0-9a-f]{64}$/);
  expect(feedPath).toBe(feedStart + calendarToken);
  expect(feedPath).not.toBe(old);
  expect(await feedPathOf(ann)).toBe(feedPath);
  expect((await server.visitor().get(old)).status).toBe(404);
  expect((await server.visitor().send('GET', old, undefined, { 'if-none-match': '*' })).status).toBe(404);
  const [after] = eventsIn((await server.visitor().get(feedPath)).text);
  expect(after!.uid).toBe(before!.uid);
});

test('every wrong token gets the same answer', async () => {
  const ann = await server.user();
  const token = (await feedPathOf(ann)).slice(feedStart.length);
  const almost = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
  const wrong = [
    '0'.repeat(64),
    almost,
    token.slice(0, 16),
    token.toUpperCase(),
    'x',
    `${token}%00`,
    "'--",
    '%25',
    '..%2f',
  ];
  for (const token of wrong) {
    const { status, body, headers } = await server.visitor().get(feedStart + token);
    expect([token, status]).toEqual([token, 404]);
    expect(body).toMatchObject({ code: 'not_found', message: 'Calendar not found' });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
  }
});

test('a deleted account has no calendar', async () => {
  const ann = await server.user();
  const path = await feedPathOf(ann);
  await db
    .update(users)
    .set({ deletedAt: new Date(noon) })
    .where(eq(users.id, ann.id));
  expect((await server.visitor().get(path)).status).toBe(404);
});

test('only the owner can read or change the address', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const path = await feedPathOf(ann);
  await plan(ann, '2026-11-24');
  expect(await feedPathOf(bob)).not.toBe(path);
  await bob.post('/api/calendar/rotate');
  await putMealTimes(bob, { dinnerTime: '23:00' });
  expect(await feedPathOf(ann)).toBe(path);
  const { text } = await server.visitor().get(path);
  expect(text).toContain('DTSTART:20261124T180000Z');
  expect(eventsIn((await feedOf(server, bob)).text)).toEqual([]);
});

test('the feed does not reveal its owner', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const { text } = await feedOf(server, ann);
  const unfolded = text.replaceAll('\r\n ', '');
  for (const secret of [ann.email, ann.id, (await feedPathOf(ann)).slice(feedStart.length)]) {
    expect(unfolded).not.toContain(secret);
  }
});

test('a visitor cannot set meal times, or read or renew the address', async () => {
  const stranger = server.visitor();
  for (const answer of [
    await stranger.send('PUT', '/api/user/meal-times', { dinnerTime: '19:00' }),
    await stranger.get('/api/calendar'),
    await stranger.post('/api/calendar/rotate'),
  ]) {
    expect(answer.status).toBe(401);
  }
});

test('another site cannot renew the address', async () => {
  const ann = await server.user();
  const path = await feedPathOf(ann);
  const answer = await ann.send('POST', '/api/calendar/rotate', {}, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await feedPathOf(ann)).toBe(path);
});

test('answers with the address are not cached', async () => {
  const ann = await server.user();
  expect((await ann.get('/api/calendar')).headers.get('cache-control')).toBe('private, no-store');
  expect((await ann.post('/api/calendar/rotate')).headers.get('cache-control')).toBe('private, no-store');
});

test('the log never holds a token, not even when the feed fails', async () => {
  const ann = await server.user();
  const path = await feedPathOf(ann);
  await server.visitor().get(path);
  await server.visitor().get(`${path}x`);
  await db.update(users).set({ timeZone: 'Mars/Olympus' }).where(eq(users.id, ann.id));
  expect((await server.visitor().get(path)).status).toBe(500);
  expect(log.join('\n')).toContain('request failed');
  expect(log.join('\n')).not.toContain(path.slice(feedStart.length));
  expect(log.join('\n')).not.toContain(path.slice(feedStart.length, feedStart.length + 16));
});

test('meal times and time zone are saved, and omitted ones stay', async () => {
  const ann = await server.user();
  const first = await putMealTimes(ann, {
    breakfastTime: '00:00',
    lunchTime: '13:05',
    dinnerTime: '23:59',
    timeZone: 'europe/berlin',
  });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    user: {
      id: ann.id,
      breakfastTime: '00:00',
      lunchTime: '13:05',
      dinnerTime: '23:59',
      timeZone: 'Europe/Berlin',
    },
  });
  await putMealTimes(ann, { lunchTime: '12:30' });
  expect((await ann.get('/api/user/profile')).body).toMatchObject({
    user: { breakfastTime: '00:00', lunchTime: '12:30', dinnerTime: '23:59', timeZone: 'Europe/Berlin' },
  });
});

const badTime = 'Time must be in HH:MM format (00:00 to 23:59)';
test.each([
  [{ breakfastTime: '24:00' }, badTime],
  [{ lunchTime: '8:00' }, badTime],
  [{ dinnerTime: '18:60' }, badTime],
  [{ dinnerTime: '18:00:00' }, badTime],
  [{ dinnerTime: '' }, badTime],
  [{ dinnerTime: null }, badTime],
  [{ dinnerTime: 18 }, badTime],
  [{ dinnerTime: '18:00', timeZone: 'Mars/Olympus' }, 'Invalid IANA timezone'],
  [{ dinnerTime: '18:00', timeZone: '+01:00' }, 'Invalid IANA timezone'],
  [{ dinnerTime: '18:00', timeZone: '' }, 'Invalid IANA timezone'],
  [{ dinnerTime: '18:00', timeZone: null }, 'Invalid IANA timezone'],
  [{ timeZone: 'Europe/Berlin' }, 'At least one meal time must be provided'],
  [{}, 'At least one meal time must be provided'],
])('meal times %j are rejected', async (wrong, message) => {
  const ann = await server.user();
  const answer = await putMealTimes(ann, wrong);
  expect([answer.status, (answer.body as { message: string }).message]).toEqual([400, message]);
  expect((await ann.get('/api/user/profile')).body).toMatchObject({
    user: { breakfastTime: '08:00', lunchTime: '12:00', dinnerTime: '18:00', timeZone: 'UTC' },
  });
});

test('each time zone on offer can be chosen, and none is offered twice', async () => {
  const ann = await server.user();
  const offered = timeZoneRegions.flatMap(({ zones }) => zones);
  expect(offered.length).toBeGreaterThanOrEqual(65);
  expect(offered.length).toBeLessThanOrEqual(75);
  expect(new Set(offered.map(({ timeZone }) => timeZone)).size).toBe(offered.length);
  expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length);
  for (const { timeZone } of offered) {
    expect((await putMealTimes(ann, { lunchTime: '12:00', timeZone })).body).toMatchObject({
      user: { timeZone },
    });
  }
});
