import type { Input } from '@plateful/contract/endpoint.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type RecipeFacts, recipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { sideSuggestion } from '@plateful/domain/recipes/side-suggestion.ts';
import { stepIngredients } from '@plateful/domain/recipes/step-ingredients.ts';
import { unverifiedClaims, verifiedTags } from '@plateful/domain/recipes/text-claims.ts';
import type { Context, SignedInUser, UserContext, VisitorContext } from '#context.ts';
import { pageOf, rowsFor } from '#db/paging.ts';
import { currentFacts } from '#db/recipe-facts.ts';
import { notFound } from '#errors.ts';
import type { Memory } from '#memory.ts';
import { createYielding } from '#runtime/yielding.ts';
import { chargeUser, findComposedSample } from './compose-recipes.service.ts';
import { type PresentedRecipe, type ShownRow, stateKey } from './recipe.ts';
import { requireResponseWithinLimit } from './recipe-size-limits.service.ts';
import {
  findRecipe,
  findRecipesByIds,
  findRecipesByUser,
  findRemovedRecipe,
  insertMissingRecipes,
  type RecipeRow,
} from './recipes.repository.ts';

const dayMs = 86_400_000;

/** Only the owner sees the origin, the reason, and the exact time, which would link recipes of one request. */
export function presentRecipe(
  { memory, user }: VisitorContext,
  { userId, reason, goesWith: names, storedFacts, deletedAt, ...stored }: ShownRow,
): PresentedRecipe {
  const facts = currentFacts({ ...stored, storedFacts }) ?? computedFacts(memory, stored);
  const unproven = unverifiedClaims(stored, facts);
  const row = { ...stored, tags: verifiedTags(stored.tags, facts), ...(unproven.length > 0 && { unproven }) };
  const goesWith = names.map(sideSuggestion);
  if (userId !== null && userId === user?.id) {
    const { adaptedFromId: from, adaptedFromTitle: title } = row;
    const adaptedFrom = title === null ? null : { id: from, title };
    return {
      ...row,
      facts,
      goesWith,
      userId,
      reason,
      isOwn: true,
      isRemoved: deletedAt !== null,
      adaptedFrom,
    };
  }
  const day = row.createdAt.getTime() - (row.createdAt.getTime() % dayMs);
  return { ...row, facts, goesWith, createdAt: new Date(day) };
}

/** The same for many: computing missing facts takes some milliseconds each, so it yields to other requests. */
export async function presentRecipes(
  ctx: VisitorContext,
  rows: readonly ShownRow[],
): Promise<PresentedRecipe[]> {
  const pause = createYielding();
  const presented: PresentedRecipe[] = [];
  for (const row of rows) {
    await pause(currentFacts(row) ? 0 : row.ingredients.length);
    presented.push(presentRecipe(ctx, row));
  }
  return presented;
}

/** Computes facts that are missing or from an older version of the rules. */
function computedFacts(
  memory: Memory,
  row: Parameters<typeof stateKey>[0] & Parameters<typeof recipeFacts>[0],
): RecipeFacts {
  const key = stateKey(row);
  const facts = memory.recipeFacts.get(key) ?? recipeFacts(row);
  memory.recipeFacts.set(key, facts);
  return facts;
}

/** The recipe for anybody with its link; a removed one only for its owner, whose week may still contain it. */
export async function getRecipe(ctx: VisitorContext, { id }: { id: string }, charge = chargeUser(ctx)) {
  const row =
    (await findAnyRecipe(ctx, id, charge)) ??
    (ctx.user && (await findRemovedRecipe(ctx.db, ctx.user.id, id)));
  if (!row) throw notFound('Recipe');
  return { recipe: presentRecipe(ctx, row) };
}

/** Stored, or composed again from its id, which is rate limited because anybody may request it. */
export async function findAnyRecipe(
  ctx: Context & { user?: SignedInUser | null },
  id: string,
  charge = chargeUser(ctx),
): Promise<RecipeRow | undefined> {
  return (await findRecipe(ctx.db, id)) ?? findComposedSample(ctx, id, charge);
}

/** A recipe that the user's data will refer to: a composed sample is stored at that point. */
export async function ensureRecipeStored(ctx: UserContext, id: string): Promise<PresentedRecipe> {
  const row = await findAnyRecipe(ctx, id);
  if (!row) throw notFound('Recipe');
  if (row.userId === null) await insertMissingRecipes(ctx.db, [row]);
  return presentRecipe(ctx, row);
}

export async function listOwnRecipes(
  ctx: UserContext,
  { limit, cursor, mealType }: Input<typeof recipeEndpoints.listOwn>,
) {
  if (limit === undefined) await requireResponseWithinLimit(ctx);
  const found = await findRecipesByUser(ctx.db, ctx.user.id, { rows: rowsFor(limit), cursor, mealType });
  const { page, nextCursor } = pageOf(found, limit);
  const presented = await presentRecipes(
    ctx,
    page.map(({ recipe }) => recipe),
  );
  const recipes = presented.map((recipe, index) => {
    return { ...recipe, userId: ctx.user.id, reason: page[index]!.recipe.reason };
  });
  return { recipes, nextCursor };
}

/** Newest first. */
export async function findOwnRecipes({ db, user }: UserContext): Promise<RecipeRow[]> {
  return (await findRecipesByUser(db, user.id)).map(({ recipe }) => recipe);
}

/** In the order of `ids`; missing ones are left out. */
export async function getRecipesByIds(
  ctx: VisitorContext,
  ids: readonly string[],
): Promise<PresentedRecipe[]> {
  return presentRecipes(ctx, await findRecipesByIds(ctx.db, ids));
}

/** Which ingredients each step uses. */
export async function getSteps(ctx: VisitorContext, { id }: { id: string }, charge = chargeUser(ctx)) {
  const { recipe } = await getRecipe(ctx, { id }, charge);
  const key = stateKey(recipe);
  const steps =
    ctx.memory.recipeSteps.get(key) ?? stepIngredients(recipe).map((ingredients) => ({ ingredients }));
  ctx.memory.recipeSteps.set(key, steps);
  return { steps };
}
