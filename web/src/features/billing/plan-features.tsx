import { Check, X } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import type { PlanFeature } from './plans.ts';

export function PlanFeatures({ features }: { features: readonly PlanFeature[] }) {
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
