import { useEffect, useState } from 'react';
import { analysis, nextProgress } from './analysis-progress.ts';

/** How far the reading of one receipt seems to be; the server only tells when it is done. Mount anew for the next one. */
export function useAnalysisProgress(): number {
  const [value, setValue] = useState<number>(analysis.start);

  useEffect(() => {
    const timer = setInterval(
      () => setValue((current) => nextProgress(current, Math.random())),
      analysis.interval,
    );
    return () => clearInterval(timer);
  }, []);

  return value;
}
