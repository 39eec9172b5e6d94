import { cva, type VariantProps } from 'class-variance-authority';
import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

const look = cva(
  'inline-flex max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-medium text-xs tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        plain: 'bg-card text-ink inset-ring inset-ring-line',
        muted: 'bg-fill text-soft',
        safe: 'bg-leaf-bg text-leaf',
        attention: 'bg-saffron-bg text-saffron-ink',
        danger: 'bg-danger-bg text-danger',
        brand: 'bg-brand-bg text-brand',
        solid: 'bg-brand text-brand-ink',
      },
    },
    defaultVariants: { variant: 'plain' },
  },
);

// These variants always have an icon, because color alone is not accessible.
const signs = {
  safe: <Check strokeWidth={2.75} />,
  attention: <TriangleAlert />,
};

type BadgeProps = ComponentProps<'span'> &
  VariantProps<typeof look> & {
    /** Replaces the variant's icon; null for none. */
    icon?: ReactNode;
  };

export function Badge({ variant, icon, className, children, ...rest }: BadgeProps) {
  const sign = variant === 'safe' || variant === 'attention' ? signs[variant] : null;
  return (
    <span {...rest} className={cn(look({ variant }), className)}>
      {icon === undefined ? sign : icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
