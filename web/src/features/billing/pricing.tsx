import { isPaid, prices } from '@plateful/contract/plans.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { mailTo } from '#lib/product.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { PlanCard } from './plan-card.tsx';
import type { Billing } from './plan-price.ts';
import { plans, plusFeatures } from './plans.ts';
import { ProWaitlist } from './pro-waitlist.tsx';

const currentNote = 'Your current plan';

export function Pricing() {
  const { user } = useUser();
  const current = user?.subscriptionTier;
  const [billing, setBilling] = useState<Billing>('yearly');
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" className="page-width py-section">
      <SectionHeading id="pricing-title" title="A plan for every kitchen">
        Start free. Upgrade when it has earned a place in your kitchen, and cancel any time.
      </SectionHeading>
      <div className="mt-8 flex justify-center">
        <Segmented<Billing>
          label="Billing"
          value={billing}
          onValueChange={setBilling}
          segments={[
            { value: 'monthly', label: 'Monthly' },
            { value: 'yearly', label: 'Yearly' },
          ]}
        />
      </div>
      <div className="mx-auto mt-10 grid max-w-4xl gap-6 md:grid-cols-2">
        <PlanCard
          name="Plus"
          pitch={plans.plus.pitch}
          price={prices.plus}
          billing={billing}
          features={plusFeatures}
          badge="Most Popular"
          note={current === 'plus' ? currentNote : undefined}
          action={
            current && isPaid(current) ? (
              <ManagePlan />
            ) : (
              <CheckoutForm planSlug={`plus-${billing}`}>{`${capitalized(billing)} Checkout`}</CheckoutForm>
            )
          }
        />
        <PlanCard
          name="Pro"
          pitch={plans.pro.pitch}
          note={current === 'pro' ? currentNote : 'Waitlist only for now'}
          price={prices.pro}
          billing={billing}
          features={plans.pro.features.map(({ text }) => text)}
          action={current === 'pro' ? <ManagePlan /> : <ProWaitlist>Join Pro Waitlist</ProWaitlist>}
        />
        <SmallPlanCard
          name="Basic"
          price="Free"
          text="Sample recipes and basic meal planning, for as long as you like. Allergies and diets are always checked, and the calendar feed is included."
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

type SmallPlanCardProps = { name: string; price: string; text: string; children: ReactNode };

function SmallPlanCard({ name, price, text, children }: SmallPlanCardProps) {
  return (
    <article className="flex flex-col items-start gap-5 rounded-2xl bg-card p-6 shadow-card sm:p-8">
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-3">
          {name} <span className="font-medium font-sans text-base text-soft tracking-normal">{price}</span>
        </h3>
        <p className="mt-1.5 text-soft">{text}</p>
      </div>
      <div className="mt-auto">{children}</div>
    </article>
  );
}
