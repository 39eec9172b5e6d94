import type { Usage } from '@plateful/contract/recipes.ts';
import { ApiError } from '#lib/api-error.ts';

/** The usage that an error's JSON may carry. */
export function usageIn(error: unknown): Usage | null {
  const body = error instanceof ApiError ? error.body : null;
  if (typeof body !== 'object' || body === null || !('usage' in body)) return null;
  const usage = body.usage as Partial<Usage> | null;
  const figures = [usage?.generatedThisMonth, usage?.limit, usage?.remainingThisMonth];
  return figures.every((figure) => typeof figure === 'number') ? (usage as Usage) : null;
}
