import { minutesOf } from '@plateful/contract/bounds.ts';
import { checkRecipe, type Limits } from '@plateful/domain/safety/check-recipe.ts';
import { expect } from 'vitest';
import { generations } from '#db/tables/generations.ts';
import { type Answer, generationsOf, goodRecipes, ownRecipes } from './model-server.ts';
import type { Person, TestServer } from './test-server.ts';

type Good = (typeof goodRecipes)[0];
export const [first, second, third] = goodRecipes as [Good, Good, Good];

export const titles = (recipes: readonly { title: string }[]) => recipes.map((recipe) => recipe.title);
export const origins = (recipes: readonly { origin: string }[]) => recipes.map((recipe) => recipe.origin);

export function violationsOf(recipe: Answer['recipes'][0], limits: Limits) {
  return checkRecipe({ ...recipe, cookingTime: minutesOf(recipe) }, limits).violations;
}

/** Invariants after every request, successful or not: returned recipes are stored, and only those of the model count. */
export async function expectWhole(server: TestServer, ann: Person, { recipes, usage }: Answer) {
  const stored = await ownRecipes(ann);
  expect(titles(stored).sort()).toEqual(titles(recipes).sort());
  const written = recipes.filter((recipe) => recipe.origin === 'model').length;
  expect(usage?.generatedThisMonth).toBe(written);
  expect(await generationsOf(server, ann)).toMatchObject([
    { status: 'done', reserved: written, recipeIds: recipes.map((recipe) => recipe.id) },
  ]);
}

/** A generation of so many recipes that counts from now on. */
export async function used(
  { context: { db, clock } }: TestServer,
  ann: Person,
  reserved: number,
  more: Partial<typeof generations.$inferInsert> = {},
) {
  const wish = { count: 1, mealType: null, customRequest: null };
  const row = { userId: ann.id, wish, reserved, status: 'done' as const, createdAt: clock.now(), ...more };
  const [generation] = await db.insert(generations).values(row).returning();
  return generation!;
}
