import { RadioGroup } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { cn } from './class-names.ts';

type Segment<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean | undefined };

type SegmentedProps<Value extends string> = {
  /** The label of the group. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  size?: 'sm' | 'md' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A single choice of two to four short options; arrow keys choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onValueChange, segments, size = 'md', disabled = false, className } = props;
  const chosen = segments.findIndex((segment) => segment.value === value);
  const style = { '--count': segments.length, '--chosen': chosen } as CSSProperties;

  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
      orientation="horizontal"
      style={style}
      className={cn(
        'relative inline-grid auto-cols-fr grid-flow-col rounded-full bg-sunk p-1 inset-ring inset-ring-line',
        disabled && 'opacity-50',
        className,
      )}
    >
      {chosen >= 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-y-1 left-1 w-[calc((100%-0.5rem)/var(--count))] translate-x-[calc(100%*var(--chosen))] rounded-full bg-card shadow-knob transition-[translate] duration-220 dark:bg-fill-strong"
        />
      )}
      {segments.map((segment) => (
        <RadioGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled ?? false}
          className={cn(
            'touch-area inline-flex items-center justify-center gap-1.5 whitespace-nowrap rounded-full px-4 font-semibold text-soft transition-colors',
            'hover:text-ink disabled:pointer-events-none disabled:opacity-50 data-[state=checked]:text-ink',
            size === 'sm' ? 'min-h-8 text-sm' : 'min-h-10 text-base',
          )}
        >
          <span className="relative inline-flex items-center gap-1.5">{segment.label}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
