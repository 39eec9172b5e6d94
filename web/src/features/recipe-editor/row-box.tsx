import type { ComponentProps } from 'react';
import { cn } from '#ui/class-names.ts';
import { inputStyles } from '#ui/input.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & { isHeading?: boolean };

/** The text of a new section, which goes on before the colon. */
export const newSection = 'For the :';

function goBeforeColon(box: HTMLTextAreaElement | null): void {
  if (box?.value === newSection) box.setSelectionRange(newSection.length - 1, newSection.length - 1);
}

/** A textarea that grows with its content. */
export function RowBox({ isHeading = false, ...rest }: Props) {
  return (
    <textarea
      {...rest}
      ref={goBeforeColon}
      rows={1}
      enterKeyHint="next"
      autoComplete="off"
      className={cn(
        inputStyles,
        'field-sizing-content block min-h-12 resize-none py-2.5 leading-normal',
        isHeading && 'border-transparent bg-sunk font-semibold',
      )}
    />
  );
}
