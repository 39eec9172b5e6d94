import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const nameWidths = ['w-24', 'w-36', 'w-28', 'w-40', 'w-32'];

/** A list in outline while the lists are on their way. */
export function ListsSkeleton() {
  return (
    <Card aria-busy="true" className="grid gap-5">
      <VisuallyHidden role="status">Loading your shopping lists</VisuallyHidden>
      <div className="grid gap-2">
        <Skeleton className="h-7 w-44" />
        <Skeleton className="w-32" />
      </div>
      <Skeleton className="h-2.5 rounded-full" />
      {['w-24', 'w-20'].map((headingWidth) => (
        <div key={headingWidth} className="grid gap-2">
          <Skeleton className={`h-6 ${headingWidth}`} />
          {nameWidths.map((width) => (
            <div key={width} className="flex h-14 items-center gap-3.5">
              <Skeleton className="size-6 shrink-0 rounded-sm" />
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="ml-auto h-5 w-14" />
            </div>
          ))}
        </div>
      ))}
    </Card>
  );
}
