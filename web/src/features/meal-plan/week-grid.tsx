import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { Croissant, Salad, Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DaysPerPage } from './use-shown-week.ts';

type Props = { perPage: DaysPerPage; children: ReactNode };

const columns: Record<DaysPerPage, string> = {
  1: 'grid-cols-1 gap-y-5',
  2: 'grid-cols-2 gap-x-6 gap-y-4',
  3: 'grid-cols-3 gap-x-5 gap-y-4',
  7: 'grid-cols-[4rem_repeat(7,minmax(0,1fr))] gap-x-2.5 gap-y-3 min-[1424px]:-ml-18.5',
};

/**
 * Grid rows shared by all days: names, three meals, totals. In the full week the meals are labelled once at the start;
 * from 1424 px the labels are in the margin, so that the days align with the page's heading.
 */
export function WeekGrid({ perPage, children }: Props) {
  const rows =
    perPage === 7 ? 'grid-rows-[auto_repeat(3,minmax(9.5rem,auto))_auto]' : 'grid-rows-[repeat(5,auto)]';
  return (
    <div className={`grid ${rows} ${columns[perPage]}`}>
      {perPage === 7 && <RowNames />}
      {children}
    </div>
  );
}

/** Visual only: each slot's accessible name includes its meal. */
function RowNames() {
  return (
    <div aria-hidden="true" className="row-span-5 grid grid-rows-subgrid py-1.5">
      <span />
      {plannedMealTypes.map((mealType) => {
        const Icon = mealIcons[mealType];
        return (
          <span key={mealType} className="flex flex-col gap-1.5 pt-3 font-semibold text-soft text-xs">
            <Icon className="size-5" />
            {capitalized(mealType)}
          </span>
        );
      })}
    </div>
  );
}

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

export const mealIcons = { breakfast: Croissant, lunch: Salad, dinner: Soup };
