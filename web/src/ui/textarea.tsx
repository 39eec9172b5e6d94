import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { inputLook } from './input-look.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** From here on a screen reader hears how much room is left. */
const nearTheEnd = 20;

type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
};

/** Grows with its text. With `maxLength` it counts, in the units of `String.length`, as the check behind it does. */
export function Textarea({ className, onChange, ...rest }: TextareaProps) {
  const { value, defaultValue = '', maxLength, rows = 3 } = rest;
  const wiring = useFieldWiring(rest);
  const counterId = useId();
  const [typed, setTyped] = useState(defaultValue.length);
  const length = value?.length ?? typed;
  const left = maxLength === undefined ? Number.POSITIVE_INFINITY : maxLength - length;

  function count(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  const describedBy = [wiring['aria-describedby'], maxLength !== undefined && counterId].filter(Boolean);
  return (
    <div>
      <textarea
        {...rest}
        {...wiring}
        rows={rows}
        onChange={count}
        aria-describedby={describedBy.join(' ') || undefined}
        className={cn(inputLook, 'field-sizing-content block max-h-80 resize-y py-3', className)}
        style={{ minHeight: `calc(${rows}lh + 1.7rem)`, ...rest.style }}
      />
      {maxLength !== undefined && (
        <p
          id={counterId}
          className={cn(
            'mt-1 text-right text-xs tabular-nums',
            left <= nearTheEnd ? 'font-semibold text-saffron-ink' : 'text-soft',
          )}
        >
          <span aria-hidden="true">
            {length}/{maxLength}
          </span>
          <VisuallyHidden>At most {maxLength} characters.</VisuallyHidden>
        </p>
      )}
      <VisuallyHidden aria-live="polite">
        {left <= nearTheEnd ? `${left} characters left` : ''}
      </VisuallyHidden>
    </div>
  );
}
