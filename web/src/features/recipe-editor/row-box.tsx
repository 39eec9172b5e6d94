import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { inputLook } from '#ui/input.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & { isHeading?: boolean };

/** A textarea that grows with its content. */
export function RowBox({ isHeading = false, ...rest }: Props) {
  return (
    <textarea
      {...rest}
      rows={1}
      enterKeyHint="next"
      autoComplete="off"
      className={cn(
        inputLook,
        'field-sizing-content block min-h-12 resize-none py-2.5 leading-normal',
        isHeading && 'border-transparent bg-sunk font-semibold',
      )}
    />
  );
}
