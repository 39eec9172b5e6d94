import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A placeholder. Use within `Loading`. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cn('block h-4 animate-shimmer rounded-md bg-fill-strong/70', className)}
    />
  );
}

type LoadingProps = { label: string; className?: string | undefined; children: ReactNode };

/** Wraps skeletons and tells screen readers what is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={className}>{children}</div>
    </div>
  );
}
