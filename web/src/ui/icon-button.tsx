import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** Also used for links. */
export const iconButtonStyles = cva(
  [
    'touch-area inline-flex shrink-0 items-center justify-center rounded-full transition-[background-color,color,scale]',
    'active:scale-95 disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        quiet: 'text-soft hover:bg-fill hover:text-ink',
        soft: 'bg-fill text-ink hover:bg-fill-strong',
        surface: 'bg-card text-ink shadow-card hover:bg-fill',
        brand: 'bg-fill text-brand hover:bg-brand-bg',
        danger: 'text-soft hover:bg-danger-bg hover:text-danger',
      },
      size: {
        sm: 'size-9 [&_svg]:size-4.5',
        md: 'size-[min(2.75rem,14vw)] [&_svg]:size-5',
        lg: 'size-13 [&_svg]:size-6',
      },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  VariantProps<typeof iconButtonStyles> & {
    /** The accessible name. Also shown as the tooltip (`tooltips.ts`). */
    label: string;
    /** A shorter tooltip, for groups of such buttons. */
    tooltip?: string | undefined;
    busy?: boolean | undefined;
  };

export function IconButton(props: IconButtonProps) {
  const { label, tooltip, busy = false, variant, size, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? undefined : onClick}
      aria-label={label}
      data-tooltip={tooltip}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={cn(iconButtonStyles({ variant, size }), className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}
