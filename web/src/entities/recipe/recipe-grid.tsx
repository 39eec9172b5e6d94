import { Children, type ReactNode } from 'react';
import { cn } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Props = {
  children?: ReactNode;
  /** How many are still to come. */
  missing?: number;
};

/** Cards side by side as far as they fit, of one height; an opened one does not stretch its neighbours. */
export function RecipeGrid({ children, missing = 0 }: Props) {
  const ready = Children.count(children);
  // A recipe takes the place of the first one and moves no other.
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

/** Nothing of it is there yet. */
export function RecipeGridSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden>Loading recipes</VisuallyHidden>
      <RecipeGrid missing={count} />
    </>
  );
}
