import { readInput } from '@plateful/contract/read-input.ts';
import { recipeInput } from '@plateful/contract/recipes.ts';
import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import { judgeWritten } from '@plateful/domain/model-recipes/judge-written.ts';
import { recipePrompt, repairPrompt, type WritingWish } from '@plateful/domain/model-recipes/prompt.ts';
import type { Violation } from '@plateful/domain/safety/check-recipe.ts';
import type { Context } from '#context.ts';
import type { RecipeDraft } from '#modules/recipes/recipe.ts';
import { type RecipeWriter, type Tokens, WriterError, type WritingTask } from '#ports/recipe-writer.ts';

/** How a call to the model ended; its recipes were passed to `onRecipe`. */
export type ModelCall = { tokens: Tokens; outcome: 'ok' | 'error' | WriterError['reason'] };

/** There is no second round if the first took longer. */
const patienceMs = 60_000;

/**
 * Up to `wish.count` recipes by the model, each passed to `accept` once it has passed the gate. Rejected ones are sent
 * back once with the reasons. If the model fails there are fewer recipes, maybe none; null without a model.
 */
export async function writeRecipes(
  ctx: Context,
  wish: WritingWish,
  accept: (draft: RecipeDraft) => void,
): Promise<ModelCall | null> {
  const { recipeWriter } = ctx;
  if (!recipeWriter) return null;
  const start = performance.now();
  const titles = [...wish.avoidTitles];
  let missing = wish.count;
  const write = async (prompt: { system: string; user: string }, count: number) => {
    const refused: { recipe: WrittenRecipe; violations: readonly Violation[] }[] = [];
    const judgeOne = (recipe: WrittenRecipe) => {
      if (missing === 0) return;
      const { draft, violations } = judge(recipe, wish, titles);
      if (draft) {
        missing -= 1;
        titles.unshift(draft.title);
        accept(draft);
        return;
      }
      refused.push({ recipe, violations });
      for (const kind of new Set(violations.map((violation) => violation.kind)))
        ctx.metrics.recipesRefused.inc({ kind });
    };
    return { ...(await callModel(ctx, recipeWriter, { ...prompt, count }, judgeOne)), refused };
  };

  const first = await write(recipePrompt(wish), wish.count);
  const toRepair = first.refused.slice(0, missing);
  const isLate = performance.now() - start > patienceMs;
  if (first.outcome !== 'ok' || toRepair.length === 0 || isLate) return first;
  const repair = repairPrompt({ ...wish, count: toRepair.length, avoidTitles: titles }, toRepair);
  const second = await write(repair, toRepair.length);
  const tokens = {
    input: first.tokens.input + second.tokens.input,
    output: first.tokens.output + second.tokens.output,
  };
  return { tokens, outcome: second.outcome };
}

/** Checks by the domain, then by the contract's schema, in which recipes are stored. */
function judge(recipe: WrittenRecipe, wish: WritingWish, takenTitles: readonly string[]) {
  const { draft, violations } = judgeWritten(recipe, wish, takenTitles);
  if (!draft) return { draft, violations };
  const read = readInput(recipeInput, draft);
  if ('issues' in read) {
    const why = read.issues[0].message;
    return { draft: null, violations: [{ kind: 'shape', ingredient: '', why }] satisfies Violation[] };
  }
  const gated: RecipeDraft = { ...read.data, isGenerated: true, origin: 'model' };
  return { draft: gated, violations: [] };
}

/** Records metrics of the call. Never throws: a failure of the model is returned. */
async function callModel(
  { metrics, config, log }: Context,
  writer: RecipeWriter,
  task: WritingTask,
  onRecipe: (recipe: WrittenRecipe) => void,
): Promise<ModelCall> {
  const stopTimer = metrics.writerSeconds.startTimer();
  const { tokens, outcome } = await writer.write(task, { onRecipe }).then(
    ({ tokens }): ModelCall => ({ tokens, outcome: 'ok' }),
    (error): ModelCall => {
      if (error instanceof WriterError) return { tokens: error.tokens, outcome: error.reason };
      log.error({ err: error }, 'recipe writer failed unexpectedly');
      return { tokens: { input: 0, output: 0 }, outcome: 'error' };
    },
  );
  stopTimer();
  metrics.writerCalls.inc({ outcome });
  metrics.writerTokens.inc({ kind: 'input' }, tokens.input);
  metrics.writerTokens.inc({ kind: 'output' }, tokens.output);
  metrics.writerCost.inc(costOf(tokens, config.aiPrices) ?? 0);
  return { tokens, outcome };
}

/** US dollars; undefined if token prices are not configured. */
export function costOf(tokens: Tokens, prices: Context['config']['aiPrices']): number | undefined {
  return prices && (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000;
}
