import type { SubscriptionStatus } from '@plateful/contract/billing.ts';
import type { SubscriptionTier } from '@plateful/contract/limits.ts';
import { ReceiptText } from 'lucide-react';
import { formatDate } from '#lib/format.ts';
import { capitalized } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { ChangePlan } from './change-plan.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { PaymentDue } from './payment-due.tsx';
import { usePortal } from './use-portal.ts';

type Props = { tier: SubscriptionTier; status: SubscriptionStatus };

export function ManagePlan({ tier, status }: Props) {
  const { openPortal, isOpening } = usePortal();
  const { isGiven, planType, cancelAtPeriodEnd, currentPeriodEnd, isPaymentDue } = status;
  if (isGiven) {
    return <p>This plan was given to you: there is nothing to pay, to change or to cancel here.</p>;
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {isPaymentDue && <PaymentDue isOpening={isOpening} onOpen={openPortal} />}
      {cancelAtPeriodEnd && <EndingNotice currentPeriodEnd={currentPeriodEnd} />}
      <StatList>
        {planType !== null && <Stat label="Billing" value={capitalized(planType)} />}
        {/* The period has begun unpaid: its end says nothing of when it renews. */}
        {isPaymentDue && <Stat label="Payment" value="Overdue" />}
        {currentPeriodEnd !== null && (cancelAtPeriodEnd || !isPaymentDue) && (
          <Stat label={cancelAtPeriodEnd ? 'Ends on' : 'Renews on'} value={formatDate(currentPeriodEnd)} />
        )}
      </StatList>
      {tier === 'plus' && !cancelAtPeriodEnd && !isPaymentDue && <ChangePlan planType={planType} />}
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <Button
          variant="secondary"
          icon={<ReceiptText aria-hidden="true" />}
          busy={isOpening}
          onClick={openPortal}
        >
          Invoices and Card
        </Button>
        <CancelSubscription status={status} />
      </div>
    </div>
  );
}
