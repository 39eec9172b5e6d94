import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stat, StatList } from '#ui/stat.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Load } from './load.ts';
import { LoadFailure } from './load-failure.tsx';

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
          <div className="mt-5">
            <LoadFailure
              title="Some figures could not be loaded"
              error={failed[0].error}
              onRetry={retryFailed}
            />
          </div>
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
