import { useEffect, useState } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';

/** Simulated progress by elapsed time (docs/product.md, States). */
const stages = [
  { step: 'Analyzing', lasts: 2000, until: 30 },
  { step: 'Crafting', lasts: 3000, until: 60 },
  { step: 'Finalizing', lasts: 2000, until: 85 },
] as const;

export const steps = stages.map((stage) => stage.step);

/** Percent after `elapsed` milliseconds. Stays at the end of the last stage until the response. */
export function progressAt(elapsed: number): number {
  let from = 0;
  let left = Math.max(0, elapsed);
  for (const { lasts, until } of stages) {
    if (left < lasts) return from + ((until - from) * left) / lasts;
    from = until;
    left -= lasts;
  }
  return from;
}

/** Like `progressAt`, but in jumps, for users who prefer reduced motion. */
export function calmProgressAt(elapsed: number): number {
  const step = stepAt(progressAt(elapsed));
  return stages[step - 1]?.until ?? 0;
}

/** Index of the current step; the number of steps once all are done and the response is pending. */
export function stepAt(percent: number): number {
  const index = stages.findIndex((stage) => percent < stage.until);
  return index < 0 ? stages.length : index;
}

const tick = 200;

/** Percent of the generation that began at `startedAt`; 100 once that is null again; null before the first one. */
export function useStagedProgress(startedAt: number | null): number | null {
  const [last, setLast] = useState<{ startedAt: number; percent: number } | null>(null);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (startedAt === null) return;
    const percentAt = isCalm ? calmProgressAt : progressAt;
    const update = () => setLast({ startedAt, percent: percentAt(Date.now() - startedAt) });
    update();
    const timer = setInterval(update, tick);
    return () => clearInterval(timer);
  }, [startedAt, isCalm]);

  if (startedAt === null) return last && 100;
  return last?.startedAt === startedAt ? last.percent : 0;
}
