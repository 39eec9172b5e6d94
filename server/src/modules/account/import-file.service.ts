import { accountBounds } from '@plateful/contract/bounds.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { UserContext } from '#context.ts';
import type { RateLimit } from '#db/throttle.ts';
import { AppError, rateLimited } from '#errors.ts';
import { trackInProgress } from '#runtime/track-in-progress.ts';
import { createYielding } from '#runtime/yielding.ts';
import { checkedExport } from './check-export.ts';
import { addForeignRecipes, type ImportedRecipe } from './import-recipes.service.ts';
import { importReport } from './import-report.ts';
import { documentsIn, isExport, SavedPage } from './other-apps/documents.ts';
import { recipesIn } from './other-apps/find-recipes.ts';
import { recipeFrom } from './other-apps/foreign-recipe.ts';
import type { PhotoBytes } from './other-apps/photo-bytes.ts';
import { tooLarge } from './other-apps/zip.ts';
import { restoreExport } from './restore-export.service.ts';
import { readSavedPage } from './saved-page.service.ts';

/** An import takes several times the file's size in memory. */
const maxConcurrent = 4;
const hour = 3600;
/** Imports per user: more than migrating from many programs takes. */
const inAnHour: RateLimit = {
  freeAttempts: 20,
  firstWait: hour,
  maxWait: hour,
  resetAfter: hour,
  resetFrom: 'first',
};

/**
 * Rate limit → receive → restore our export, or import another program's recipes. The type is detected from the
 * content. One import per user at a time.
 */
export async function importFile(ctx: UserContext, receive: () => Promise<Uint8Array>) {
  const { id } = ctx.user;
  const { imports, importsInMemory } = ctx.memory;
  if (imports.has(id)) throw new AppError('conflict', 'An import is already in progress.');
  return trackInProgress(imports, id, async () => {
    const wait = await ctx.throttle.take(inAnHour, 'import', id);
    if (wait !== null) throw rateLimited(wait);
    const content = await receive();
    if (importsInMemory.size >= maxConcurrent) throw busy();
    return trackInProgress(importsInMemory, id, () => importContent(ctx, content));
  });
}

function busy(): AppError {
  return new AppError(
    'unavailable',
    `${productName} is importing other files at the moment. Please try again in a minute.`,
    { retryAfter: 60 },
  );
}

async function importContent(ctx: UserContext, content: Uint8Array) {
  const report = importReport();
  const recipes: ImportedRecipe[] = [];
  const photos = photoRoom();
  const pause = createYielding();
  let found = 0;
  for await (const { content: document, photo: beside } of documentsIn(content)) {
    if (isExport(document)) return restoreExport(ctx, await checkedExport(document));
    const foundRecipes =
      document instanceof SavedPage ? await readSavedPage(ctx, document, report) : recipesIn(document);
    for (const { recipe, photo } of foundRecipes) {
      await pause('lines' in recipe ? recipe.lines.length : recipe.ingredients.length);
      found += 1;
      if (found > accountBounds.importRows) {
        throw new AppError(
          'limit_reached',
          `A file may contain at most ${accountBounds.importRows} recipes.`,
        );
      }
      const read = recipeFrom(recipe);
      if ('recipe' in read) recipes.push({ ...read, photo: photo ? photos.held(photo) : beside });
      else report.skip(read.title, read.why);
    }
  }
  if (found === 0) {
    throw new AppError(
      'invalid_input',
      `No recipe was found in this file. ${productName} accepts its own exports, schema.org JSON-LD (.json or .html), Markdown, and exports of Mealie and Paprika.`,
    );
  }
  await addForeignRecipes(ctx, report, recipes);
  return report.result();
}

/** Limits the photos held in memory until their recipes are stored to the maximum size of an import file. */
function photoRoom() {
  let left: number = accountBounds.importFile;
  return {
    held(photo: Uint8Array): PhotoBytes {
      left -= photo.length;
      if (left >= 0) return async () => photo;
      return () => Promise.reject(tooLarge());
    },
  };
}
