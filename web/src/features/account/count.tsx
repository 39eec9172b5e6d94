import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Undefined while loading, null if loading failed. */
export function rowsOf<T>({ error }: { error: unknown }, rows: T | undefined): T | null | undefined {
  return rows === undefined && error !== null ? null : rows;
}

/** The count, or a text that it is unknown. */
export function Count({ figure }: { figure: number | null | undefined }) {
  if (typeof figure === 'number') return figure;
  if (figure === undefined) return <Skeleton className="h-[1lh] w-10" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>unknown</VisuallyHidden>
    </>
  );
}
