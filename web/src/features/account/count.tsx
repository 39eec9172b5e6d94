import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Undefined while they are loading, null when they could not be loaded. */
export function rowsOf<T>({ error }: { error: unknown }, rows: T | undefined): T | null | undefined {
  return rows === undefined && error !== null ? null : rows;
}

/** How many, or the honest word that it is not known. */
export function Count({ figure }: { figure: number | null | undefined }) {
  if (typeof figure === 'number') return figure;
  if (figure === undefined) return <Skeleton className="h-[1lh] w-10" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}
