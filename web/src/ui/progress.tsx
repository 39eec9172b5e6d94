import { Progress as Primitive } from 'radix-ui';
import { useId } from 'react';
import { cn } from './class-names.ts';

type ProgressProps = {
  label: string;
  /** 0 to 100; null for indeterminate. */
  value: number | null;
  /** Hides the label visually, but not from screen readers. */
  labelHidden?: boolean | undefined;
  /** Replaces the percentage: '3 of 12'. */
  valueText?: string | undefined;
  tone?: 'brand' | 'leaf' | undefined;
  className?: string | undefined;
};

export function Progress(props: ProgressProps) {
  const { label, value, labelHidden = false, tone = 'brand', className } = props;
  const id = useId();
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  const text = props.valueText ?? (percent === null ? '' : `${percent}%`);
  return (
    <div className={className}>
      <div
        className={cn(
          'mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm',
          labelHidden && 'sr-only',
        )}
      >
        <span id={id} className="font-medium">
          {label}
        </span>
        <span aria-hidden="true" className="text-soft tabular-nums">
          {text}
        </span>
      </div>
      <Primitive.Root
        value={percent}
        aria-labelledby={id}
        getValueLabel={() => text}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <Primitive.Indicator
          style={percent === null ? undefined : { width: `${percent}%` }}
          className={cn(
            'h-full rounded-full transition-[width] duration-250 data-[state=indeterminate]:w-2/5 data-[state=indeterminate]:animate-travel',
            tone === 'leaf' ? 'bg-leaf' : 'bg-brand',
          )}
        />
      </Primitive.Root>
    </div>
  );
}
