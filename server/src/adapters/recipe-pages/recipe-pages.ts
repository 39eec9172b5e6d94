import { fileURLToPath } from 'node:url';
import type { Log } from '#ports/log.ts';
import { type PageRecipe, ReadingError, type RecipePages } from '#ports/recipe-pages.ts';
import { createWorker } from '#runtime/worker.ts';

export type Question =
  | { kind: 'page'; url: string; content: Uint8Array; charset: string | null; isSaved: boolean }
  | { kind: 'pdf'; content: Uint8Array };
type PageQuestion = Extract<Question, { kind: 'page' }>;
export type Answer = { recipes: PageRecipe[] } | { lines: string[] } | { error: string };

// The parsing code belongs to the module.
const file = fileURLToPath(new URL('../../modules/recipe-import/page/reading-child.ts', import.meta.url));
const memory = { MALLOC_ARENA_MAX: '1' };
const flags = ['--max-semi-space-size=4', '--max-old-space-size=256'];

type Options = { log: Log; timeoutMs?: number };

/** Reads one page or file at a time in a separate process. */
export function createRecipePages({ log, timeoutMs = 6000 }: Options): RecipePages {
  const worker = createWorker<Question, Answer>({
    file,
    flags,
    memory,
    timeoutMs,
    maxWaiting: 20,
    idleMs: 60_000,
  });

  async function ask(question: Question, signal?: AbortSignal) {
    const outcome = await worker.ask(question, signal);
    if ('isBusy' in outcome) throw new ReadingError('busy');
    if ('timedOut' in outcome) throw new ReadingError('timeout');
    if ('died' in outcome || 'error' in outcome) {
      log.warn({ kind: question.kind, ...outcome }, 'reading an imported recipe failed');
      throw new ReadingError('damaged');
    }
    return outcome;
  }

  async function recipesOf(page: Omit<PageQuestion, 'kind'>, signal?: AbortSignal) {
    const { url, content, charset, isSaved } = page;
    const answer = await ask({ kind: 'page', url, content, charset, isSaved }, signal);
    if (!('recipes' in answer)) throw new ReadingError('damaged');
    return answer.recipes;
  }

  return {
    async readPage(page, signal) {
      const [recipe] = await recipesOf({ ...page, isSaved: false }, signal);
      if (!recipe) throw new ReadingError('damaged');
      return recipe;
    },
    readSavedPage: (page) => recipesOf({ ...page, isSaved: true }),
    async readPdf(content) {
      const answer = await ask({ kind: 'pdf', content });
      return 'lines' in answer ? answer.lines : [];
    },
    close: worker.close,
  };
}
