import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import { afterAll, beforeEach } from 'vitest';
import type { Log } from '#ports/log.ts';
import { type RecipeWriter, WriterError } from '#ports/recipe-writer.ts';
import { type Behavior, startModelEndpoint } from '#testing/model-endpoint.ts';
import { quietLog } from '#testing/quiet-log.ts';
import type { Limits } from './limits.ts';
import { createRecipeWriter } from './recipe-writer.ts';

export const apiKey = 'sk-very-secret-4711';
export const task = { system: 'Write recipes.', user: 'Something with leeks for Ann.', count: 3 };
export const quick: Limits = {
  total: { baseMs: 8_000, perRecipeMs: 0 },
  // A model that answers does so sooner, on a busy machine too.
  firstWordsMs: 900,
  silenceMs: 800,
  charactersPerRecipe: 20_000,
  retries: { max: 2, firstWaitMs: 4 },
  breaker: { failures: 100, halfOpenAfterMs: 60_000 },
  queue: { atOnce: 4, waiting: 8, waitMs: 5_000 },
};

export function recipe(title: string): WrittenRecipe {
  return {
    title,
    description: `${title}, the way it is made at home.`,
    reason: 'It is quick.',
    cuisineType: 'French',
    mealType: 'dinner',
    cookingTime: 35,
    servings: 2,
    ingredients: [
      { name: 'leek, in rings', amount: 2, unit: 'piece' },
      { name: 'vegetable stock', amount: 600, unit: 'ml' },
    ],
    instructions: ['Soften the leek in a pot.', 'Add the stock and simmer for 20 minutes.'],
    tags: ['soup'],
  };
}
export const three = [recipe('Leek soup'), recipe('Leek gratin'), recipe('Leek tart')];
export const [soup, gratin] = three as [WrittenRecipe, WrittenRecipe, WrittenRecipe];
export const works: Behavior = { mode: 'recipes', recipes: three };

export async function failureOf(writing: Promise<unknown>): Promise<WriterError> {
  const error = await writing.then(
    () => new Error('it was written'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof WriterError) return error;
  throw error;
}

/** An endpoint of a language model for a test file, and writers that use it, or the one at `url`. */
export async function startWriter() {
  const endpoint = await startModelEndpoint();
  afterAll(() => endpoint.stop());
  beforeEach(() => {
    endpoint.requests.length = 0;
  });

  function writerFor(limits: Partial<Limits> = {}, log: Log = quietLog, url = endpoint.url): RecipeWriter {
    const config = { baseUrl: url, apiKey, model: 'cook-1', visionModel: undefined };
    return createRecipeWriter(config, log, { ...quick, ...limits })!;
  }

  return { endpoint, writerFor };
}
