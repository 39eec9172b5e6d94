import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { cn } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { inputStyles } from './input.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Remaining characters from which screen readers announce the count. */
const nearTheEnd = 20;

type TextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength'> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The maximum length that validation allows. Longer text is not truncated, since browsers do that silently. */
  limit?: number;
};

/** Grows with its text. With a limit it shows a count in UTF-16 units (`String.length`), like the validation. */
export function Textarea({ className, onChange, limit, ...rest }: TextareaProps) {
  const { value, defaultValue = '', rows = 3 } = rest;
  const wiring = useFieldWiring(rest);
  const counterId = useId();
  const [typed, setTyped] = useState(defaultValue.length);
  const length = value?.length ?? typed;
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - length;

  function count(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  const describedBy = [wiring['aria-describedby'], limit !== undefined && counterId].filter(Boolean);
  return (
    <div>
      <textarea
        {...rest}
        {...wiring}
        rows={rows}
        onChange={count}
        aria-describedby={describedBy.join(' ') || undefined}
        className={cn(inputStyles, 'field-sizing-content block max-h-80 resize-y py-3', className)}
        style={{ minHeight: `calc(${rows}lh + 1.7rem)`, ...rest.style }}
      />
      {limit !== undefined && (
        <p
          id={counterId}
          className={cn(
            'mt-1 text-right text-soft text-xs tabular-nums',
            left <= nearTheEnd && 'font-semibold text-saffron-ink',
            left < 0 && 'text-danger',
          )}
        >
          <span aria-hidden="true">
            {length}/{limit}
          </span>
          <VisuallyHidden>At most {limit} characters.</VisuallyHidden>
        </p>
      )}
      <VisuallyHidden aria-live="polite">{roomInWords(left)}</VisuallyHidden>
    </div>
  );
}

function roomInWords(left: number): string {
  if (left > nearTheEnd) return '';
  return left < 0 ? `${-left} characters too many` : `${left} characters left`;
}
