import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cn('sr-only', className)} />;
}
