import type { ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';

export type Bar = {
  key: string;
  label: ReactNode;
  value: number;
  /** The label above the bar; none for a height of 0. */
  says: string;
  /** The label is also shown on narrow screens, which have no room for all. */
  isMarked: boolean;
  tone: 'leaf' | 'brand' | 'muted';
};

type Props = {
  bars: readonly Bar[];
  /** A horizontal line across all bars, with its name. */
  level?: { value: number; name: string } | undefined;
};

const tones = { leaf: 'bg-leaf', brand: 'bg-brand', muted: 'bg-edge/50' } as const;

/** A decorative bar chart. Provide the same data in a table. */
export function BarChart({ bars, level }: Props) {
  const top = Math.max(level?.value ?? 0, ...bars.map(({ value }) => value), 0.01);
  const share = (value: number) => `${(value / top) * 100}%`;
  return (
    <div aria-hidden="true" className="pt-6">
      <div className="relative flex h-36 items-end gap-1 border-edge/60 border-b sm:gap-2.5">
        {level && (
          <div
            className="pointer-events-none absolute inset-x-0 z-1 border-ink border-t border-dashed"
            style={{ bottom: share(level.value) }}
          >
            <span className="absolute right-0 bottom-0.5 rounded-sm bg-card px-1 font-medium text-xs">
              {level.name}
            </span>
          </div>
        )}
        {bars.map(({ key, value, says, isMarked, tone }) => (
          <div key={key} className="relative h-full min-w-0 flex-1">
            <div
              className={cn('absolute inset-x-0 bottom-0 mx-auto max-w-14 rounded-t-md', tones[tone])}
              style={{ height: share(value) }}
            >
              {value > 0 && (
                <span
                  className={cn(
                    'absolute bottom-full left-1/2 -translate-x-1/2 pb-0.5 text-xs tabular-nums',
                    !isMarked && 'max-sm:hidden',
                  )}
                >
                  {says}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex gap-1 text-center text-soft text-xs sm:gap-2.5">
        {bars.map(({ key, label }) => (
          <span key={key} className="min-w-0 flex-1">
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
