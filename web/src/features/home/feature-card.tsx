import type { ReactNode } from 'react';

type Props = {
  title: string;
  text: string;
  children: ReactNode;
  className?: string;
  isWide?: boolean;
};

/** A promise and a piece of the product that keeps it. The piece is drawn, not read out: the text says the same. */
export function FeatureCard({ title, text, children, className = '', isWide = false }: Props) {
  return (
    <article
      className={`grid min-w-0 grid-cols-1 content-between gap-6 overflow-hidden rounded-3xl bg-card p-5 shadow-card sm:p-8 ${isWide ? 'lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-10' : ''} ${className}`}
    >
      <div className={isWide ? '' : 'max-w-[30em]'}>
        <h3>{title}</h3>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <div aria-hidden="true" className="select-none">
        {children}
      </div>
    </article>
  );
}
