import { type RecipeFacts, recipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { LRUCache } from 'lru-cache';
import type { Context, UserContext, VisitorContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { findComposedSample } from './composed-samples.service.ts';
import {
  findRecipe,
  findRecipesByIds,
  findRecipesByUser,
  insertMissingRecipes,
  type RecipeRow,
} from './recipes.repository.ts';

/** A recipe as its viewer may see it, with what the kitchen knows of it. */
export type PresentedRecipe = Omit<RecipeRow, 'userId' | 'reason'> & {
  facts: RecipeFacts;
} & Partial<OwnersPart>;
type OwnersPart = { userId: string; reason: string | null };

type Viewer = { id: string } | null;

/** A recipe never changes once it is stored, so what follows from it is computed once. */
const factsById = new LRUCache<string, RecipeFacts>({ max: 10_000 });

const dayMs = 86_400_000;

/** Others than the owner are told nothing of who made it, for whom, or in which request. */
export function presentRecipe({ userId, reason, ...row }: RecipeRow, viewer: Viewer): PresentedRecipe {
  let facts = factsById.get(row.id);
  if (!facts) {
    facts = recipeFacts(row);
    factsById.set(row.id, facts);
  }
  if (userId !== null && userId === viewer?.id) return { ...row, facts, userId, reason };
  const day = row.createdAt.getTime() - (row.createdAt.getTime() % dayMs);
  return { ...row, facts, createdAt: new Date(day) };
}

/** The recipe for whoever has its link. */
export async function getRecipe(ctx: VisitorContext, { id }: { id: string }) {
  const row = await findAnyRecipe(ctx, id);
  if (!row) throw notFound('Recipe');
  return { recipe: presentRecipe(row, ctx.user) };
}

/** Stored, or composed anew from its id. */
export async function findAnyRecipe(ctx: Context, id: string): Promise<RecipeRow | undefined> {
  return (await findRecipe(ctx.db, id)) ?? findComposedSample(ctx, id);
}

/** The same for a recipe that something of the user's is to point to: a composed sample is stored with the first such. */
export async function keepRecipe(ctx: UserContext, id: string): Promise<PresentedRecipe> {
  const row = await findAnyRecipe(ctx, id);
  if (!row) throw notFound('Recipe');
  if (row.userId === null) await insertMissingRecipes(ctx.db, [row]);
  return presentRecipe(row, ctx.user);
}

export async function listOwnRecipes(ctx: UserContext) {
  const rows = await findRecipesByUser(ctx.db, ctx.user.id);
  const recipes = rows.map(({ reason, ...row }) => {
    return { ...presentRecipe({ ...row, reason }, ctx.user), userId: ctx.user.id, reason };
  });
  return { recipes };
}

/** In the order of `ids`; those that are gone are left out. */
export async function getRecipesByIds(
  ctx: VisitorContext,
  ids: readonly string[],
): Promise<PresentedRecipe[]> {
  return (await findRecipesByIds(ctx.db, ids)).map((row) => presentRecipe(row, ctx.user));
}
