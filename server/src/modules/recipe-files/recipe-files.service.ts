import type { RecipeFileFormat } from '@plateful/contract/recipe-file-formats.ts';
import { slugOf } from '@plateful/domain/recipe-files/mealie.ts';
import { titleWithUnverifiedClaims } from '@plateful/domain/recipes/text-claims.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { UserContext, VisitorContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import { getOwnNotes } from '#modules/cooked/recipe-notes.service.ts';
import { readRecipePhoto } from '#modules/photos/photos.service.ts';
import type { Charge } from '#modules/recipes/compose-recipes.service.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import { findAnyRecipe, findOwnRecipes, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { trackInProgress } from '#runtime/track-in-progress.ts';
import { fileOfMany, fileOfOne, type RecipeFile } from './written-files.ts';

/** A running export holds all recipes of an account in memory. */
const maxConcurrent = 2;

/** For anyone with the recipe's link; private notes are only in the reader's own file. */
export async function getRecipeFile(
  ctx: VisitorContext,
  { id, format }: { id: string; format: RecipeFileFormat },
  charge: Charge,
): Promise<RecipeFile> {
  const row = await findAnyRecipe(ctx, id, charge);
  if (!row) throw notFound('Recipe');
  const notes = ctx.user ? await getOwnNotes({ ...ctx, user: ctx.user }, [id]) : new Map<string, string>();
  const photo = await readRecipePhoto(ctx, row);
  const content = { ...row, ...wordsFor(ctx, row), note: notes.get(id) };
  return fileOfOne(content, format, { slug: slugOf(row.title), photo });
}

/** Owners get their own words; others get no tags that contradict the facts, and doubts of the title with it. */
function wordsFor(ctx: VisitorContext, row: RecipeRow): Pick<RecipeRow, 'title' | 'tags'> {
  if (row.userId !== null && row.userId === ctx.user?.id) return row;
  const { tags, facts } = presentRecipe(ctx, row);
  return { title: titleWithUnverifiedClaims(row, facts), tags };
}

export async function getOwnRecipesFile(
  ctx: UserContext,
  { format }: { format: RecipeFileFormat },
): Promise<RecipeFile> {
  return oneOfFew(ctx, async () => {
    const rows = await findOwnRecipes(ctx);
    if (rows.length === 0) throw new AppError('not_found', 'You do not have any recipes of your own yet.');
    const notes = await getOwnNotes(
      ctx,
      rows.map(({ id }) => id),
    );
    const noted = rows.map((row) => ({ ...row, note: notes.get(row.id) }));
    return fileOfMany(noted, format, (row) => readRecipePhoto(ctx, row));
  });
}

async function oneOfFew<T>({ memory, user }: UserContext, work: () => Promise<T>): Promise<T> {
  const { recipeFiles } = memory;
  if (recipeFiles.has(user.id) || recipeFiles.size >= maxConcurrent) {
    throw new AppError(
      'unavailable',
      `${productName} is creating other files at the moment. Please try again in a minute.`,
      {
        retryAfter: 60,
      },
    );
  }
  return trackInProgress(recipeFiles, user.id, work);
}
