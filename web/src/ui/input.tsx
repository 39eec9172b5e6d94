import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { inputLook } from './input-look.ts';

type InputProps = ComponentProps<'input'> & {
  /** An icon inside, at the start. */
  icon?: ReactNode;
};

export function Input({ icon, className, ...rest }: InputProps) {
  const wiring = useFieldWiring(rest);
  const input = (
    <input
      {...rest}
      {...wiring}
      className={cn(inputLook, 'min-h-12 py-2', icon != null && 'pl-11.5', className)}
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
