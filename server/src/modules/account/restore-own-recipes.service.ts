import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { Ingredient } from '@plateful/domain/ingredient-lines/ingredient.ts';
import { linkedRecipeIds } from '@plateful/domain/own-recipes/expand-document.ts';
import { linesMatchIngredients } from '@plateful/domain/own-recipes/lines-match-ingredients.ts';
import type { StoredRecipeForm } from '@plateful/domain/own-recipes/recipe-document.ts';
import { type NestingProblem, nestingProblems } from '@plateful/domain/own-recipes/recipe-nesting.ts';
import type { UserContext } from '#context.ts';
import { loadParts, partsByRecipe } from '#modules/own-recipes/write-recipe.service.ts';
import { createYielding } from '#runtime/yielding.ts';
import { updateBroughtBack, updateWritten } from './import.repository.ts';
import { addRows, type ImportedIds } from './import-rows.ts';
import { notHere, type Restoring } from './restore-week.service.ts';

type Line = { text: string; recipeId: string | null };

/** Maps references in lines to the new recipe ids; references to recipes that the account lacks become plain text. */
function withNewReferences<L extends Line>(lines: readonly L[], recipes: ImportedIds): L[] {
  return lines.map((line) => ({ ...line, recipeId: placeOf(line.recipeId, recipes) }));
}

const unlinked: Record<NestingProblem, string> = {
  circle: 'A recipe cannot be part of itself.',
  depth: `Recipes can be nested up to ${ownRecipeBounds.partDepth} levels deep.`,
};

function asWords<L extends Line>(line: L): L {
  return { ...line, recipeId: null };
}

function placeOf(id: string | null, recipes: ImportedIds): string | null {
  return (id && recipes.get(id)?.id) ?? null;
}

/** Restores recipes that exist in the account but were removed. */
export async function restoreRemovedRecipes(
  { db, user }: UserContext,
  file: ImportedExport,
  recipes: ImportedIds,
) {
  const present = file.recipes.filter(({ deletedAt }) => deletedAt === null);
  await updateBroughtBack(
    db,
    user.id,
    present.flatMap(({ id }) => placeOf(id, recipes) ?? []),
  );
}

/** Ingredients of the recipes that lines refer to, by new id. */
async function ingredientsOfParts(ctx: UserContext, file: ImportedExport, recipes: ImportedIds) {
  const lines = file.recipes.flatMap(({ written }) => withNewReferences(written?.lines ?? [], recipes));
  const fresh = new Map(
    file.recipes.flatMap(({ id, ingredients }) => {
      const place = recipes.get(id);
      return place?.isNew ? [[place.id, ingredients] as const] : [];
    }),
  );
  const parts = await loadParts(
    ctx,
    lines.filter(({ recipeId }) => recipeId !== null && !fresh.has(recipeId)),
  );
  return (id: string) => fresh.get(id) ?? parts.get(id)?.ingredients;
}

/** Restores documents and former versions of the recipes. */
export async function restoreWriting(
  { ctx, report, recipeId, past }: Restoring,
  file: ImportedExport,
  recipes: ImportedIds,
): Promise<void> {
  const pause = createYielding();
  const partOf = await ingredientsOfParts(ctx, file, recipes);
  const isShown = async (form: StoredRecipeForm, ingredients: readonly Ingredient[]) => {
    await pause(form.lines.length);
    return linesMatchIngredients(form, ingredients, partOf);
  };
  const written = [];
  for (const { id, title, written: storedForm, adaptedFromId, ingredients } of file.recipes) {
    const place = recipes.get(id);
    if (!place?.isNew || (!storedForm && adaptedFromId === null)) continue;
    // With new ids; a missing reference becomes plain text.
    const linked = storedForm && { ...storedForm, lines: withNewReferences(storedForm.lines, recipes) };
    const form = linked && (await isShown(linked, ingredients)) ? linked : null;
    if (linked && !form)
      report.skip(`Lines of “${title}”`, 'They mention foods that the recipe does not contain.');
    written.push({ id: place.id, title, form, adaptedFromId, ingredients });
  }
  // Existing recipes come first: they keep their parts even if the file nests them differently.
  const parts = await partsByRecipe(ctx);
  const roots = new Set([...parts.keys(), ...written.map(({ id }) => id)]);
  for (const { id, form } of written) if (form) parts.set(id, linkedRecipeIds(form.lines));
  const problems = nestingProblems(roots, (id) => parts.get(id) ?? [], ownRecipeBounds.partDepth + 1);
  for (const { id, title, form, adaptedFromId, ingredients } of written) {
    const problem = problems.get(id);
    const words = form && problem ? { ...form, lines: form.lines.map(asWords) } : form;
    const restored = words && (!problem || (await isShown(words, ingredients))) ? words : null;
    const outcome = restored
      ? 'Their lines were kept as plain text.'
      : 'Its lines were rebuilt from its ingredients.';
    if (problem) report.skip(`Recipes within “${title}”`, `${unlinked[problem]} ${outcome}`);
    await updateWritten(ctx.db, id, {
      written: restored,
      parts: restored ? linkedRecipeIds(restored.lines) : [],
      adaptedFromId: adaptedFromId && recipeId(adaptedFromId),
    });
  }
  const versions = file.recipeVersions.filter((row) => recipes.get(row.recipeId)?.isNew);
  await addRows(ctx, report, {
    kind: 'recipeVersions',
    name: 'former versions',
    rows: versions,
    max: ownRecipeBounds.importVersions,
    contentKey: {
      file: (row) => `${placeOf(row.recipeId, recipes)} ${row.version}`,
      stored: (row) => `${row.recipeId} ${row.version}`,
    },
    make: ({ recipeId: recipe, version, document, savedAt }) => ({
      recipeId: placeOf(recipe, recipes)!,
      version,
      document: { ...document, lines: withNewReferences(document.lines, recipes) },
      savedAt: past(savedAt),
    }),
  });
}

export async function restoreNotes({ ctx, report, recipeId, past }: Restoring, file: ImportedExport) {
  const rows = file.recipeNotes.filter((row) => recipeId(row.recipeId) !== null);
  report.skipSome(file.recipeNotes.length - rows.length, 'notes on recipes', notHere);
  await addRows(ctx, report, {
    kind: 'recipeNotes',
    name: 'notes on recipes',
    rows,
    contentKey: { file: (row) => recipeId(row.recipeId)!, stored: (row) => row.recipeId },
    make: ({ recipeId: recipe, note, rating, updatedAt }) => ({
      recipeId: recipeId(recipe)!,
      note,
      rating,
      updatedAt: past(updatedAt),
    }),
  });
}

export function restoreCooked(
  { ctx, report, recipeId, past }: Restoring,
  file: ImportedExport,
): Promise<ImportedIds> {
  return addRows(ctx, report, {
    kind: 'cookedDishes',
    name: 'cooked dishes',
    rows: file.cookedDishes,
    contentKey: {
      file: ({ title, date, createdAt }) => `${date} ${past(createdAt).getTime()} ${title}`,
      stored: ({ title, date, createdAt }) => `${date} ${createdAt.getTime()} ${title}`,
    },
    make: ({ recipeId: recipe, title, date, note, createdAt }) => ({
      recipeId: recipe && recipeId(recipe),
      title,
      date,
      note,
      createdAt: past(createdAt),
    }),
  });
}

export async function restoreCollections({ ctx, report, recipeId, past }: Restoring, file: ImportedExport) {
  await addRows(ctx, report, {
    kind: 'collections',
    name: 'collections',
    rows: file.collections,
    contentKey: { file: ({ name }) => name.toLowerCase(), stored: ({ name }) => name.toLowerCase() },
    make: ({ name, position, recipeIds, createdAt }) => ({
      name,
      position,
      recipeIds: recipeIds.flatMap((recipe) => recipeId(recipe) ?? []),
      createdAt: past(createdAt),
    }),
  });
}
