import { isPaid, type SubscriptionTier } from '@plateful/contract/plans.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { isForbidden } from '#lib/api-error.ts';
import { SectionLink } from '#lib/section-link.tsx';
import { userQueryKey } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { statusQuery } from './billing.queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { currentPlanId, ManagePlan } from './manage-plan.tsx';
import { upgradeLabels, yearlyCharge } from './plan-words.ts';
import { type PlanFeature, plans } from './plans.ts';
import { ProWaitlist } from './pro-waitlist.tsx';

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

function FreePlan() {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <div>
        <CheckoutForm planSlug="plus-yearly">{upgradeLabels.plus}</CheckoutForm>
        <p className="mt-2.5 text-soft text-sm">
          You are charged {yearlyCharge} for the year. Prefer to pay monthly?{' '}
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

/** The paid plan, as the server knows it. */
function PaidPlan({ tier }: { tier: SubscriptionTier }) {
  const query = useQuery(statusQuery);
  const client = useQueryClient();
  // Free accounts have no status.
  const isOver = isForbidden(query.error);
  useEffect(() => {
    // The plan ended while this page was open; refetch the user.
    if (isOver) void client.invalidateQueries({ queryKey: userQueryKey });
  }, [isOver, client]);

  if (isOver) return <p>Your subscription has ended.</p>;
  return (
    <Loaded
      query={query}
      skeleton={
        <Loading label="Loading your subscription" className="grid gap-6">
          <Skeleton className="h-13 w-64" />
          {tier === 'plus' && <Skeleton className="h-62 rounded-xl sm:h-54.5" />}
          <Skeleton className="h-24.5 rounded-full sm:h-11" />
        </Loading>
      }
      failure="Your subscription could not be loaded"
      hint="Your plan is not affected. Please check your connection and try again."
    >
      {(status) => <ManagePlan tier={tier} status={status} />}
    </Loaded>
  );
}

function PlanFeatures({ features }: { features: readonly PlanFeature[] }) {
  return (
    <Card asChild>
      <section aria-labelledby="plan-features">
        <h2 id="plan-features" className="text-2xl">
          Plan Features
        </h2>
        <ul className="mt-3 divide-y divide-line">
          {features.map((feature) => (
            <Feature key={feature.text} feature={feature} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Feature({ feature: { text, detail, isIncluded } }: { feature: PlanFeature }) {
  const Sign = isIncluded ? Check : X;
  const tone = isIncluded ? 'bg-leaf-bg text-leaf' : 'bg-fill text-soft';
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <span aria-hidden="true" className={`grid size-7 shrink-0 place-items-center rounded-full ${tone}`}>
        <Sign strokeWidth={2.75} className="size-4" />
      </span>
      <span className={`min-w-0 flex-1 ${isIncluded ? 'font-medium' : 'text-soft'}`}>
        {text}
        {detail && <span className="block font-normal text-soft text-sm">{detail}</span>}
      </span>
      <span className="shrink-0 text-right text-soft text-sm">
        {isIncluded ? 'Included' : 'Not included'}
      </span>
    </li>
  );
}
