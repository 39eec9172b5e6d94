import { serverMessageOf } from '#lib/api-error.ts';
import { LocalSaveError } from './local-profile.ts';

/** The text of the toast 'Error saving preferences' (docs/product.md, Messages). */
export function saveFailureText(error: unknown): string {
  if (error instanceof LocalSaveError) return 'Failed to save your preferences locally. Please try again.';
  return serverMessageOf(error) ?? 'Failed to save your preferences. Please try again.';
}
