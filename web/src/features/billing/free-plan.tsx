import { SectionLink } from '#lib/section-link.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { upgradeLabels, yearlyCharge } from './plan-words.ts';
import { ProWaitlist } from './pro-waitlist.tsx';

export function FreePlan() {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <div>
        <CheckoutForm planSlug="plus-yearly">{upgradeLabels.plus}</CheckoutForm>
        <p className="mt-2.5 text-soft text-sm">
          You are charged {yearlyCharge} for the year. Rather by the month?{' '}
          <SectionLink section="pricing" className="link">
            See plans and prices
          </SectionLink>
        </p>
      </div>
      <div>
        <ProWaitlist>{upgradeLabels.pro}</ProWaitlist>
        <p className="mt-2.5 text-soft text-sm">Waitlist only for now: nothing is charged.</p>
      </div>
    </div>
  );
}
