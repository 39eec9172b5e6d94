import { Children, type ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
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
        <RecipeCardSkeleton key={place} />
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

/** A card of the grid before its recipe is there, about as high as one. */
function RecipeCardSkeleton() {
  return (
    <Card padding="none" className="flex flex-col">
      <div className="grid h-54 place-items-center bg-sunk">
        <Skeleton className="size-42 rounded-full" />
      </div>
      <div className="px-5 pt-5 pb-5">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="mt-3 h-7 w-4/5" />
        <Skeleton className="mt-1.5 h-7 w-3/5" />
        <Skeleton className="mt-3 w-full" />
        <Skeleton className="mt-2 w-full" />
        <Skeleton className="mt-2 w-2/3" />
        <Skeleton className="mt-4 h-7 w-28 rounded-full" />
        <Skeleton className="mt-4 h-15 rounded-lg" />
        <Skeleton className="mt-4 h-6 w-56 rounded-full" />
        <Skeleton className="mt-2 h-6 w-32 rounded-full" />
      </div>
      <div className="mt-auto border-line border-t px-5 py-3">
        <Skeleton className="h-11 w-32 rounded-full" />
      </div>
    </Card>
  );
}
