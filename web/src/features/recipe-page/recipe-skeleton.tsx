import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const lines = ['w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-3/5', 'w-2/3'];

/** The recipe page before the recipe is there. */
export function RecipeSkeleton() {
  return (
    <div aria-busy="true" className="page-width @container pt-4 pb-section">
      <VisuallyHidden role="status">Loading the recipe</VisuallyHidden>
      <Skeleton className="h-11 w-28 rounded-full" />
      <div className="mt-3 grid items-center gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-10">
        <Skeleton className="h-70 rounded-2xl @3xl:h-100 @3xl:rounded-3xl" />
        <div>
          <Skeleton className="h-6 w-32 rounded-full" />
          <Skeleton className="mt-4 h-12 w-4/5" />
          <Skeleton className="mt-4 h-5 w-full" />
          <Skeleton className="mt-2 h-5 w-2/3" />
          <Skeleton className="mt-5 h-5 w-44" />
          <Skeleton className="mt-6 h-11 w-56 rounded-full" />
        </div>
      </div>
      <div className="mt-9 grid gap-9 @3xl:mt-12 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-10">
        <SkeletonLines />
        <SkeletonLines />
      </div>
    </div>
  );
}

function SkeletonLines() {
  return (
    <div>
      <Skeleton className="mb-6 h-8 w-40" />
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={index} className={`mb-4 h-5 ${width}`} />
      ))}
    </div>
  );
}
