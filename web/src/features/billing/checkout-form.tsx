import type { PlanSlug } from '@plateful/contract/plans.ts';
import { Button } from '#ui/button.tsx';
import { useNavigationPending } from './use-navigation-pending.ts';

type Props = { planSlug: PlanSlug; children: string };

/** Goes to the payment provider. A native form, so that it works without scripts. */
export function CheckoutForm({ planSlug, children }: Props) {
  const { isLeaving, leave } = useNavigationPending();
  return (
    // Otherwise Firefox restores another plan's slug after a reload.
    <form method="post" action="/api/checkout/intent" autoComplete="off" onSubmit={leave}>
      <input type="hidden" name="planSlug" value={planSlug} />
      <Button type="submit" wide busy={isLeaving}>
        {children}
      </Button>
    </form>
  );
}
