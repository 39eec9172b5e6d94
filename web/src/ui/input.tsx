import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';

type InputProps = ComponentProps<'input'> & {
  /** An icon at the start of the input. */
  icon?: ReactNode;
};

export function Input({ icon, className, ...rest }: InputProps) {
  const wiring = useFieldWiring(rest);
  const input = (
    <input
      {...rest}
      {...wiring}
      className={cn(inputStyles, 'min-h-12 py-2', icon != null && 'pl-11.5', className)}
    />
  );
  if (icon == null) return input;
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-soft [&_svg]:size-5"
      >
        {icon}
      </span>
      {input}
    </span>
  );
}

/** The shared style of all inputs. 16 px text, because iOS zooms the page when a smaller input is focused. */
export const inputStyles = [
  'w-full min-w-0 rounded-lg border-[1.5px] border-edge bg-card px-4 text-base text-ink transition-[border-color,box-shadow]',
  'hover:not-disabled:border-ink focus-visible:border-focus focus-visible:outline-[2.5px] focus-visible:outline-offset-0 focus-visible:outline-focus',
  'aria-invalid:border-danger aria-invalid:bg-danger-bg/40 disabled:bg-sunk disabled:opacity-60',
].join(' ');
