import { readInput } from '@plateful/contract/read-input.ts';
import { recipeInput } from '@plateful/contract/recipes.ts';
import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import { judgeWritten } from '@plateful/domain/model-recipes/judge-written.ts';
import { recipePrompt, repairPrompt, type WritingWish } from '@plateful/domain/model-recipes/prompt.ts';
import type { Violation } from '@plateful/domain/safety/check-recipe.ts';
import type { Context } from '#context.ts';
import { type Answer, askWriter } from './ask-writer.ts';
import type { GatedDraft } from './composing.service.ts';

/** Who has waited this long for the first round is not kept waiting for a second. */
const patienceMs = 60_000;

type Refused = { recipe: WrittenRecipe; violations: readonly Violation[] };
type Writer = NonNullable<Context['recipeWriter']>;

/**
 * Up to `wish.count` recipes by the model, each handed to `accept` as soon as the gate let it pass. What was refused is
 * sent back once, with what was wrong. A model that fails leaves fewer recipes, maybe none.
 */
export async function writeRecipes(
  ctx: Context,
  writer: Writer,
  wish: WritingWish,
  accept: (draft: GatedDraft) => void,
): Promise<Answer> {
  const start = performance.now();
  const titles = [...wish.avoidTitles];
  let missing = wish.count;
  const ask = async (task: { system: string; user: string }, count: number) => {
    const refused: Refused[] = [];
    const onRecipe = (recipe: WrittenRecipe) => {
      if (missing === 0) return;
      const { draft, violations } = judge(recipe, wish, titles);
      if (draft) {
        missing -= 1;
        titles.unshift(draft.title);
        accept(draft);
        return;
      }
      refused.push({ recipe, violations });
      for (const kind of new Set(violations.map((one) => one.kind))) ctx.metrics.recipesRefused.inc({ kind });
    };
    return { ...(await askWriter(ctx, writer, { ...task, count }, onRecipe)), refused };
  };

  const first = await ask(recipePrompt(wish), wish.count);
  const toMend = first.refused.slice(0, missing);
  const isLate = performance.now() - start > patienceMs;
  if (first.outcome !== 'ok' || toMend.length === 0 || isLate) return first;
  const repair = repairPrompt({ ...wish, count: toMend.length, avoidTitles: titles }, toMend);
  const second = await ask(repair, toMend.length);
  const tokens = {
    input: first.tokens.input + second.tokens.input,
    output: first.tokens.output + second.tokens.output,
  };
  return { tokens, outcome: second.outcome };
}

/** The domain's judgement, then the contract's, by which recipes are stored. */
function judge(recipe: WrittenRecipe, wish: WritingWish, taken: readonly string[]) {
  const { draft, violations } = judgeWritten(recipe, wish, taken);
  if (!draft) return { draft, violations };
  const read = readInput(recipeInput, draft);
  if ('issues' in read) {
    const why = read.issues[0].message;
    return { draft: null, violations: [{ kind: 'shape', ingredient: '', why }] satisfies Violation[] };
  }
  const gated: GatedDraft = { ...read.data, isGenerated: true, origin: 'model' };
  return { draft: gated, violations: [] };
}
