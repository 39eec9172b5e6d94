import { isPaid } from '@plateful/contract/limits.ts';
import { useUser } from '#lib/session.ts';

/** Beside what everybody may write down, and what counts for recipes that are written for a paid plan. */
export const paidWish = 'Recipes follow it on a paid plan.';

/** True while it is not known: nobody who pays is told to. */
export function usePaid(): boolean {
  const { state, user } = useUser();
  return user ? isPaid(user.subscriptionTier) : state === 'loading';
}
