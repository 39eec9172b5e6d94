import type { SubscriptionTier } from '@plateful/contract/limits.ts';
import { Check, X } from 'lucide-react';
import { SectionLink } from '#lib/section-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { type PlanFeature, plans } from './plans.ts';

export function SubscriptionTab({ tier }: { tier: SubscriptionTier }) {
  const { name, pitch, features } = plans[tier];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card asChild>
        <section>
          <h2 className="font-medium font-sans text-base text-soft tracking-normal">Current plan</h2>
          <p className="mt-1 font-bold font-display text-4xl tracking-tight">{name}</p>
          <p className="mt-2 text-soft">{pitch}</p>
          {tier === 'free' && (
            <div className="mt-6 border-line border-t pt-5">
              <p className="mb-4">With Plus, recipes are written for you and your diet.</p>
              <Button asChild className="max-sm:w-full">
                <SectionLink section="pricing">See Plans and Prices</SectionLink>
              </Button>
            </div>
          )}
        </section>
      </Card>
      <Card asChild>
        <section>
          <h2 className="text-2xl">Plan Features</h2>
          <ul className="mt-3 divide-y divide-line">
            {features.map((feature) => (
              <Feature key={feature.text} feature={feature} />
            ))}
          </ul>
        </section>
      </Card>
    </div>
  );
}

function Feature({ feature: { text, isIncluded } }: { feature: PlanFeature }) {
  const Sign = isIncluded ? Check : X;
  const tone = isIncluded ? 'bg-leaf-bg text-leaf' : 'bg-fill text-soft';
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <span aria-hidden="true" className={`grid size-7 shrink-0 place-items-center rounded-full ${tone}`}>
        <Sign strokeWidth={2.75} className="size-4" />
      </span>
      <span className={`min-w-0 flex-1 ${isIncluded ? 'font-medium' : 'text-soft'}`}>{text}</span>
      <span className="shrink-0 text-right text-soft text-sm">
        {isIncluded ? 'Included' : 'Not included'}
      </span>
    </li>
  );
}
