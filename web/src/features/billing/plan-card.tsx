import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice, formatShortPrice } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { type Billing, monthlyEquivalent, type PlanPrice, yearlySavings } from './plan-price.ts';

type Props = {
  name: string;
  pitch: string;
  price: PlanPrice;
  billing: Billing;
  features: readonly string[];
  action: ReactNode;
  badge?: string;
  note?: string | undefined;
};

export function PlanCard({ name, pitch, price, billing, features, action, badge, note }: Props) {
  return (
    <article
      className={`relative flex flex-col rounded-2xl bg-card p-6 sm:p-8 ${badge ? 'shadow-[0_0_0_2px_var(--color-brand),0_14px_36px_var(--shade-deep)]' : 'shadow-card'}`}
    >
      {badge && (
        <p className="absolute -top-3.5 left-6 rounded-full bg-brand px-3.5 py-1 font-semibold text-brand-ink text-xs sm:left-8">
          {badge}
        </p>
      )}
      <h3 className="flex flex-wrap items-center gap-3">
        {name}
        {note && (
          <Badge variant="muted" className="font-sans tracking-normal">
            {note}
          </Badge>
        )}
      </h3>
      <p className="mt-1.5 text-soft">{pitch}</p>
      <Price price={price} billing={billing} />
      <div className="mt-5">{action}</div>
      <ul className="mt-6 grid gap-3 border-line border-t pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Price({ price, billing }: Pick<Props, 'price' | 'billing'>) {
  if (billing === 'monthly') {
    return <PriceLines amount={formatPrice(price.monthly)} note="Billed monthly" />;
  }
  return (
    <PriceLines
      amount={formatPrice(monthlyEquivalent(price))}
      note={
        <>
          {formatShortPrice(price.yearly)} billed yearly{' '}
          <Badge
            variant="safe"
            icon={null}
            className="ml-1 align-middle"
          >{`Save ${yearlySavings(price)}%`}</Badge>
        </>
      }
    />
  );
}

function PriceLines({ amount, note }: { amount: string; note: ReactNode }) {
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-bold font-display text-5xl tabular-nums tracking-tight">{amount}</span>
        <span className="text-soft">/month</span>
      </p>
      <p className="mt-2 min-h-7 text-soft">{note}</p>
    </div>
  );
}
