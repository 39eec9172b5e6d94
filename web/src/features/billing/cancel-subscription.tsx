import type { SubscriptionStatus } from '@plateful/contract/billing.ts';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useCancel } from './billing.queries.ts';
import { currentPlanId } from './focus-plan.ts';

/** The button goes once the plan is to end; the window that asked is still on its way out then. */
export function CancelSubscription({ status }: { status: SubscriptionStatus }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCancel();
  const { cancelAtPeriodEnd, currentPeriodEnd } = status;
  // Without a period that is paid for there is nothing that could end with it.
  if (currentPeriodEnd === null) return null;
  return (
    <>
      {!cancelAtPeriodEnd && (
        <Button variant="quiet" onClick={() => setIsAsking(true)} className="text-danger">
          Cancel Subscription
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isPending && setIsAsking(isOpen)}
        title="Cancel Subscription?"
        description={`Your subscription will be cancelled at the end of your current billing period on ${formatDate(currentPeriodEnd)}. You'll keep access to all features until then.`}
        confirmLabel="Confirm Cancellation"
        cancelLabel="Keep Subscription"
        busy={isPending}
        busyText="Cancelling..."
        returnFocusTo={() => document.getElementById(currentPlanId)}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
