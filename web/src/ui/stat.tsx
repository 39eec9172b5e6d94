import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

type StatListProps = { children: ReactNode; className?: string | undefined };

/** A row of `Stat`s. */
export function StatList({ children, className }: StatListProps) {
  return <dl className={cn('flex flex-wrap gap-x-10 gap-y-5', className)}>{children}</dl>;
}

type StatProps = {
  label: ReactNode;
  value: ReactNode;
  /** Separated from the value by a thin space. */
  unit?: string | undefined;
  className?: string | undefined;
};

export function Stat({ label, value, unit, className }: StatProps) {
  return (
    <div className={cn('flex flex-col-reverse justify-end', className)}>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="font-bold font-display text-2xl tabular-nums tracking-tight">
        {value}
        {unit !== undefined && (
          <span className="ml-0.5 font-semibold text-base tracking-normal">{`\u2009${unit}`}</span>
        )}
      </dd>
    </div>
  );
}
