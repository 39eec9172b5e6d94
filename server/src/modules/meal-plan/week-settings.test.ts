import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/week-settings';
const noMinutes: (number | null)[] = Array.from({ length: 7 }, () => null);
const shown = {
  minutes: noMinutes,
  eaters: { breakfast: noMinutes, lunch: noMinutes, dinner: noMinutes },
  lean: 50,
  shoppingDays: [] as number[],
  budget: null as number | null,
  withoutEquipment: [] as string[],
};

test('before anything is said, the taste profile decides on every day', async () => {
  const ann = await server.user();
  expect((await ann.get(path)).body).toEqual({
    settings: {
      minutes: noMinutes,
      eaters: { breakfast: noMinutes, lunch: noMinutes, dinner: noMinutes },
      lean: 50,
      shoppingDays: [],
      budget: null,
      withoutEquipment: [],
      version: 0,
    },
  });
});

test('submitted settings are stored, and missing ones stay', async () => {
  const ann = await server.user();
  const minutes = [20, 20, null, 45, null, 90, 120];
  const eaters = { breakfast: [0, 0, 0, 0, 0, 2, 2], lunch: noMinutes, dinner: [4, 4, 4, 4, 4, 6, null] };
  await ann.send('PATCH', path, { minutes, eaters });
  await ann.send('PATCH', path, { lean: 80 });
  const { body } = await ann.send('PATCH', path, { shoppingDays: [5, 2, 5] });
  const rest = { budget: null, withoutEquipment: [] };
  const settings = { minutes, eaters, lean: 80, shoppingDays: [2, 5], ...rest, version: 3 };
  expect(body).toEqual({ settings });
  expect((await ann.get(path)).body).toEqual({ settings });
});

test('different settings from two devices at once are both kept', async () => {
  const ann = await server.user();
  const other = await server.elsewhere(ann);
  await Promise.all([
    ann.send('PATCH', path, { lean: 10 }),
    other.send('PATCH', path, { shoppingDays: [6] }),
  ]);
  expect((await ann.get(path)).body).toMatchObject({ settings: { lean: 10, shoppingDays: [6], version: 2 } });
});

test('two tabs that showed the same change different days and meals, and both changes stay', async () => {
  const ann = await server.user();
  const other = await server.elsewhere(ann);
  await ann.send('PATCH', path, { minutes: noMinutes.with(6, 90), shoppingDays: [2, 5], budget: 80 });
  const { settings } = (await ann.get(path)).body as { settings: Record<string, unknown> };
  const { version: _, ...seen } = settings as { version: number } & typeof shown;
  const eaters = { ...seen.eaters, dinner: noMinutes.with(0, 2) };
  await ann.send('PATCH', path, { minutes: seen.minutes.with(0, 20), eaters, shoppingDays: [5], seen });
  await other.send('PATCH', path, {
    ...{ minutes: seen.minutes.with(1, 30), eaters: { ...seen.eaters, lunch: noMinutes.with(0, 0) } },
    ...{ shoppingDays: [2, 5, 6], lean: 50, budget: null, seen },
  });
  expect((await ann.get(path)).body).toMatchObject({
    settings: {
      minutes: [20, 30, null, null, null, null, 90],
      eaters: { breakfast: noMinutes, lunch: noMinutes.with(0, 0), dinner: noMinutes.with(0, 2) },
      ...{ shoppingDays: [5, 6], lean: 50, budget: null },
    },
  });
});

test('two tabs that each name equipment that is missing leave both named', async () => {
  const ann = await server.user();
  const other = await server.elsewhere(ann);
  await ann.send('PATCH', path, { withoutEquipment: ['oven', 'oven'], seen: shown });
  await other.send('PATCH', path, { withoutEquipment: ['blender'], seen: shown });
  expect((await ann.get(path)).body).toMatchObject({ settings: { withoutEquipment: ['blender', 'oven'] } });
  const { withoutEquipment: _, ...olderPage } = shown;
  await other.send('PATCH', path, { lean: 10, seen: olderPage });
  expect((await ann.get(path)).body).toMatchObject({ settings: { withoutEquipment: ['blender', 'oven'] } });
});

test('unchanged settings of a tab do not undo another tab’s', async () => {
  const ann = await server.user();
  await ann.send('PATCH', path, { budget: 80, lean: 10 });
  await ann.send('PATCH', path, { ...shown, lean: 90, seen: shown });
  expect((await ann.get(path)).body).toMatchObject({ settings: { budget: 80, lean: 90 } });
});

test.each([
  { budget: 0 },
  { budget: 2_000_000 },
  { budget: '80' },
  { lean: 1, seen: { lean: 50 } },
  { minutes: [20] },
  { minutes: [4, 20, 20, 20, 20, 20, 20] },
  { minutes: [20, 20, 20, 20, 20, 20, 241] },
  { eaters: { breakfast: noMinutes, lunch: noMinutes } },
  { eaters: { breakfast: [21, 1, 1, 1, 1, 1, 1], lunch: noMinutes, dinner: noMinutes } },
  { lean: 101 },
  { lean: 0.5 },
  { shoppingDays: [7] },
  { withoutEquipment: ['spoon'] },
])('%j is refused and changes nothing', async (wrong) => {
  const ann = await server.user();
  const answer = await ann.send('PATCH', path, wrong);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
  expect((await ann.get(path)).body).toMatchObject({ settings: { version: 0 } });
});

test('visitors are rejected, and users have their own', async () => {
  expect((await server.visitor().get(path)).status).toBe(401);
  expect((await server.visitor().send('PATCH', path, { lean: 1 })).status).toBe(401);
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.send('PATCH', path, { lean: 1, userId: bob.id });
  expect((await bob.get(path)).body).toMatchObject({ settings: { lean: 50 } });
});
