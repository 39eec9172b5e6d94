import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { ownRecipeEndpoints } from '@plateful/contract/own-recipes.ts';
import {
  changedFields,
  documentFieldNames,
  documentOf,
  knownIngredients,
  mergeDocuments,
  type RecipeDocument,
} from '@plateful/domain/own-recipes/recipe-document.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { currentFacts, storedFactsOf } from '#db/recipe-facts.ts';
import { AppError, changedElsewhere, notFound } from '#errors.ts';
import { removeUnused, requirePhoto } from '#modules/photos/photos.service.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import { requireRecipeTextWithinLimit } from '#modules/recipes/recipe-size-limits.service.ts';
import { findAnyRecipe, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { stableId } from '#modules/recipes/stable-id.ts';
import { scheduleIndexing } from '#modules/recipes/store-facts.service.ts';
import {
  countOwnRecipes,
  findContainingRecipes,
  findOwnRecipe,
  findOwnRecipes,
  findRecipeOrRemoved,
  findVersion,
  insertRecipe,
  insertVersion,
  updateRecipe,
} from './own-recipes.repository.ts';
import { columnsOf, updateContainingRecipes } from './write-recipe.service.ts';

type Sent<Name extends keyof typeof ownRecipeEndpoints> = Input<(typeof ownRecipeEndpoints)[Name]>;

export async function getOwnRecipe(ctx: UserContext, { id }: { id: string }) {
  const row = await requireOwn(ctx, id);
  const usedIn = await findContainingRecipes(ctx.db, ctx.user.id, id);
  const parts = await findOwnRecipes(ctx.db, ctx.user.id, row.parts);
  return {
    document: documentOf(row),
    photoId: row.photoId,
    version: row.version,
    parts: parts.map(titled),
    usedIn: usedIn.map(titled),
  };
}

/** Any recipe as an editable document. References in others' recipes are replaced by the ingredients. */
export async function getTemplate(ctx: UserContext, { id }: { id: string }) {
  const row = await findAnyRecipe(ctx, id);
  if (!row) throw notFound('Recipe');
  const isOwn = row.userId === ctx.user.id;
  const parts = isOwn ? await findOwnRecipes(ctx.db, ctx.user.id, row.parts) : [];
  return {
    document: documentOf(isOwn ? row : { ...row, written: null }),
    photoId: null,
    version: 0,
    parts: parts.map(titled),
    usedIn: [],
  };
}

/** A retry with the same key returns the recipe that was created. */
export async function createRecipe(
  ctx: UserContext,
  { document, key, adaptedFrom, photoId }: Sent<'create'>,
) {
  // Before the transaction, because composing a sample takes time.
  const source = adaptedFrom === null ? undefined : await findAnyRecipe(ctx, adaptedFrom);
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    const id = stableId(user.id, 'own', key);
    const before = await findRecipeOrRemoved(db, user.id, id);
    if (before) return presentSaved(tx, before);
    await requireRoom(tx);
    await requirePhoto(tx, photoId);
    if (adaptedFrom !== null && !source) throw notFound('Recipe');
    const known = source ? knownIngredients(source) : new Map();
    const columns = await columnsOf(tx, id, document, known);
    const row = await insertRecipe(db, {
      ...columns,
      storedFacts: storedFactsOf(columns),
      id,
      userId: user.id,
      isGenerated: false,
      origin: 'own',
      adaptedFromId: source?.id ?? null,
      adaptedFromTitle: source?.title ?? null,
      photoId,
      createdAt: clock.now(),
    });
    await scheduleIndexing(tx);
    return presentSaved(tx, row);
  });
}

/** Saves a change, merged with what was saved since the caller loaded `version` (decision 034). */
export async function saveRecipe(ctx: UserContext, { id, document: sent, version, photoId }: Sent<'save'>) {
  const { photoId: before } = await requireOwn(ctx, id);
  const saved = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, tx.user.id);
    const row = await requireOwn(tx, id);
    const stored = documentOf(row);
    const base = version === row.version ? stored : ((await findVersion(tx.db, id, version)) ?? null);
    const { document, conflicts } = mergeDocuments({ base, stored, sent });
    if (conflicts.length > 0) {
      const values = conflicts.map((field) => ({ field, yours: sent[field], theirs: stored[field] }));
      const names = conflicts.map((field) => documentFieldNames[field]);
      throw changedElsewhere(names, values, { document: stored, version: row.version });
    }
    await requirePhoto(tx, photoId);
    const shown = await withPhoto(tx, row, photoId);
    return presentSaved(tx, await storeDocument(tx, shown, document));
  });
  if (photoId !== undefined) await removeUnused(ctx, [before]);
  return saved;
}

async function withPhoto({ db, clock }: UserContext, row: RecipeRow, photoId: string | null | undefined) {
  if (photoId === undefined || photoId === row.photoId) return row;
  const updatedAt = clock.now();
  const storedFacts = storedFactsOf({ ...row, updatedAt }, currentFacts(row));
  return updateRecipe(db, row.id, { photoId, updatedAt, storedFacts });
}

/** Stores the document; the previous state becomes a former version. */
export async function storeDocument(
  ctx: UserContext,
  row: RecipeRow,
  document: RecipeDocument,
): Promise<RecipeRow> {
  const stored = documentOf(row);
  if (changedFields(stored, document).length === 0) return row;
  const columns = await columnsOf(ctx, row.id, document, knownIngredients(row));
  await insertVersion(ctx.db, {
    userId: ctx.user.id,
    recipeId: row.id,
    version: row.version,
    document: stored,
    savedAt: row.updatedAt ?? row.createdAt,
  });
  const change = { ...columns, version: row.version + 1, updatedAt: ctx.clock.now() };
  await requireRecipeTextWithinLimit(ctx);
  const saved = await updateRecipe(ctx.db, row.id, { ...change, storedFacts: storedFactsOf(change) });
  await updateContainingRecipes(ctx, row.id);
  await scheduleIndexing(ctx);
  return saved;
}

/** Throws if the account has no room for that many more recipes. */
export async function requireRoom(ctx: UserContext, recipes = 1): Promise<void> {
  const { db, user } = ctx;
  await requireRecipeTextWithinLimit(ctx);
  if ((await countOwnRecipes(db, user.id)) + recipes <= ownRecipeBounds.recipes) return;
  throw new AppError(
    'limit_reached',
    `An account can have up to ${ownRecipeBounds.recipes} recipes. Please delete some that you no longer cook.`,
  );
}

export async function requireOwn(ctx: UserContext, id: string): Promise<RecipeRow> {
  const row = await findOwnRecipe(ctx.db, ctx.user.id, id);
  if (!row) throw notFound('Recipe');
  return row;
}

export function presentSaved(ctx: UserContext, row: RecipeRow) {
  return { recipe: { ...presentRecipe(ctx, row), userId: ctx.user.id }, version: row.version };
}

function titled({ id, title }: RecipeRow) {
  return { id, title };
}
