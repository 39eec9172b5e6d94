import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const look = cva('rounded-2xl text-ink', {
  variants: {
    variant: {
      raised: 'bg-card shadow-card',
      sunk: 'bg-sunk',
      outline: 'border-[1.5px] border-dashed border-line',
      safe: 'bg-leaf-bg',
    },
    padding: {
      none: 'overflow-hidden',
      sm: 'p-4',
      md: 'p-[min(1.25rem,6vw)] sm:p-6',
      lg: 'p-[min(1.5rem,7vw)] sm:p-8',
    },
    /** For a card that is, or is covered by, one link or button. */
    interactive: {
      true: 'relative transition-[box-shadow,translate] hover:-translate-y-0.5 hover:shadow-raised',
    },
  },
  defaultVariants: { variant: 'raised', padding: 'md' },
});

type CardProps = ComponentProps<'div'> & VariantProps<typeof look> & { asChild?: boolean | undefined };

export function Card({ asChild, variant, padding, interactive, className, ...rest }: CardProps) {
  const Tag = asChild ? Slot.Root : 'div';
  return <Tag {...rest} className={cn(look({ variant, padding, interactive }), className)} />;
}
