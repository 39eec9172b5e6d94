import { type RecipeFacts, recipeFacts } from '@plateful/domain/safety/recipe-facts.ts';
import { LRUCache } from 'lru-cache';
import type { Context, UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { findRecipe, findRecipesByIds, findRecipesByUser, type RecipeRow } from './recipes.repository.ts';

/** A stored recipe with what the kitchen knows of it. */
export type PresentedRecipe = RecipeRow & { facts: RecipeFacts };

/** A recipe never changes once it is stored, so what follows from it is computed once. */
const factsById = new LRUCache<string, RecipeFacts>({ max: 10_000 });

export function presentRecipe(row: RecipeRow): PresentedRecipe {
  let facts = factsById.get(row.id);
  if (!facts) {
    facts = recipeFacts(row);
    factsById.set(row.id, facts);
  }
  return { ...row, facts };
}

/** The recipe for whoever has its link. */
export async function getRecipe(ctx: Context, { id }: { id: string }) {
  const row = await findRecipe(ctx.db, id);
  if (!row) throw notFound('Recipe');
  return { recipe: presentRecipe(row) };
}

export async function listOwnRecipes(ctx: UserContext) {
  return { recipes: (await findRecipesByUser(ctx.db, ctx.user.id)).map(presentRecipe) };
}

/** In the order of `ids`; those that are gone are left out. */
export async function getRecipesByIds(ctx: Context, ids: readonly string[]): Promise<PresentedRecipe[]> {
  return (await findRecipesByIds(ctx.db, ids)).map(presentRecipe);
}
