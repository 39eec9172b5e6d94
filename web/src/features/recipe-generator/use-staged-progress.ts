import { useEffect, useState } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { calmProgressAt, progressAt } from './progress-stages.ts';

const tick = 200;

/** Percent of what began at `startedAt`; 100 once that is null again; null before anything began. */
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
