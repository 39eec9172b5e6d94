import { isPaid, prices, type SubscriptionTier } from '@plateful/contract/limits.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { mailTo } from '#lib/product.ts';
import { Button } from '#ui/button.tsx';
import { type Billing, BillingSwitch } from './billing-switch.tsx';
import { PlanCard } from './plan-card.tsx';
import { plusFeatures, proFeatures } from './plans.ts';
import { SectionHeading } from './section-heading.tsx';
import { SmallPlanCard } from './small-plan-card.tsx';

const currentNote = 'Your current plan';

type Props = {
  /** What buys Plus, paid that way. */
  checkout: (billing: Billing) => ReactNode;
  /** What one can do about Pro. */
  waitlist: ReactNode;
  /** The plan of whoever is signed in. */
  current: SubscriptionTier | null;
};

export function Pricing({ checkout, waitlist, current }: Props) {
  const [billing, setBilling] = useState<Billing>('yearly');
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" className="page-width py-section">
      <SectionHeading id="pricing-title" title="A plan for every kitchen">
        Start free. Pay when it has earned its place in your kitchen, and cancel whenever you like.
      </SectionHeading>
      <BillingSwitch billing={billing} onChange={setBilling} />
      <div className="mx-auto mt-10 grid max-w-4xl gap-6 md:grid-cols-2">
        <PlanCard
          name="Plus"
          pitch="For households that cook most nights."
          price={prices.plus}
          billing={billing}
          features={plusFeatures}
          badge="Most Popular"
          note={current === 'plus' ? currentNote : undefined}
          action={current !== null && isPaid(current) ? <ManagePlan /> : checkout(billing)}
        />
        <PlanCard
          name="Pro"
          pitch="For athletes, and for all who count."
          note={current === 'pro' ? currentNote : 'Waitlist only for now'}
          price={prices.pro}
          billing={billing}
          features={proFeatures}
          action={current === 'pro' ? <ManagePlan /> : waitlist}
        />
        <SmallPlanCard
          name="Basic"
          price="Free"
          text="Sample recipes and basic meal planning, for as long as you like. Allergies and diets are always checked, and the calendar feed is yours too."
        >
          <Button variant="secondary" asChild>
            <Link to="/taste-preferences">Get Started Free</Link>
          </Button>
        </SmallPlanCard>
        <SmallPlanCard
          name="Enterprise"
          price="Let’s talk"
          text="White label, for your own members and under your own name."
        >
          <Button variant="secondary" asChild>
            <a href={mailTo('Enterprise plan')}>Contact Sales</a>
          </Button>
        </SmallPlanCard>
      </div>
    </section>
  );
}

function ManagePlan() {
  return (
    <Button wide asChild>
      <Link to="/account?tab=subscription">Manage Plan</Link>
    </Button>
  );
}
