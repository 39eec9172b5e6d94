import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const look = cva(
  [
    'touch-area inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-full text-center font-semibold',
    'transition-[background-color,color,box-shadow,scale] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress aria-busy:active:scale-100',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-brand text-brand-ink hover:bg-brand-strong',
        secondary: 'text-ink inset-ring-[1.5px] inset-ring-edge/60 hover:bg-fill hover:inset-ring-edge',
        soft: 'bg-fill text-ink hover:bg-fill-strong',
        quiet: 'text-ink hover:bg-fill',
        danger: 'bg-danger-fill text-danger-ink hover:bg-danger-fill-strong',
      },
      size: {
        sm: 'min-h-9 px-4 py-1.5 text-sm [&_svg:not([class*=size-])]:size-4',
        md: 'min-h-11 px-5.5 py-2 text-base [&_svg:not([class*=size-])]:size-4.5',
        lg: 'min-h-13 px-7 py-2.5 text-lg [&_svg:not([class*=size-])]:size-5',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof look> & {
    /** Renders its one child (a link) with the style of a button. A link is never busy. */
    asChild?: boolean | undefined;
    /** Shows a spinner and ignores clicks. Keeps its width and, unlike `disabled`, the focus. */
    busy?: boolean | undefined;
    /** The label while busy, such as 'Saving...'. Its width is always reserved. */
    busyText?: string | undefined;
    icon?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { asChild, busy = false, busyText, icon, variant, size, wide, className, children, ...rest } = props;
  const classes = cn(look({ variant, size, wide }), className);
  if (asChild) {
    return (
      <Slot.Root {...rest} className={classes}>
        {children}
      </Slot.Root>
    );
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A double click submits once, even if the first submission has already finished.
    const isRepeated = rest.type === 'submit' && event.detail > 1;
    // Also prevents submitting by Enter, which triggers a click on the submit button.
    if (busy || isRepeated) event.preventDefault();
    else rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classes}
    >
      {busyText === undefined && !busy ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <span className="grid items-center justify-items-center">
          <Layer shown={!busy} named={busyText === undefined}>
            {icon}
            {children}
          </Layer>
          <Layer shown={busy}>
            <Spinner className="size-[1.15em]" />
            {busyText}
          </Layer>
        </span>
      )}
    </button>
  );
}

type LayerProps = { shown: boolean; named?: boolean; children: ReactNode };

/** One of two labels in the same grid cell. `named` keeps a hidden one as the accessible name. */
function Layer({ shown, named = false, children }: LayerProps) {
  // The hidden label may be wider than a button that has to be narrow, and its spinner must not keep a phone awake.
  const hidden = cn('max-w-full overflow-x-clip', named ? 'opacity-0' : 'invisible **:animate-none');
  return (
    <span className={cn('col-start-1 row-start-1 inline-flex items-center gap-2', !shown && hidden)}>
      {children}
    </span>
  );
}
