import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { addDays, daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';
import { monday, send, type Week, weekOf } from './weeks.fixture.ts';

const server = await startTestServer();
const recipeIds = sampleRecipes.slice(0, 4).map(({ id }) => id);

const meals = ['breakfast', 'lunch', 'dinner'];

function expectSound({ entries }: Week) {
  const bySlot = Map.groupBy(entries, ({ date, mealType }) => `${date} ${mealType}`);
  for (const [slot, dishes] of bySlot) {
    expect(
      dishes.map(({ position }) => position),
      slot,
    ).toEqual(dishes.map((_, index) => index));
    expect(dishes.length, slot).toBeLessThanOrEqual(6);
  }
  for (const entry of entries) {
    if (entry.leftoversOf === null) continue;
    const source = entries.find(({ id }) => id === entry.leftoversOf)!;
    expect(source).toMatchObject({ leftoversOf: null, recipe: { id: entry.recipe!.id } });
    const isLaterMeal = meals.indexOf(entry.mealType) > meals.indexOf(source.mealType);
    expect(daysBetween(source.date, entry.date)).toBeGreaterThanOrEqual(isLaterMeal ? 0 : 1);
    expect(daysBetween(source.date, entry.date)).toBeLessThanOrEqual(4);
  }
}

test('dishes that are added at once from ten tabs are all there, in an order', async () => {
  const ann = await server.user();
  const tabs = await Promise.all(Array.from({ length: 10 }, () => server.elsewhere(ann)));
  const slots = ['breakfast', 'lunch'];
  const answers = await Promise.all(
    tabs.map((tab, index) =>
      send(tab, { type: 'add', recipeId: recipeIds[index % 4], date: monday, mealType: slots[index % 2] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const week = await weekOf(ann);
  expect(week.entries).toHaveLength(10);
  expectSound(week);
});

test('of seven meals added to one slot at once six fit', async () => {
  const ann = await server.user();
  const tabs = await Promise.all(Array.from({ length: 7 }, () => server.elsewhere(ann)));
  const answers = await Promise.all(
    tabs.map((tab) => send(tab, { type: 'addNote', note: 'Guests', date: monday, mealType: 'dinner' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 409]);
  expectSound(await weekOf(ann));
});

test('one dish that two tabs move at once is in one place', async () => {
  const ann = await server.user();
  const other = await server.elsewhere(ann);
  await send(ann, { type: 'add', recipeId: recipeIds[0], date: monday, mealType: 'dinner' });
  const { id } = (await weekOf(ann)).entries[0]!;
  await Promise.all([
    send(ann, { type: 'move', id, date: addDays(monday, 1), mealType: 'dinner' }),
    send(other, { type: 'move', id, date: addDays(monday, 2), mealType: 'lunch' }),
  ]);
  expect((await weekOf(ann)).entries).toHaveLength(1);
});

/** An action that fits the week as the tab shows it, which may be out of date. */
function drawAction(random: () => number, { entries }: Week): object {
  const upTo = (max: number) => Math.floor(random() * max);
  const slot = { date: addDays(monday, upTo(7)), mealType: meals[upTo(3)] };
  const [a, b] = [entries[upTo(entries.length)], entries[upTo(entries.length)]];
  if (!a || !b || random() < 0.3) return { type: 'add', recipeId: recipeIds[upTo(4)], ...slot };
  const actions = [
    { type: 'move', id: a.id, ...slot },
    { type: 'swap', id: a.id, with: b.id },
    { type: 'copy', id: a.id, ...slot },
    { type: 'addLeftovers', of: a.id, ...slot },
    { type: 'replace', id: a.id, recipeId: recipeIds[upTo(4)] },
    { type: 'remove', id: a.id },
    { type: 'clear', first: monday, last: addDays(monday, upTo(3)) },
  ];
  return actions[upTo(actions.length)]!;
}

const rounds = caseCount(100);

test(`two tabs that edit and undo at once see the same sound week in the end (${rounds} times)`, {
  timeout: rounds * 6000,
}, async () => {
  const random = randomFrom(Math.floor(Date.now() / 86_400_000));
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const ann = await server.user();
    const tabs = [ann, await server.elsewhere(ann)];
    const shown = await Promise.all(tabs.map((tab) => weekOf(tab)));
    for (let turn = 0; turn < 8; turn++) {
      const answers = await Promise.all(
        tabs.map((tab, index) => {
          const { undo } = shown[index]!;
          return undo && random() < 0.3
            ? tab.post(`/api/week-edits/${undo.editId}/undo`, {})
            : send(tab, drawAction(random, shown[index]!));
        }),
      );
      for (const { status } of answers) statuses.add(status);
      // Each looks again only now and then.
      for (const [index, tab] of tabs.entries()) if (random() < 0.6) shown[index] = await weekOf(tab);
    }
    const [a, b] = await Promise.all(tabs.map((tab) => weekOf(tab)));
    expect(b).toEqual(a);
    expectSound(a!);
    // Undoing everything ends with an empty week, or stops at a later change.
    for (let { undo } = a!; undo; ) {
      const { status } = await ann.post(`/api/week-edits/${undo.editId}/undo`, {});
      statuses.add(status);
      if (status !== 200) break;
      const week = await weekOf(ann);
      expectSound(week);
      undo = week.undo;
      if (!undo) expect(week.entries).toEqual([]);
    }
  }
  expect([...statuses].filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
});
