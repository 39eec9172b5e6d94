import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** The shape of what is coming. Put `aria-busy` and a spoken 'Loading' on what holds the skeletons. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cn('block h-4 animate-shimmer rounded-md bg-fill-strong/70', className)}
    />
  );
}
