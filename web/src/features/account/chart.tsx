import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Load } from './load.ts';

type ChartProps<T> = {
  title: string;
  load: Load<T>;
  /** What is said in the place of an empty chart; null when there is something to draw. */
  emptyText: (data: T) => string | null;
  children: (data: T) => ReactNode;
};

/** A small chart under its name. Its bars are decoration beside numbers in words. */
export function Chart<T>({ title, load: { data, error }, emptyText, children }: ChartProps<T>) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-semibold text-sm">{title}</figcaption>
      {data !== undefined ? (
        <Drawing emptyText={emptyText(data)}>{() => children(data)}</Drawing>
      ) : error === null ? (
        <Skeleton className={`rounded-lg ${height}`} />
      ) : (
        <Words>Not known just now.</Words>
      )}
    </figure>
  );
}

const height = 'h-36';

type DrawingProps = { emptyText: string | null; children: () => ReactNode };

function Drawing({ emptyText, children }: DrawingProps) {
  if (emptyText !== null) return <Words>{emptyText}</Words>;
  return <div className={`grid grid-cols-1 ${height}`}>{children()}</div>;
}

/** Less high on a phone, where charts stand below each other. */
function Words({ children }: { children: ReactNode }) {
  return (
    <p className="grid min-h-20 place-items-center text-balance rounded-lg bg-sunk px-5 text-center text-soft text-sm md:min-h-36">
      {children}
    </p>
  );
}
