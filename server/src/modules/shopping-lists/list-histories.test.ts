import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import { expect, test } from 'vitest';
import { type ListTally, runListHistory } from '#testing/list-histories.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();

/** Runs more histories and prints what they did: `LIST_HISTORIES=10000 npm run vitest -- list-histories`. */
const count = Number(process.env.LIST_HISTORIES ?? 0);
const histories = count || caseCount(10_000);
const dayMs = 86_400_000;
/** Other ones each day. */
const seed = Number(process.env.LIST_SEED ?? Math.floor(Date.now() / dayMs) * 10_000);
const atOnce = 4;

test('after any history of phones that lose signal, restart and mistake the time, no check-off or item is lost or comes back', {
  timeout: 1000 * histories,
}, async () => {
  const tally: ListTally = {
    operations: 0,
    'lost requests': 0,
    'lost answers': 0,
    restarts: 0,
    gaps: 0,
    'plan changes': 0,
  };
  const broken: string[] = [];
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, work));
  if (count) console.log(`from seed ${seed}`, tally);
  expect(broken.slice(0, 10), `LIST_SEED=${seed}`).toEqual([]);
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(0);

  async function work() {
    const ann = await server.user();
    const others = [await server.elsewhere(ann), await server.elsewhere(ann)];
    const range = { startDate: '2026-11-23', endDate: '2026-11-24' };
    const plan = (index: number, mealType: string) =>
      ann.post('/api/meal-plans', { recipeId: sampleRecipes[index]!.id, date: '2026-11-23', mealType });
    await plan(3, 'dinner');
    for (let index = next++; index < histories; index = next++) {
      const created = await ann.post('/api/generate-shopping-list', range);
      const { shoppingList } = created.body as { shoppingList: ShoppingList };
      const browsers = [ann, ...others].slice(0, 2 + (index % 2));
      const replan = async (chance: number) => {
        const added = await plan(Math.floor(chance * 40), 'lunch');
        await ann.post('/api/generate-shopping-list', range);
        const { mealPlan } = added.body as { mealPlan?: { id: string } };
        if (mealPlan && chance < 0.5) {
          await ann.delete(`/api/meal-plans/${mealPlan.id}`);
          await ann.post('/api/generate-shopping-list', range);
        }
      };
      broken.push(...(await runListHistory({ list: shoppingList, browsers, replan }, seed + index, tally)));
      await ann.delete(`/api/shopping-lists/${shoppingList.id}`);
    }
  }
});
