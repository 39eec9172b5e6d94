import { fileURLToPath } from 'node:url';
import type { Log } from '#ports/log.ts';
import { type PageRecipe, ReadingError, type RecipePages } from '#ports/recipe-pages.ts';
import { createWorker } from '#runtime/worker.ts';

export type Question =
  | { kind: 'page'; url: string; content: Uint8Array; charset: string | null }
  | { kind: 'pdf'; content: Uint8Array };
export type Answer = { recipe: PageRecipe } | { lines: string[] } | { error: string };

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
      log.warn({ kind: question.kind, ...outcome }, 'A recipe could not be read.');
      throw new ReadingError('damaged');
    }
    return outcome;
  }

  return {
    async readPage({ url, content, charset }, signal) {
      const answer = await ask({ kind: 'page', url, content, charset }, signal);
      if (!('recipe' in answer)) throw new ReadingError('damaged');
      return answer.recipe;
    },
    async readPdf(content) {
      const answer = await ask({ kind: 'pdf', content });
      return 'lines' in answer ? answer.lines : [];
    },
    close: worker.close,
  };
}
