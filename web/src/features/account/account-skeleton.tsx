import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';

/** While it is not known yet who is looking. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your account</VisuallyHidden>
      <Card className="flex flex-wrap items-center gap-x-12 gap-y-6">
        <div className="flex grow basis-80 items-center gap-4 sm:gap-6">
          <Skeleton className="size-20 shrink-0 rounded-full" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-7 w-48 max-w-full" />
            <Skeleton className="w-56 max-w-full" />
          </div>
        </div>
        <div className="flex gap-10">
          <Skeleton className="h-12 w-32" />
          <Skeleton className="h-12 w-20" />
        </div>
      </Card>
      <div className="mt-8 mb-6 grid h-12 grid-cols-4 items-center gap-4 border-line border-b max-sm:h-15 sm:max-w-xl">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-5" />
        ))}
      </div>
      <RecipeGridSkeleton />
    </div>
  );
}
