import { type WrittenRecipe, writtenRecipe } from '@plateful/contract/written-recipe.ts';
import { Output, streamText } from 'ai';
import { type AbortReason, type Failure, failureOf } from '#adapters/model-endpoint/failures.ts';
import { type AnswerShape, type Model, watchedModel } from '#adapters/model-endpoint/watched-model.ts';
import type { Tokens, WriteOptions, WritingTask } from '#ports/recipe-writer.ts';
import type { Limits } from './limits.ts';
import { wholeElements } from './whole-elements.ts';

/** `hasResponded`: the endpoint responded, so it is alive and its tokens are charged. */
export type Attempt = {
  recipes: WrittenRecipe[];
  tokens: Tokens;
  hasResponded: boolean;
  failure: Failure | null;
};

type AttemptOptions = {
  limits: Limits;
  signal: AbortSignal;
  onBegin: () => void;
  onRecipe: WriteOptions['onRecipe'];
};

const output = Output.array({ element: writtenRecipe, name: 'recipes' });

/** One request. Failures of the endpoint and the model are returned; errors of `onRecipe` are thrown. */
export async function attemptWriting(
  plainModel: Model,
  task: WritingTask,
  { limits, signal, onBegin, onRecipe }: AttemptOptions,
): Promise<Attempt> {
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  const stop = (why: AbortReason) => stopping.abort(why);
  const shape: AnswerShape = {
    // The SDK wraps arrays for endpoints whose schemas must be objects.
    envelope: '{"elements":[',
    max: limits.charactersPerRecipe * (task.count + 1),
    pieces: wholeElements,
  };
  const { model, seen, unwatch } = watchedModel(plainModel, { limits, shape, onBegin, stop });
  const recipes: WrittenRecipe[] = [];
  let bug: { error: unknown } | undefined;

  function report(recipe: WrittenRecipe): void {
    recipes.push(recipe);
    try {
      onRecipe?.(recipe);
    } catch (error) {
      bug = { error };
      throw error;
    }
  }
  const end = (failure: Failure | null): Attempt => ({
    recipes,
    tokens: seen.tokens,
    hasResponded: seen.hasResponded,
    // Once all requested recipes are there, the way the stream ends does not matter.
    failure: recipes.length < task.count ? failure : null,
  });

  try {
    const result = streamText({
      model,
      output,
      instructions: task.system,
      prompt: task.user,
      maxRetries: 0,
      abortSignal: stopped,
      telemetry: { isEnabled: false },
      // Without this, the SDK prints the error, which contains the prompt.
      onError: () => undefined,
    });
    for await (const recipe of result.elementStream) {
      if (recipes.length === task.count) return end(null);
      report(recipe);
    }
    await result.output;
    if (seen.error !== undefined) return end(failureOf(seen.error));
    return end(recipes.length > 0 ? null : { reason: 'refused', passing: false });
  } catch (error) {
    if (bug) throw bug.error;
    return end(failureOf(stopped.aborted ? stopped.reason : (seen.error ?? error)));
  } finally {
    unwatch();
    // Aborts an unfinished stream, so that its rest is not charged.
    stopping.abort();
  }
}
