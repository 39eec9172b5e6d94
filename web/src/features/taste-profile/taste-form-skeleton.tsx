import { Loading, Skeleton } from '#ui/skeleton.tsx';

export function TasteFormSkeleton() {
  return (
    <Loading label="Loading your taste profile" className="grid gap-5">
      <Skeleton className="h-130 rounded-2xl sm:h-100" />
      <Skeleton className="h-130 rounded-2xl sm:h-100" />
    </Loading>
  );
}
