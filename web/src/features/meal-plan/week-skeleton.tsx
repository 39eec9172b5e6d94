import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DaysPerPage } from './use-days-per-page.ts';
import { WeekGrid } from './week-grid.tsx';

export function WeekSkeleton({ perPage }: { perPage: DaysPerPage }) {
  const days = Array.from({ length: perPage }, (_, index) => index);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your week</VisuallyHidden>
      <WeekGrid perPage={perPage}>
        {days.map((day) => (
          <div key={day} className={`row-span-5 grid grid-rows-subgrid ${perPage > 1 ? '-mx-1 p-1.5' : ''}`}>
            {perPage > 1 ? <Skeleton className="h-12 w-10" /> : <span />}
            {plannedMealTypes.map((mealType) => (
              <Skeleton key={mealType} className={`h-full rounded-xl ${perPage < 7 ? 'min-h-32' : ''}`} />
            ))}
          </div>
        ))}
      </WeekGrid>
    </div>
  );
}
