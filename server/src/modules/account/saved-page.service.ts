import { accountBounds } from '@plateful/contract/bounds.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { ReadingError } from '#ports/recipe-pages.ts';
import type { ImportReport } from './import-report.ts';
import type { SavedPage } from './other-apps/documents.ts';
import { type FoundRecipe, recipesIn } from './other-apps/find-recipes.ts';
import type { ExtractedRecipe } from './other-apps/foreign-recipe.ts';
import { servingsIn } from './other-apps/times-and-servings.ts';

/** The limit of fetched pages. */
const maxBytes = 5_000_000;
/** Relative URLs of a saved page cannot be resolved. */
const nowhere = 'https://page.invalid/';

/** Recipes of a saved page: from its JSON-LD, or, if that has no complete one, from the page reader. */
export async function readSavedPage(
  ctx: UserContext,
  { content, linked }: SavedPage,
  report: ImportReport,
): Promise<FoundRecipe[]> {
  const linkedRecipes = linked
    .values()
    .flatMap(recipesIn)
    .take(accountBounds.importRows + 1)
    .toArray();
  if (linkedRecipes.some(isWhole) || content.length > maxBytes) return linkedRecipes;
  const read = await readOrNone(ctx, content, report);
  return read.length > 0 ? read.map((recipe) => ({ recipe })) : linkedRecipes;
}

function isWhole({ recipe }: FoundRecipe): boolean {
  return 'ingredients' in recipe || (recipe.lines.length > 0 && recipe.steps.length > 0);
}

async function readOrNone(
  { recipePages }: UserContext,
  content: Uint8Array,
  report: ImportReport,
): Promise<ExtractedRecipe[]> {
  try {
    const recipes = await recipePages.readSavedPage({ url: nowhere, content, charset: null });
    return recipes
      .filter(({ lines }) => lines.length > 0)
      .map((recipe) => ({
        ...recipe,
        source: { name: recipe.siteName, url: null },
        servings: servingsIn([recipe.yield ?? '']),
      }));
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    if (error.reason !== 'busy') {
      report.skip('A saved page', 'It took too long to read, or it is damaged.');
      return [];
    }
    const message = `${productName} is reading other recipes at the moment. Please try again in a minute.`;
    throw new AppError('unavailable', message, { retryAfter: 60 });
  }
}
