import { serverMessageOf } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Load } from './load.ts';

export type AccountFigure = { label: string; load: Load<number> };

export function AccountStatistics({ figures }: { figures: readonly AccountFigure[] }) {
  const failed = figures.map(({ load }) => load).filter(isFailed);

  function retryFailed() {
    for (const { retry } of failed) retry();
  }

  return (
    <Card asChild>
      <section>
        <h2 className="text-2xl">Account statistics</h2>
        <StatList className="mt-5 grid grid-cols-2 gap-x-6">
          {figures.map(({ label, load }) => (
            <Stat key={label} label={label} value={<Figure load={load} />} />
          ))}
        </StatList>
        {failed[0] && (
          <LoadFailure title="Some figures could not be loaded" onRetry={retryFailed} className="mt-5">
            {serverMessageOf(failed[0].error)}
          </LoadFailure>
        )}
      </section>
    </Card>
  );
}

/** A number, or the honest word that there is none. */
export function Figure({ load: { data, error } }: { load: Load<number> }) {
  if (data !== undefined) return data;
  if (error === null) return <Skeleton className="h-[1lh] w-10" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}

function isFailed<T>(load: Load<T>): load is Load<T> & { error: Error } {
  return load.error !== null;
}
