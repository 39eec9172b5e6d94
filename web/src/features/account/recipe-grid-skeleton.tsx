import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Tiles in the shape of those to come. */
export function RecipeGridSkeleton({ label }: { label?: string }) {
  return (
    <div aria-busy="true">
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <Card key={place} padding="none" className="flex">
            <Skeleton className="h-30 w-24 shrink-0 sm:w-32 rounded-none" />
            <div className="grid flex-1 content-start gap-2.5 p-4">
              <Skeleton className="h-5 w-11/12" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
