import { expect, test } from 'vitest';
import { createWeekPlanner } from '#adapters/week-planner/week-planner.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

test('many recipes at once are composed by the planner’s process, and without it all the same', async () => {
  const person = await server.user('plus');
  await person.post('/api/taste-profile', { householdSize: 2, allergies: ['Peanuts'] });
  const generate = async () => {
    const { status, body } = await person.post('/api/generate-recipes', { count: 10 });
    const { recipes } = body as { recipes: { title: string }[] };
    return { status, titles: new Set(recipes.map(({ title }) => title)) };
  };
  const beside = await generate();
  server.context.weekPlanner = createWeekPlanner({ log: quietLog });
  await server.context.weekPlanner.close();
  const alone = await generate();
  for (const { status, titles } of [beside, alone]) {
    expect(status).toBe(200);
    expect(titles.size).toBe(10);
  }
  // What the household just had does not come again, wherever it is composed.
  expect(beside.titles.isDisjointFrom(alone.titles)).toBe(true);
});
