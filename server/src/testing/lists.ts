import { recipeInput } from '@plateful/contract/recipes.ts';
import type { ListChanges, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { eq } from 'drizzle-orm';
import { recipes } from '#db/tables/recipes.ts';
import { shoppingItems } from '#db/tables/shopping-lists.ts';
import type { Browser } from './browser.ts';
import type { Person, TestServer } from './test-server.ts';

export const path = '/api/shopping-lists';
export const range = { startDate: '2026-11-23', endDate: '2026-11-29' };

/** A recipe of theirs with just these ingredients. */
export async function aRecipe(
  server: TestServer,
  owner: Person,
  ingredients: [number, string, string][],
  servings = 4,
) {
  const recipe = recipeInput.parse({
    ...sampleRecipes[0],
    servings,
    ingredients: ingredients.map(([amount, unit, name]) => ({ amount, unit, name })),
  });
  const [row] = await server.context.db
    .insert(recipes)
    .values({ ...recipe, userId: owner.id })
    .returning();
  return row!.id;
}

export async function plan(owner: Person, recipeId: string, date: string, servings?: number) {
  await owner.post('/api/meal-plans', { recipeId, date, mealType: 'dinner', ...(servings && { servings }) });
}

/** Plans a recipe of the library. */
export async function planned(person: Person, index = 3, mealType = 'dinner'): Promise<void> {
  const recipeId = sampleRecipes[index]!.id;
  await person.post('/api/meal-plans', { recipeId, date: '2026-11-24', mealType });
}

export async function generate(owner: Person, dates: object = range) {
  const answer = await owner.post('/api/generate-shopping-list', dates);
  return { ...answer, list: (answer.body as { shoppingList: ShoppingList }).shoppingList };
}

/** The list for a recipe of the library. */
export async function aList(person: Person): Promise<ShoppingList> {
  await planned(person);
  return (await generate(person)).list;
}

/** A list of two items. */
export async function aShortList(server: TestServer, owner: Person): Promise<ShoppingList> {
  const recipeId = await aRecipe(server, owner, [
    [2, 'whole', 'onion'],
    [500, 'g', 'spaghetti'],
  ]);
  await plan(owner, recipeId, '2026-11-24');
  return (await generate(owner)).list;
}

export async function emptyList(person: Person): Promise<string> {
  const { body } = await person.post(path, { name: 'Market' });
  return (body as { shoppingList: ShoppingList }).shoppingList.id;
}

export async function listOf(person: Browser, id: string): Promise<ShoppingList> {
  const { body } = await person.get(path);
  return (body as { shoppingLists: ShoppingList[] }).shoppingLists.find((list) => list.id === id)!;
}

export async function sync(browser: Browser, id: string, operations: object[], since = 0) {
  const answer = await browser.post(`${path}/${id}/sync`, { since, operations });
  return { ...answer, changes: answer.body as ListChanges };
}

/** A time so many hours from now, on a device. */
export function at(hours: number, device = 'ourphone', counter = 0) {
  return timeOf(Date.now() + hours * 3_600_000, counter, device);
}

/** An operation that adds milk. */
export const addition = (item: string, hours = 0) => ({
  item,
  at: at(hours),
  set: { ingredient: 'milk', amount: 1, unit: '', category: 'Dairy' },
});

export const rowsOf = async (server: TestServer, listId: string) =>
  (await server.context.db.select().from(shoppingItems).where(eq(shoppingItems.listId, listId))).length;
