import { monthlyQuota } from '@plateful/contract/plans.ts';
import { promptVersion } from '@plateful/domain/model-recipes/prompt.ts';
import type { UserContext } from '#context.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import type { Generation } from './generations.repository.ts';
import { resetDay } from './quota.service.ts';
import { costOf, type ModelCall } from './write-recipes.service.ts';

/** The result of a generation; the first `written` rows are by the model. */
export type Batch = {
  rows: RecipeRow[];
  written: number;
  notices: readonly string[];
  call: ModelCall | null;
};

/** Who wrote the batch, and a notice if it is incomplete or not as requested. */
export function describeBatch(
  ctx: UserContext,
  { reserved, wish }: Generation,
  { rows, written, notices: reported, call }: Batch,
) {
  const isComposed = rows.length > written;
  // Recipes that a failed model did not write are refunded, so the quota is not the reason.
  const isMonthOver = isComposed && written > 0 && written === reserved;
  const isOpenAIGenerated = written > 0 && !isComposed;
  const notices = [
    written > 0 &&
      rows.length < wish.count &&
      `We found ${rows.length} of ${wish.count} recipes within your limits.`,
    isMonthOver &&
      `You've reached your ${monthlyQuota.recipes}-recipe limit this month, so some recipes were composed without AI. Recipes reset on ${resetDay(ctx)}.`,
    ...reported,
  ].filter(Boolean);
  const notice = notices.length > 0 ? notices.join(' ') : null;
  // Without a configured model, the composer is the expected source, not a fallback.
  return { isOpenAIGenerated, isFallback: call !== null && !isOpenAIGenerated && !isMonthOver, notice };
}

export function logBatch(
  { metrics, log, config }: UserContext,
  { id, userId }: Generation,
  { rows, written, call }: Batch,
  ms: number,
): void {
  for (const { origin } of rows) metrics.recipesGenerated.inc({ origin });
  const details = {
    userId,
    generationId: id,
    model: written,
    composed: rows.length - written,
    seconds: Math.round(ms) / 1000,
  };
  if (!call) {
    log.debug(details, 'recipes composed');
    return;
  }
  const { outcome, tokens } = call;
  log.info(
    {
      ...details,
      outcome,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      costDollars: costOf(tokens, config.aiPrices),
      promptVersion,
    },
    'recipes generated',
  );
}
