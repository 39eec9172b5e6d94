import { timeZoneRegions } from '@plateful/contract/time-zones.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { async as nodeIcal } from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { problemsOf } from '#testing/strict-calendar.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

const noon = '2026-11-20T12:00:00Z';
let now = noon;
const log: string[] = [];
const server = await startTestServer({
  clock: { now: () => new Date(now) },
  onLog: (line) => void log.push(line),
});
const { db } = server.context;
const [soup, stew] = sampleRecipes;
const feedStart = '/api/calendar/feed/';

beforeEach(() => {
  now = noon;
});

type Subscription = { calendarToken: string; feedPath: string };

async function feedPathOf(person: Person): Promise<string> {
  return ((await person.get('/api/calendar')).body as Subscription).feedPath;
}

/** The feed as a calendar app gets it: without a cookie. */
async function feedOf(person: Person) {
  return server.visitor().get(await feedPathOf(person));
}

async function plan(
  person: Person,
  date: string,
  mealType = 'dinner',
  recipeId = soup!.id,
  servings?: number,
) {
  const meal = { recipeId, date, mealType, ...(servings && { servings }) };
  const { body } = await person.post('/api/meal-plans', meal);
  return (body as { mealPlan: { id: string } }).mealPlan;
}

function put(person: Person, mealTimes: object) {
  return person.send('PUT', '/api/user/meal-times', mealTimes);
}

test('two edits of one meal time are a conflict with both values, and edits of other fields are merged', async () => {
  const ann = await server.user();
  const seen = { breakfastTime: '08:00', lunchTime: '12:00', dinnerTime: '18:00', timeZone: 'UTC' };
  await put(ann, { ...seen, dinnerTime: '19:00', timeZone: 'Europe/Vienna', seen });
  const merged = await put(ann, { ...seen, lunchTime: '13:00', seen });
  expect(merged.body).toMatchObject({
    user: { lunchTime: '13:00', dinnerTime: '19:00', timeZone: 'Europe/Vienna' },
  });
  const refused = await put(ann, { ...seen, breakfastTime: '07:00', dinnerTime: '20:30', seen });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: 'Changed in another place meanwhile: Dinner. Please choose which to keep.',
    conflicts: [{ field: 'dinnerTime', yours: '20:30', theirs: '19:00' }],
    current: { breakfastTime: '08:00', dinnerTime: '19:00' },
  });
  // Without what was seen the later one wins, as the specification's client expects.
  expect((await put(ann, { dinnerTime: '20:30' })).body).toMatchObject({
    user: { breakfastTime: '08:00', lunchTime: '13:00', dinnerTime: '20:30' },
  });
});

function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('a planned dinner is in the calendar at dinner time, with what it takes', async () => {
  const ann = await server.user();
  await put(ann, { dinnerTime: '19:15', timeZone: 'Europe/Berlin' });
  const meal = await plan(ann, '2026-11-24', 'dinner', soup!.id, soup!.servings * 2);
  const { status, headers, text } = await feedOf(ann);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(problemsOf(text)).toEqual([]);
  const [event, ...others] = eventsIn(text);
  expect(others).toEqual([]);
  expect(event!.uid).toBe(`${meal.id}@plateful`);
  expect(event!.summary).toBe(`Dinner: ${soup!.title}`);
  expect(event!.startDate.toString()).toBe('2026-11-24T19:15:00');
  expect(event!.startDate.toJSDate().toISOString()).toBe('2026-11-24T18:15:00.000Z');
  expect(event!.duration.toString()).toBe('PT1H');
  const link = `${server.origin}/recipe/${soup!.id}`;
  expect(event!.component.getFirstPropertyValue('url')).toBe(link);
  expect(event!.description).toContain(`${soup!.cookingTime} min, ${soup!.servings * 2} servings`);
  expect(event!.description).toContain(link);
  for (const { name } of soup!.ingredients) expect(event!.description).toContain(name);
  expect(text).not.toContain('VALARM');
});

test('amounts in the calendar are those for the planned servings', async () => {
  const ann = await server.user();
  const id = await ownRecipe(ann, { servings: 4, ingredients: [{ name: 'rice', amount: 300, unit: 'g' }] });
  await plan(ann, '2026-11-24', 'lunch', id, 1);
  const [event] = eventsIn((await feedOf(ann)).text);
  expect(event!.description).toContain('1 serving\n');
  expect(event!.description).toContain('- 75 g rice\n');
});

test('each dish of a slot is an event, leftovers say of what, and a note says what it is', async () => {
  const ann = await server.user();
  const dinner = { date: '2026-11-24', mealType: 'dinner' };
  const edit = async (...actions: object[]) => {
    expect((await ann.post('/api/week-edits', { actions })).status).toBe(200);
  };
  await edit(
    { type: 'add', recipeId: soup!.id, ...dinner, servings: 4 },
    { type: 'add', recipeId: stew!.id, ...dinner },
    { type: 'addNote', date: '2026-11-26', mealType: 'lunch', note: 'Eating out\nwith Ann' },
  );
  const { entries } = (await ann.get('/api/week?startDate=2026-11-23')).body as { entries: { id: string }[] };
  const again = {
    type: 'addLeftovers',
    of: entries[0]!.id,
    date: '2026-11-25',
    mealType: 'lunch',
    servings: 2,
  };
  await edit(again);
  const { text } = await feedOf(ann);
  expect(problemsOf(text)).toEqual([]);
  const events = eventsIn(text);
  expect(events.map(({ summary }) => summary).sort()).toEqual(
    [
      `Dinner: ${soup!.title}`,
      `Dinner: ${stew!.title}`,
      `Lunch: Leftovers of ${soup!.title}`,
      'Lunch: Eating out with Ann',
    ].sort(),
  );
  const saysOf = (words: string) => events.find(({ summary }) => summary.includes(words))!.description;
  expect(saysOf('Leftovers')).toContain('Cooked on Tuesday, 2 servings');
  expect(saysOf('Leftovers')).not.toContain('Ingredients');
  expect(saysOf(`Dinner: ${soup!.title}`)).toContain('4 servings, cook 6 for the leftovers');
});

test('a meal that is moved is the same event, of a newer version', async () => {
  const ann = await server.user();
  const { id } = await plan(ann, '2026-11-24');
  const [before] = eventsIn((await feedOf(ann)).text);
  // After the account was made, which is by the real clock.
  now = new Date(Date.now() + 60_000).toISOString();
  await ann.post('/api/week-edits', {
    actions: [{ type: 'move', id, date: '2026-11-25', mealType: 'lunch' }],
  });
  now = noon;
  const [after] = eventsIn((await feedOf(ann)).text);
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBeGreaterThan(before!.sequence);
});

async function ownRecipe(person: Person, more: Partial<typeof recipes.$inferInsert>): Promise<string> {
  const row = {
    userId: person.id,
    title: 'Rice',
    ingredients: [{ name: 'rice', amount: 300, unit: 'g' }],
    instructions: ['Cook it.'],
    createdAt: new Date('2026-11-01T00:00:00Z'),
    ...more,
  };
  const [made] = await db.insert(recipes).values(row).returning({ id: recipes.id });
  return made!.id;
}

test.each([
  ['an emoji that a fold could cut', `${'🍲'.repeat(40)} soup`],
  ['umlauts and accents', `Käsespätzle à la crème brûlée, ${'ü'.repeat(60)}`],
  ['commas, semicolons, colons and backslashes', 'Rice; beans, and: back\\slash \\, "quoted"'],
  ['what looks like an escape', 'Rice \\n beans \\N \\\\ peas'],
  ['a line of a calendar', 'Soup\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Planted'],
  [
    'control characters and odd line ends',
    'Soup\u0007 with\u0085 odd\u2028 ends\u0000'.replace('\u0000', ''),
  ],
  ['right-to-left writing', 'שקשוקה 🍳 شكشوكة'],
  ['a replacement pattern', "$& $1 $$ $' $`"],
  ['a BEGIN:VEVENT of its own', 'BEGIN:VEVENT'],
])('a recipe with %s in its title breaks no calendar', async (_what, title) => {
  const ann = await server.user();
  await put(ann, { lunchTime: '12:00', timeZone: 'America/New_York' });
  const id = await ownRecipe(ann, { title, ingredients: [{ name: title, amount: 1.5, unit: 'cup' }] });
  await plan(ann, '2026-11-24', 'lunch', id);
  const { text } = await feedOf(ann);
  expect(problemsOf(text)).toEqual([]);
  const shown = title.replace(/[\p{Cc}\p{Z}]+/gu, ' ');
  const [event, ...others] = eventsIn(text);
  expect(others).toEqual([]);
  expect(event!.summary).toBe(`Lunch: ${shown}`);
  expect(event!.description).toContain(`- 1½ cups ${shown}\n`);
  // This parser takes a backslash before an n for a line end, even where the backslash is text itself.
  if (title.includes('\\n')) return;
  const [read] = Object.values(await nodeIcal.parseICS(text)).filter((part) => part?.type === 'VEVENT');
  expect(read).toMatchObject({ summary: `Lunch: ${shown}` });
});

test('a very long list of ingredients ends where calendars stop reading', async () => {
  const ann = await server.user();
  const ingredients = Array.from({ length: 100 }, (_, index) => ({
    name: `${index} ${'x'.repeat(190)}`,
    amount: 1,
    unit: 'g',
  }));
  await plan(ann, '2026-11-24', 'lunch', await ownRecipe(ann, { ingredients }));
  const { text } = await feedOf(ann);
  expect(problemsOf(text)).toEqual([]);
  const [event] = eventsIn(text);
  expect(event!.description.length).toBeLessThan(8192);
  expect(event!.description).toMatch(/… and \d+ more in the recipe\n\nRecipe: http/);
});

test('two fetches of an unchanged week are the same to the byte, and the second need not be sent', async () => {
  const ann = await server.user();
  await put(ann, { dinnerTime: '18:30', timeZone: 'Australia/Lord_Howe' });
  await plan(ann, '2026-11-24');
  await plan(ann, '2026-11-25', 'breakfast', stew!.id);
  const path = await feedPathOf(ann);
  const first = await server.visitor().get(path);
  now = '2026-11-21T03:00:00Z';
  const second = await server.visitor().get(path);
  expect(second.text).toBe(first.text);
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await server.visitor().send('GET', path, undefined, { 'if-none-match': known });
    expect([known, answer.status, answer.text]).toEqual([known, 304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
  await plan(ann, '2026-11-26');
  const changed = await server.visitor().send('GET', path, undefined, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('the head of the feed is that of the feed', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const path = await feedPathOf(ann);
  const whole = await server.visitor().get(path);
  const head = await server.visitor().send('HEAD', path);
  expect([head.status, head.text]).toEqual([200, '']);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
    expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  }
});

test('no cache, search engine or other site keeps the address, and no cookie is set', async () => {
  const { headers } = await feedOf(await server.user());
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

test('without meals the calendar is empty and still a calendar', async () => {
  for (const timeZone of ['UTC', 'Europe/Berlin']) {
    const ann = await server.user();
    await put(ann, { lunchTime: '12:00', timeZone });
    const { status, text } = await feedOf(ann);
    expect([status, problemsOf(text), eventsIn(text)]).toEqual([200, [], []]);
  }
});

test('in UTC times say so themselves', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const { text } = await feedOf(ann);
  expect(problemsOf(text)).toEqual([]);
  expect(text).toContain('DTSTART:20261124T180000Z');
  expect(text).not.toContain('VTIMEZONE');
});

test('another time or zone moves the meals, and raises the version of their events', async () => {
  const ann = await server.user();
  const { id } = await plan(ann, '2026-11-24', 'dinner', await ownRecipe(ann, {}));
  await db
    .update(users)
    .set({ updatedAt: new Date(noon) })
    .where(eq(users.id, ann.id));
  await db
    .update(mealPlans)
    .set({ createdAt: new Date(noon) })
    .where(eq(mealPlans.id, id));
  const [before] = eventsIn((await feedOf(ann)).text);
  now = '2026-11-20T13:00:00Z';
  await put(ann, { dinnerTime: '20:00', timeZone: 'Asia/Tokyo' });
  const [after] = eventsIn((await feedOf(ann)).text);
  expect(after!.uid).toBe(before!.uid);
  expect(after!.startDate.toJSDate().toISOString()).toBe('2026-11-24T11:00:00.000Z');
  expect([before!.sequence, after!.sequence]).toEqual([0, 3600]);
  for (const name of ['last-modified', 'dtstamp']) {
    expect(after!.component.getFirstPropertyValue(name)!.toString()).toBe(now);
  }
  expect(after!.component.getFirstPropertyValue('created')!.toString()).toBe(noon);
});

test('a changed recipe is the same event', async () => {
  const ann = await server.user();
  const id = await ownRecipe(ann, { title: 'Rice' });
  const meal = await plan(ann, '2026-11-24', 'dinner', id);
  await db.update(recipes).set({ title: 'Fried rice' }).where(eq(recipes.id, id));
  const [event] = eventsIn((await feedOf(ann)).text);
  expect([event!.uid, event!.summary]).toEqual([`${meal.id}@plateful`, 'Dinner: Fried rice']);
});

test('a meal whose recipe is deleted leaves the calendar, and so does a removed one', async () => {
  const ann = await server.user();
  const id = await ownRecipe(ann, {});
  await plan(ann, '2026-11-24', 'dinner', id);
  const removed = await plan(ann, '2026-11-25');
  await plan(ann, '2026-11-26', 'lunch', stew!.id);
  await db.delete(recipes).where(eq(recipes.id, id));
  await ann.delete(`/api/meal-plans/${removed.id}`);
  expect(eventsIn((await feedOf(ann)).text).map(({ summary }) => summary)).toEqual([`Lunch: ${stew!.title}`]);
});

test("the feed reaches from 30 days before the user's today to 92 after it", async () => {
  const ann = await server.user();
  await put(ann, { dinnerTime: '18:00', timeZone: 'Pacific/Kiritimati' });
  for (const days of [-31, -30, 0, 92, 93]) await plan(ann, addDays('2026-11-21', days));
  const shown = eventsIn((await feedOf(ann)).text).map(({ startDate }) => startDate.toString().slice(0, 10));
  // At noon in UTC it is the next day already on Kiritimati.
  expect(shown).toEqual([-30, 0, 92].map((days) => addDays('2026-11-21', days)));
});

test('three meals on each of 92 days are 276 events', async () => {
  const ann = await server.user();
  await put(ann, { dinnerTime: '18:00', timeZone: 'America/Los_Angeles' });
  const meals = Array.from({ length: 92 }, (_, index) => addDays('2026-11-20', index)).flatMap((date) =>
    (['breakfast', 'lunch', 'dinner'] as const).map((mealType, index) => ({
      userId: ann.id,
      recipeId: sampleRecipes[index]!.id,
      date,
      mealType,
      servings: 3,
    })),
  );
  await db.insert(mealPlans).values(meals);
  const { text } = await feedOf(ann);
  expect(problemsOf(text)).toEqual([]);
  const events = eventsIn(text);
  expect(events).toHaveLength(276);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(276);
  const times = { Breakfast: '08:00', Lunch: '12:00', Dinner: '18:00' };
  for (const { summary, startDate } of events) {
    const name = summary.split(':')[0] as keyof typeof times;
    expect(startDate.toString().slice(11, 16)).toBe(times[name]);
  }
});

test('with a new address the old one is gone at once', async () => {
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
  for (const given of wrong) {
    const { status, body, headers } = await server.visitor().get(feedStart + given);
    expect([given, status]).toEqual([given, 404]);
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
  await put(bob, { dinnerTime: '23:00' });
  expect(await feedPathOf(ann)).toBe(path);
  const { text } = await server.visitor().get(path);
  expect(text).toContain('DTSTART:20261124T180000Z');
  expect(eventsIn((await feedOf(bob)).text)).toEqual([]);
});

test('the feed does not say whose it is', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const { text } = await feedOf(ann);
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

test('a page of another site makes no new address', async () => {
  const ann = await server.user();
  const path = await feedPathOf(ann);
  const answer = await ann.send('POST', '/api/calendar/rotate', {}, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await feedPathOf(ann)).toBe(path);
});

test('the address is no answer to keep', async () => {
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

test('meal times and zone are kept, what is left out stays', async () => {
  const ann = await server.user();
  const first = await put(ann, {
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
  await put(ann, { lunchTime: '12:30' });
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
])('meal times %j are refused', async (wrong, message) => {
  const ann = await server.user();
  const answer = await put(ann, wrong);
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
    expect((await put(ann, { lunchTime: '12:00', timeZone })).body).toMatchObject({ user: { timeZone } });
  }
});
