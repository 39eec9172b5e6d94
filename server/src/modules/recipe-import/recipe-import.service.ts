import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import { joinSplitWords } from '@plateful/domain/imported-recipes/join-split-words.ts';
import { joinWrapped } from '@plateful/domain/imported-recipes/join-wrapped.ts';
import { readRecipeText } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { linesToRows } from '@plateful/domain/receipts/lines-to-rows.ts';
import type { UserContext } from '#context.ts';
import type { RateLimit } from '#db/throttle.ts';
import { AppError, rateLimited } from '#errors.ts';
import { FetchError } from '#ports/page-fetcher.ts';
import { ReaderError } from '#ports/receipt-reader.ts';
import { ReadingError } from '#ports/recipe-pages.ts';
import { trackInProgress } from '#runtime/track-in-progress.ts';
import { failures, photoFailures } from './import-failures.ts';
import { draftOf, draftOfText } from './imported-recipe.ts';
import { keepPagePhoto } from './page-photo.service.ts';
import { readRecipeByModel } from './recipe-by-model.service.ts';

type Answer = Promise<{ recipe: ImportedRecipe }>;

const day = 86_400;
const inADay = (free: number): RateLimit => ({
  freeAttempts: free,
  firstWait: day,
  maxWait: day,
  resetAfter: day,
  resetFrom: 'first',
});
/** Limits per user and day for fetching pages and reading files. */
const rules = { link: inADay(100), file: inADay(60) };

/** Total time from the click to a result or an error. */
const maxMs = 11_500;
/** Time for the photo after a language model has read the page. */
const photoMs = 4000;

/** Rate limit → fetch the page → parse it in a worker → return a draft for review. */
export function readLink(ctx: UserContext, url: string): Answer {
  return oneAtATime(ctx, 'link', async () => {
    const signal = AbortSignal.timeout(maxMs);
    try {
      const page = await ctx.pageFetcher.fetch(withScheme(url), /^(?:text\/html|application\/xhtml\+xml)/);
      const read = await ctx.recipePages.readPage(page, signal);
      const isDoubtful = read.lines.length < 2 || read.steps.length === 0;
      const pointed = isDoubtful ? await readRecipeByModel(ctx, read) : null;
      const recipe = pointed ?? read;
      if (recipe.lines.length === 0) throw new AppError('invalid_input', failures.nothing);
      const photoId = await keepPagePhoto(
        ctx,
        recipe.photos,
        pointed ? AbortSignal.timeout(photoMs) : signal,
      );
      return { recipe: { ...draftOf(recipe, page.url, photoId), isByModel: pointed !== null } };
    } catch (error) {
      const isLate = signal.aborted && !(error instanceof AppError);
      throw refusalOf(isLate ? new ReadingError('timeout') : error);
    }
  });
}

export async function readText(_ctx: UserContext, text: string): Answer {
  return { recipe: found(draftOfText(readRecipeText(text.split('\n')), text.split('\n'))) };
}

/** A PDF by its text, a photo by OCR. */
export function readFile(ctx: UserContext, receive: () => Promise<Uint8Array>): Answer {
  return oneAtATime(ctx, 'file', async () => {
    const content = await receive();
    try {
      const { rows, isByModel } = isPdf(content)
        ? { rows: await ctx.recipePages.readPdf(content), isByModel: false }
        : await photoRows(ctx, content);
      if (rows.length === 0) throw new AppError('invalid_input', failures.noText);
      const recipe = found(draftOfText(readRecipeText(joinWrapped(rows)), rows));
      return { recipe: { ...recipe, isByModel } };
    } catch (error) {
      throw refusalOf(error);
    }
  });
}

function isPdf(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 1024)).includes('%PDF-');
}

async function photoRows(ctx: UserContext, photo: Uint8Array) {
  const { rows, lines } = await ctx.receiptReader.read(photo, { subject: 'recipe' });
  if (rows) return { rows, isByModel: true };
  const printed = linesToRows(lines).map((row) => row.map(({ text }) => text).join(' '));
  return { rows: printed.map(joinSplitWords), isByModel: false };
}

/** One at a time per user, so that no user blocks others, within the daily limit. */
async function oneAtATime<T>(ctx: UserContext, rule: keyof typeof rules, work: () => Promise<T>): Promise<T> {
  const { id } = ctx.user;
  const { activeRecipeReads } = ctx.memory;
  if (activeRecipeReads.has(id)) throw new AppError('conflict', failures.another);
  return trackInProgress(activeRecipeReads, id, async () => {
    const wait = await ctx.throttle.take(rules[rule], 'recipe-import', rule, id);
    if (wait !== null) throw rateLimited(wait);
    return work();
  });
}

/** Users paste "www.cook.example/soup". */
function withScheme(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`;
}

function found(recipe: ImportedRecipe): ImportedRecipe {
  if (recipe.lines.length > 0) return recipe;
  throw new AppError('invalid_input', failures.noRecipe);
}

/** Converts errors to messages for users. */
function refusalOf(error: unknown): unknown {
  if (error instanceof FetchError || error instanceof ReadingError) {
    const isBusy = error.reason === 'busy';
    return new AppError(
      isBusy ? 'unavailable' : 'invalid_input',
      failures[error.reason],
      isBusy ? { retryAfter: 60 } : {},
    );
  }
  if (error instanceof ReaderError) {
    const isBusy = error.reason === 'busy';
    return new AppError(isBusy ? 'unavailable' : 'invalid_input', photoFailures[error.reason]);
  }
  return error;
}
