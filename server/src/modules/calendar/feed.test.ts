import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { eq } from 'drizzle-orm';
import { async as nodeIcal } from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { problemsOf } from '#testing/strict-calendar.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { eventsIn, feedOf, plan, putMealTimes, soup, stew } from './calendar.fixture.ts';

const noon = '2026-11-20T12:00:00Z';
let now = noon;
const server = await startTestServer({
  clock: { now: () => new Date(now) },
});
const { db } = server.context;

beforeEach(() => {
  now = noon;
});

test('a planned dinner is in the calendar at dinner time, with its ingredients', async () => {
  const ann = await server.user();
  await putMealTimes(ann, { dinnerTime: '19:15', timeZone: 'Europe/Berlin' });
  const meal = await plan(ann, '2026-11-24', 'dinner', soup!.id, soup!.servings * 2);
  const { status, headers, text } = await feedOf(server, ann);
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
  const [event] = eventsIn((await feedOf(server, ann)).text);
  expect(event!.description).toContain('1 serving\n');
  expect(event!.description).toContain('- 75 g rice\n');
});

test('each dish, each leftover and each note of a slot is an event of its own', async () => {
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
  const { text } = await feedOf(server, ann);
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
  const [before] = eventsIn((await feedOf(server, ann)).text);
  // After the account was made, which is by the real clock.
  now = new Date(Date.now() + 60_000).toISOString();
  await ann.post('/api/week-edits', {
    actions: [{ type: 'move', id, date: '2026-11-25', mealType: 'lunch' }],
  });
  now = noon;
  const [after] = eventsIn((await feedOf(server, ann)).text);
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
  const [inserted] = await db.insert(recipes).values(row).returning({ id: recipes.id });
  return inserted!.id;
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
])('a title with %s does not break the calendar', async (_what, title) => {
  const ann = await server.user();
  await putMealTimes(ann, { lunchTime: '12:00', timeZone: 'America/New_York' });
  const id = await ownRecipe(ann, { title, ingredients: [{ name: title, amount: 1.5, unit: 'cup' }] });
  await plan(ann, '2026-11-24', 'lunch', id);
  const { text } = await feedOf(server, ann);
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

test('a very long list of ingredients is cut to the length that calendars read', async () => {
  const ann = await server.user();
  const ingredients = Array.from({ length: 100 }, (_, index) => ({
    name: `${index} ${'x'.repeat(190)}`,
    amount: 1,
    unit: 'g',
  }));
  await plan(ann, '2026-11-24', 'lunch', await ownRecipe(ann, { ingredients }));
  const { text } = await feedOf(server, ann);
  expect(problemsOf(text)).toEqual([]);
  const [event] = eventsIn(text);
  expect(event!.description.length).toBeLessThan(8192);
  expect(event!.description).toMatch(/… and \d+ more in the recipe\n\nRecipe: http/);
});

test('without meals the calendar is empty and valid', async () => {
  for (const timeZone of ['UTC', 'Europe/Berlin']) {
    const ann = await server.user();
    await putMealTimes(ann, { lunchTime: '12:00', timeZone });
    const { status, text } = await feedOf(server, ann);
    expect([status, problemsOf(text), eventsIn(text)]).toEqual([200, [], []]);
  }
});

test('in UTC, times need no time zone block', async () => {
  const ann = await server.user();
  await plan(ann, '2026-11-24');
  const { text } = await feedOf(server, ann);
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
  const [before] = eventsIn((await feedOf(server, ann)).text);
  now = '2026-11-20T13:00:00Z';
  await putMealTimes(ann, { dinnerTime: '20:00', timeZone: 'Asia/Tokyo' });
  const [after] = eventsIn((await feedOf(server, ann)).text);
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
  const [event] = eventsIn((await feedOf(server, ann)).text);
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
  expect(eventsIn((await feedOf(server, ann)).text).map(({ summary }) => summary)).toEqual([
    `Lunch: ${stew!.title}`,
  ]);
});

test("the feed reaches from 30 days before the user's today to 92 after it", async () => {
  const ann = await server.user();
  await putMealTimes(ann, { dinnerTime: '18:00', timeZone: 'Pacific/Kiritimati' });
  for (const days of [-31, -30, 0, 92, 93]) await plan(ann, addDays('2026-11-21', days));
  const shown = eventsIn((await feedOf(server, ann)).text).map(({ startDate }) =>
    startDate.toString().slice(0, 10),
  );
  // At noon in UTC it is the next day already on Kiritimati.
  expect(shown).toEqual([-30, 0, 92].map((days) => addDays('2026-11-21', days)));
});

test('three meals on each of 92 days are 276 events', async () => {
  const ann = await server.user();
  await putMealTimes(ann, { dinnerTime: '18:00', timeZone: 'America/Los_Angeles' });
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
  const { text } = await feedOf(server, ann);
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
