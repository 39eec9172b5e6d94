import { isPaid, type SubscriptionTier } from '@plateful/contract/limits.ts';
import { Card } from '#ui/card.tsx';
import { currentPlanId } from './focus-plan.ts';
import { FreePlan } from './free-plan.tsx';
import { PaidPlan } from './paid-plan.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { plans } from './plans.ts';

export function SubscriptionTab({ tier }: { tier: SubscriptionTier }) {
  const { name, pitch, features } = plans[tier];
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card asChild>
        <section id={currentPlanId} tabIndex={-1} aria-labelledby={`${currentPlanId}-title`}>
          <h2
            id={`${currentPlanId}-title`}
            className="font-medium font-sans text-base text-soft tracking-normal"
          >
            Current plan
          </h2>
          <p className="mt-1 font-bold font-display text-4xl tracking-tight">{name}</p>
          <p className="mt-2 text-soft">{pitch}</p>
          <div className="mt-6 border-line border-t pt-6">
            {isPaid(tier) ? <PaidPlan tier={tier} /> : <FreePlan />}
          </div>
        </section>
      </Card>
      <PlanFeatures features={features} />
    </div>
  );
}
