import type { PlanSlug } from '@plateful/contract/plans.ts';
import { Button } from '#ui/button.tsx';
import { useLeaving } from './use-leaving.ts';

type Props = { planSlug: PlanSlug; children: string };

/** Leads to the payment side: a form of the browser's own, which works before any script has run. */
export function CheckoutForm({ planSlug, children }: Props) {
  const { isLeaving, leave } = useLeaving();
  return (
    // Firefox would bring back another plan's slug after a reload.
    <form method="post" action="/api/checkout/intent" autoComplete="off" onSubmit={leave}>
      <input type="hidden" name="planSlug" value={planSlug} />
      <Button type="submit" wide busy={isLeaving}>
        {children}
      </Button>
    </form>
  );
}
