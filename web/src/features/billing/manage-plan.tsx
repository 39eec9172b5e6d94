import type { SubscriptionStatus } from '@plateful/contract/billing.ts';
import type { PlanType, SubscriptionTier } from '@plateful/contract/plans.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { useCancel, useChangePlan, useReactivate } from './billing.queries.ts';
import { planChange } from './plan-words.ts';
import { usePortal } from './use-navigation-pending.ts';

type Props = { tier: SubscriptionTier; status: SubscriptionStatus };

export function ManagePlan({ tier, status }: Props) {
  const { openPortal, isOpening } = usePortal();
  const { isGiven, planType, cancelAtPeriodEnd, currentPeriodEnd, isPaymentDue } = status;
  if (isGiven) {
    return <p>Your plan is free of charge. There is nothing to pay, change or cancel here.</p>;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {isPaymentDue && <PaymentDue isOpening={isOpening} onOpen={openPortal} />}
      {cancelAtPeriodEnd && <EndingNotice currentPeriodEnd={currentPeriodEnd} />}
      <StatList>
        {planType !== null && <Stat label="Billing" value={capitalized(planType)} />}
        {/* The current period is unpaid, so its end is not a renewal date. */}
        {isPaymentDue && <Stat label="Payment" value="Overdue" />}
        {currentPeriodEnd !== null && (cancelAtPeriodEnd || !isPaymentDue) && (
          <Stat label={cancelAtPeriodEnd ? 'Ends on' : 'Renews on'} value={formatDate(currentPeriodEnd)} />
        )}
      </StatList>
      {tier === 'plus' && !cancelAtPeriodEnd && !isPaymentDue && <ChangePlan planType={planType} />}
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <Button variant="secondary" icon={<ReceiptText />} busy={isOpening} onClick={openPortal}>
          Invoices and Card
        </Button>
        <CancelSubscription status={status} />
      </div>
    </div>
  );
}

function ChangePlan({ planType }: { planType: PlanType | null }) {
  const { mutate, isPending, variables } = useChangePlan();
  const { present, hint, note, offers } = planChange(planType);
  return (
    <Card asChild variant="sunk" className="rounded-xl">
      <section aria-labelledby="change-plan">
        <h3 id="change-plan" className="text-xl">
          Change Plan
        </h3>
        {present !== null && (
          <p className="mt-1 text-soft">
            Current plan: <span className="font-semibold text-ink">{present}</span>
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-3 *:max-sm:w-full">
          {offers.map(({ planSlug, label }) => (
            <Button
              key={planSlug}
              variant="secondary"
              busy={isPending && variables === planSlug}
              busyText="Switching..."
              disabled={isPending && variables !== planSlug}
              onClick={() => mutate(planSlug, { onSuccess: focusPlan })}
            >
              {label}
            </Button>
          ))}
        </div>
        <p className="mt-3 font-medium text-sm">{hint}</p>
        <p className="text-soft text-sm">{note}</p>
      </section>
    </Card>
  );
}

/** The subscription ends after the paid period, unless it is reactivated. */
function EndingNotice({ currentPeriodEnd }: { currentPeriodEnd: string | null }) {
  const { mutate, isPending } = useReactivate();
  const date = currentPeriodEnd === null ? 'the end of your billing period' : formatDate(currentPeriodEnd);
  return (
    <Alert
      tone="attention"
      title={`Your subscription is scheduled to cancel on ${date}`}
      action={
        <Button
          busy={isPending}
          busyText="Reactivating..."
          onClick={() => mutate(undefined, { onSuccess: focusPlan })}
          className="max-sm:w-full"
        >
          Reactivate Subscription
        </Button>
      }
    >
      You keep all features until then.
    </Alert>
  );
}

type PaymentDueProps = { isOpening: boolean; onOpen: () => void };

function PaymentDue({ isOpening, onOpen }: PaymentDueProps) {
  return (
    <Alert
      tone="danger"
      title="Your last payment failed"
      action={
        <Button busy={isOpening} onClick={onOpen} className="max-sm:w-full">
          Check Your Card
        </Button>
      }
    >
      We will try again over the next few days. Check your card to keep your plan.
    </Alert>
  );
}

/** The button disappears once the plan is cancelled, while the dialog is still closing. */
function CancelSubscription({ status }: { status: SubscriptionStatus }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useCancel();
  const { cancelAtPeriodEnd, currentPeriodEnd } = status;
  // Without a paid period there is no date at which the plan could end.
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

/** Id of the card of the current plan. */
export const currentPlanId = 'current-plan';

/** Moves the focus to the plan after a change has removed the button. */
function focusPlan(): void {
  document.getElementById(currentPlanId)?.focus({ preventScroll: true });
}
