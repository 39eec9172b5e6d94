import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { LRUCache } from 'lru-cache';
import { createGenerationRuns } from '#modules/recipe-generation/generation-runs.ts';
import type { RecipeDraft } from '#modules/recipes/recipe.ts';
import { createByteBudget } from '#runtime/byte-budget.ts';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';
import { createPerKeyQueue } from '#runtime/per-key-queue.ts';

export type Memory = ReturnType<typeof createMemory>;

/** State in this server's memory: caches, and work in progress. */
export function createMemory() {
  return {
    /** Keyed by recipe and its change time, like its steps. */
    recipeFacts: new LRUCache<string, RecipeFacts>({ max: 2000 }),
    recipeSteps: new LRUCache<string, { ingredients: number[] }[]>({ max: 2000 }),
    /** Keyed by request; there may be fewer drafts than `requestedCount`. */
    composedSamples: new LRUCache<string, { requestedCount: number; drafts: readonly RecipeDraft[] }>({
      // Some ten kilobytes each.
      maxSize: 2000,
      sizeCalculation: ({ drafts }) => 1 + drafts.length,
    }),
    generationRuns: createGenerationRuns(),
    /** Uploads being read by this server, by user and upload id. */
    uploads: new Map<string, AbortController>(),
    /** Bytes of request bodies other than files, per user or address (addresses may be shared). */
    bodyBudget: createByteBudget({ perClient: 8_000_000, total: 100_000_000 }),
    visitorBodyBudget: createByteBudget({ perClient: 4_000_000, total: 50_000_000 }),
    /** Bytes of files in memory. Per user: three photos of maximum size, or an import. */
    uploadBudget: createByteBudget({ perClient: 62_000_000, total: 400_000_000 }),
    /** Users with an import in progress, including its upload. */
    imports: new Set<string>(),
    /** Users whose import is complete in memory. */
    importsInMemory: new Set<string>(),
    /** Users with a page or file being read. */
    activeRecipeReads: new Set<string>(),
    /** Users with a recipe export in progress. */
    recipeFiles: new Set<string>(),
    /**
     * Limits composing for public routes: few at once, because the planner has its own queue; the queue is long enough
     * for a school.
     */
    composingLimit: createConcurrencyLimit(4, 300),
    /** Serializes transactions of one user or one share link, so that waiting ones do not hold database connections. */
    writing: createPerKeyQueue({ maxWaiting: 100, maxMs: 10_000 }),
    /** Well below the size of the connection pool. */
    paymentLimit: createConcurrencyLimit(4, 500),
  };
}
