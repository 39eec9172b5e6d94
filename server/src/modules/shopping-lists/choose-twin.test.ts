import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const path = '/api/shopping-lists';
const days = (first: string, last: string) => ({ startDate: first, endDate: last });
const week = days('2026-11-23', '2026-11-29');

async function plan(person: Person, title: string, date = '2026-11-24', mealType = 'dinner'): Promise<void> {
  const recipeId = sampleRecipes.find((recipe) => recipe.title === title)!.id;
  expect((await person.post('/api/meal-plans', { recipeId, date, mealType })).status).toBe(200);
}

async function generated(person: Person, range = week): Promise<ShoppingList> {
  const { body } = await person.post('/api/generate-shopping-list', range);
  return (body as { shoppingList: ShoppingList }).shoppingList;
}

/** Parmesan and pecorino: one does for the other. */
async function withTwins(person: Person): Promise<ShoppingList> {
  await plan(person, 'Spaghetti alla carbonara');
  await plan(person, 'Mushroom risotto', '2026-11-25');
  return generated(person);
}

const cheeses = ['parmesan', 'pecorino'];

function cheesesOf({ items }: ShoppingList) {
  return items.filter(({ foodId }) => cheeses.includes(foodId ?? ''));
}

function gramsOf(list: ShoppingList): number {
  return cheesesOf(list).reduce((sum, { amount, needed }) => sum + (needed?.amount ?? amount), 0);
}

async function choose(person: Person, { id }: ShoppingList, choice: string) {
  const answer = await person.post(`${path}/${id}/twins`, { keep: 'parmesan', drop: 'pecorino', choice });
  return { ...answer, list: (answer.body as { shoppingList: ShoppingList }).shoppingList };
}

test('accepting a twin buys one food for both amounts, and again when the list is generated again', async () => {
  const ann = await server.user();
  const list = await withTwins(ann);
  expect(list.twins).toContainEqual({
    keep: 'parmesan',
    drop: 'pecorino',
    why: 'Parmesan does for pecorino too',
  });
  expect(cheesesOf(list)).toHaveLength(2);
  const { list: merged } = await choose(ann, list, 'one');
  expect(cheesesOf(merged).map(({ foodId }) => foodId)).toEqual(['parmesan']);
  expect(gramsOf(merged)).toBeGreaterThanOrEqual(gramsOf(list) - 1);
  expect(merged.twins).not.toContainEqual(expect.objectContaining({ drop: 'pecorino' }));
  expect(cheesesOf(merged)[0]).toMatchObject({ standsFor: [{ food: 'pecorino', name: 'pecorino' }] });
  await plan(ann, 'Tray-baked lemon chicken', '2026-11-26');
  expect(cheesesOf(await generated(ann))).toHaveLength(1);
  const { list: back } = await choose(ann, list, 'undecided');
  expect(
    cheesesOf(back)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    cheesesOf(list)
      .map(({ id }) => id)
      .sort(),
  );
  expect(back.twins).toContainEqual(expect.objectContaining({ drop: 'pecorino' }));
});

test('two that are to stay two are not proposed again', async () => {
  const ann = await server.user();
  const list = await withTwins(ann);
  const { list: both } = await choose(ann, list, 'both');
  expect(cheesesOf(both)).toHaveLength(2);
  expect(both.twins).not.toContainEqual(expect.objectContaining({ drop: 'pecorino' }));
});

test('nothing is proposed for what is in the cart', async () => {
  const ann = await server.user();
  const list = await withTwins(ann);
  const [cheese] = cheesesOf(list);
  const operations = [{ item: cheese!.id, at: timeOf(Date.now(), 0, 'ourphone'), set: { checked: true } }];
  await ann.post(`${path}/${list.id}/sync`, { since: 0, operations });
  const { body } = await ann.get(path);
  const [now] = (body as { shoppingLists: ShoppingList[] }).shoppingLists;
  expect(now!.twins).not.toContainEqual(expect.objectContaining({ drop: 'pecorino' }));
});

test('foods that do not stand for each other, lists of others and visitors are refused', async () => {
  const ann = await server.user();
  const list = await withTwins(ann);
  const wrong = { keep: 'milk', drop: 'pecorino', choice: 'one' };
  expect((await ann.post(`${path}/${list.id}/twins`, wrong)).status).toBe(400);
  expect((await choose(ann, list, 'neither')).status).toBe(400);
  expect((await choose(await server.user(), list, 'one')).status).toBe(404);
});

test('food that was at home on two lists is to be looked for at home on the next', async () => {
  const ann = await server.user();
  const bought = async (date: string) => {
    await plan(ann, 'Mushroom risotto', date);
    const { id, items } = await generated(ann, days(date, date));
    return { id, rice: items.find(({ foodId }) => foodId === 'arborio-rice')! };
  };
  for (const date of ['2026-11-02', '2026-11-03']) {
    const { id, rice } = await bought(date);
    expect(rice.isStaple).toBe(false);
    const at = timeOf(Date.now(), 0, 'ourphone');
    await ann.post(`${path}/${id}/sync`, {
      since: 0,
      operations: [{ item: rice.id, at, set: { isAtHome: true } }],
    });
  }
  expect((await bought('2026-11-04')).rice.isStaple).toBe(true);
});
