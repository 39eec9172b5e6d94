import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Load } from './load.ts';

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
