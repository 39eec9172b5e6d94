import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { LRUCache } from 'lru-cache';
import { createGenerationRuns } from '#modules/recipe-generation/generation-runs.ts';
import type { RecipeDraft } from '#modules/recipes/recipe.ts';
import { createByteBudget } from '#runtime/byte-budget.ts';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';
import { createPerKeyQueue } from '#runtime/per-key-queue.ts';

export type Memory = ReturnType<typeof createMemory>;

/** What one server keeps in memory: caches that may be empty at any time, and work that has to be found again. */
export function createMemory() {
  return {
    /** By recipe and when it was changed last, like its steps. */
    recipeFacts: new LRUCache<string, RecipeFacts>({ max: 2000 }),
    recipeSteps: new LRUCache<string, { ingredients: number[] }[]>({ max: 2000 }),
    /** By wish; `asked` is how many were wanted, of which there may be fewer. */
    composedSamples: new LRUCache<string, { asked: number; drafts: readonly RecipeDraft[] }>({
      // Some ten kilobytes each.
      maxSize: 2000,
      sizeCalculation: ({ drafts }) => 1 + drafts.length,
    }),
    generationRuns: createGenerationRuns(),
    /** Uploads that this server reads, by user and upload; other servers have theirs. */
    uploads: new Map<string, AbortController>(),
    /** Bytes of bodies that are no files: of users, and of addresses that others may share. */
    bodyRoom: createByteBudget({ each: 8_000_000, inAll: 100_000_000 }),
    visitorsRoom: createByteBudget({ each: 4_000_000, inAll: 50_000_000 }),
    /** In bytes: three photos as large as they may be, or an import, for each person; and what a server has to spare. */
    uploadRoom: createByteBudget({ each: 62_000_000, inAll: 400_000_000 }),
    /** Users whose file is on its way or being imported. */
    imports: new Set<string>(),
    /** Those of them whose file has arrived. */
    filesInTheMaking: new Set<string>(),
    /** Users who have a page or file read. */
    recipeReadings: new Set<string>(),
    /** Users whose recipes are being written into a file. */
    recipeFiles: new Set<string>(),
    /** Composing for public routes: few at once beside the planner's own queue, and as many waiting as a school has pupils. */
    composingLimit: createConcurrencyLimit(4, 300),
    /** Transactions of one user, or by one link to a list: who waits for a lock would hold a connection to the database. */
    writing: createPerKeyQueue({ mostWaiting: 100, longestMs: 10_000 }),
    /** Well below the connections that a server has to the database. */
    paymentLimit: createConcurrencyLimit(4, 500),
  };
}
