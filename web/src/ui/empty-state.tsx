import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

type EmptyStateProps = {
  /** Usually a `Plate`. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The next step: one button. */
  action?: ReactNode;
  /** The heading's level in the page. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
};

/** An empty list: what is missing, why, and the next step. */
export function EmptyState({ picture, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cn('mx-auto grid max-w-md justify-items-center px-4 py-10 text-center', className)}>
      {picture !== undefined && <div className="mb-6 max-w-full">{picture}</div>}
      <Heading className="text-2xl">{title}</Heading>
      {children !== undefined && <div className="mt-2 text-soft">{children}</div>}
      {action !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  );
}
