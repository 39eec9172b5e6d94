import { Slider as Primitive } from 'radix-ui';
import { useId } from 'react';
import { cn } from './class-names.ts';

type SliderProps = {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Called when the thumb is released, for values that are saved at once. */
  onValueCommit?: ((value: number) => void) | undefined;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value as shown and announced: '30 min'. */
  format?: ((value: number) => string) | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A slider. Arrow keys move by one step, Page keys by ten, Home and End to the bounds. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, min, max, step = 1, format = String, hint, disabled = false } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={cn(disabled && 'opacity-50', props.className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-medium">
          {label}
        </span>
        <output aria-hidden="true" className="font-display font-semibold text-lg tabular-nums">
          {format(value)}
        </output>
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-soft text-sm">
          {hint}
        </p>
      )}
      <Primitive.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && props.onValueCommit?.(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        className="relative flex h-touch cursor-pointer touch-none select-none items-center"
      >
        <Primitive.Track className="relative h-2 grow rounded-full bg-line">
          <Primitive.Range className="absolute h-full rounded-full bg-brand" />
        </Primitive.Track>
        <Primitive.Thumb
          aria-labelledby={id}
          aria-describedby={hint === undefined ? undefined : hintId}
          aria-valuetext={format(value)}
          className="touch-area block size-7 rounded-full border-[3px] border-brand bg-card shadow-knob transition-[scale] hover:scale-110 active:scale-115"
        />
      </Primitive.Root>
      <div aria-hidden="true" className="-mt-1 flex justify-between text-soft text-xs tabular-nums">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
