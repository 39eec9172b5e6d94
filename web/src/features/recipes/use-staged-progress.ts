import { useEffect, useState } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { calmProgressAt, progressAt } from './progress-stages.ts';

/** Long enough to be seen at 100 percent, short enough not to be waited for. */
const doneFor = 400;
const tick = 200;

/** Percent of what began at `startedAt`; 100 for a moment once that is null again; null at rest. */
export function useStagedProgress(startedAt: number | null): number | null {
  const [percent, setPercent] = useState<number | null>(null);

  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (startedAt === null) return;
    const percentAt = isCalm ? calmProgressAt : progressAt;
    const update = () => setPercent(percentAt(Date.now() - startedAt));
    update();
    const timer = setInterval(update, tick);
    return () => {
      clearInterval(timer);
      setPercent(100);
    };
  }, [startedAt, isCalm]);

  useEffect(() => {
    if (percent !== 100) return;
    const timer = setTimeout(() => setPercent(null), doneFor);
    return () => clearTimeout(timer);
  }, [percent]);

  return startedAt === null ? percent : (percent ?? 0);
}
