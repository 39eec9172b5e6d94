import type { ReactNode } from 'react';

type Props = { name: string; price: string; text: string; children: ReactNode };

export function SmallPlanCard({ name, price, text, children }: Props) {
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
