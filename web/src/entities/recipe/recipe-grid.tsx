import { Children, type ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = {
  children?: ReactNode;
  /** The number of recipes still being generated. */
  missing?: number;
};

/** Cards in rows of equal height. An expanded card does not stretch the others. */
export function RecipeGrid({ children, missing = 0 }: Props) {
  const ready = Children.count(children);
  // A new recipe replaces the first placeholder, so that nothing else moves.
  const places = Array.from({ length: missing }, (_, index) => ready + index);
  return (
    <div
      aria-busy={missing > 0}
      className={cn(
        'grid gap-6 has-[[data-open]]:items-start sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]',
        missing > 0 && '[&>article]:animate-fade-in',
      )}
    >
      {children}
      {places.map((place) => (
        <Skeleton key={place} className="h-160 rounded-2xl" />
      ))}
    </div>
  );
}

export function RecipeGridSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden>Loading recipes</VisuallyHidden>
      <RecipeGrid missing={count} />
    </>
  );
}
