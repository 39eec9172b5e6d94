import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';

/** While it is not known yet who is looking. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your account</VisuallyHidden>
      <Card className="flex items-center gap-4 sm:gap-6">
        <Skeleton className="size-20 shrink-0 rounded-full" />
        <div className="grid grow gap-2.5">
          <Skeleton className="h-7 w-48 max-w-full" />
          <Skeleton className="w-56 max-w-full" />
        </div>
      </Card>
      <div className="mt-8 mb-6 flex gap-6 border-line border-b pb-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-5 w-20" />
        ))}
      </div>
      <RecipeGridSkeleton />
    </div>
  );
}
