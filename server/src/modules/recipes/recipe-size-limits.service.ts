import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { findRecipeBytes } from './recipes.repository.ts';

/**
 * Throws if the account's recipes have reached their total size, because listing, searching and exporting loads all of
 * them.
 */
export async function requireRecipeTextWithinLimit({ db, user }: UserContext): Promise<void> {
  if ((await findRecipeBytes(db, user.id)) <= ownRecipeBounds.allBytes) return;
  const message =
    'Your recipes have reached the text limit of an account. Please shorten or delete some first.';
  throw new AppError('limit_reached', message);
}

/** Throws if the account's recipes are too large for one response. */
export async function requireResponseWithinLimit({ db, user }: UserContext): Promise<void> {
  if ((await findRecipeBytes(db, user.id)) > ownRecipeBounds.answeredBytes) throw tooManyAtOnce();
}

export function tooManyAtOnce(): AppError {
  const message = 'These are too many recipes for one response. Please request them in pages, with “limit”.';
  return new AppError('invalid_input', message);
}
