import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import type { Context } from '#context.ts';
import { type RecipeWriter, type Tokens, WriterError, type WritingTask } from '#ports/recipe-writer.ts';

/** How a call to the model ended; what it wrote came through `onRecipe`. */
export type Answer = { tokens: Tokens; outcome: 'ok' | 'error' | WriterError['reason'] };

/** Asks the model and counts what it took. Never throws: that the model fails is an answer like another. */
export async function askWriter(
  { metrics, config, log }: Context,
  writer: RecipeWriter,
  task: WritingTask,
  onRecipe: (recipe: WrittenRecipe) => void,
): Promise<Answer> {
  const stopClock = metrics.writerSeconds.startTimer();
  const { tokens, outcome } = await writer.write(task, { onRecipe }).then(
    ({ tokens }): Answer => ({ tokens, outcome: 'ok' }),
    (error): Answer => {
      if (error instanceof WriterError) return { tokens: error.tokens, outcome: error.reason };
      log.error({ err: error }, 'the recipe writer broke');
      return { tokens: { input: 0, output: 0 }, outcome: 'error' };
    },
  );
  stopClock();
  metrics.writerCalls.inc({ outcome });
  metrics.writerTokens.inc({ kind: 'input' }, tokens.input);
  metrics.writerTokens.inc({ kind: 'output' }, tokens.output);
  metrics.writerCost.inc(costOf(tokens, config.aiPrices) ?? 0);
  return { tokens, outcome };
}

/** US dollars; undefined when nobody said what tokens cost. */
export function costOf(tokens: Tokens, prices: Context['config']['aiPrices']): number | undefined {
  return prices && (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000;
}
