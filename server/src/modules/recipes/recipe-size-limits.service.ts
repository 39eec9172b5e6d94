import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { findRecipeBytes } from './recipes.repository.ts';

/** What an account's recipes hold is what a server has to hold to list, search or write them. */
export async function requireRecipeTextWithinLimit({ db, user }: UserContext): Promise<void> {
  if ((await findRecipeBytes(db, user.id)) <= ownRecipeBounds.allBytes) return;
  const message =
    'Your recipes hold more text than an account has room for. Please shorten or delete some first.';
  throw new AppError('limit_reached', message);
}

/** Throws for an account whose recipes are too much for one answer. */
export async function refuseAllAtOnce({ db, user }: UserContext): Promise<void> {
  if ((await findRecipeBytes(db, user.id)) > ownRecipeBounds.answeredBytes) throw tooManyAtOnce();
}

export function tooManyAtOnce(): AppError {
  const message = 'These are too many recipes for one answer. Please ask for them by pages, with “limit”.';
  return new AppError('invalid_input', message);
}
