import { type WrittenRecipe, writtenRecipe } from '@plateful/contract/written-recipe.ts';
import { Output, streamText } from 'ai';
import { type AbortReason, type Failure, failureOf } from '#adapters/model-endpoint/failures.ts';
import { type AnswerShape, type Model, watchedModel } from '#adapters/model-endpoint/watched-model.ts';
import type { Tokens, WriteOptions, WritingTask } from '#ports/recipe-writer.ts';
import type { Limits } from './limits.ts';
import { wholeElements } from './whole-elements.ts';

/** `begun`: the endpoint said something, so it lives, and what it said is paid for. */
export type Attempt = { recipes: WrittenRecipe[]; tokens: Tokens; begun: boolean; failure: Failure | null };

type AttemptOptions = {
  limits: Limits;
  signal: AbortSignal;
  onBegin: () => void;
  onRecipe: WriteOptions['onRecipe'];
};

const output = Output.array({ element: writtenRecipe, name: 'recipes' });

/** One request. What the endpoint and the model do wrong is a value; it throws what `onRecipe` throws. */
export async function attemptWriting(
  plainModel: Model,
  task: WritingTask,
  { limits, signal, onBegin, onRecipe }: AttemptOptions,
): Promise<Attempt> {
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  const stop = (why: AbortReason) => stopping.abort(why);
  const shape: AnswerShape = {
    // The SDK wraps an array for endpoints whose schemas must be objects.
    envelope: '{"elements":[',
    most: limits.charactersPerRecipe * (task.count + 1),
    pieces: wholeElements,
  };
  const { model, seen, unwatch } = watchedModel(plainModel, { limits, shape, onBegin, stop });
  const recipes: WrittenRecipe[] = [];
  let bug: { error: unknown } | undefined;

  function tell(recipe: WrittenRecipe): void {
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
    begun: seen.begun,
    // Once all that was asked for is there, how the stream ends is of no account.
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
      // Left out, the SDK prints the error, which holds the prompt.
      onError: () => undefined,
    });
    for await (const recipe of result.elementStream) {
      if (recipes.length === task.count) return end(null);
      tell(recipe);
    }
    await result.output;
    if (seen.error !== undefined) return end(failureOf(seen.error));
    return end(recipes.length > 0 ? null : { reason: 'refused', passing: false });
  } catch (error) {
    if (bug) throw bug.error;
    return end(failureOf(stopped.aborted ? stopped.reason : (seen.error ?? error)));
  } finally {
    unwatch();
    // Closes a stream that was left early, so that its rest costs nothing.
    stopping.abort();
  }
}
