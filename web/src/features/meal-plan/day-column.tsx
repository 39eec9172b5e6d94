import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useId } from 'react';
import { formatCount } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePlanner } from './planner-context.ts';
import { SlotCell } from './slot-cell.tsx';
import { dayName } from './week-dates.ts';
import { slotId } from './week-entry.ts';
import { dayFigures } from './week-facts.ts';
import { mealIcons } from './week-grid.tsx';

type Props = {
  date: PlainDate;
  /** On a phone the pager shows the day; on desktop the rows are labelled at their start. */
  layout: 'phone' | 'tablet' | 'desktop';
};

/** A day: its name, a slot per meal, and totals. Uses the rows of the parent grid. */
export function DayColumn({ date, layout }: Props) {
  const { today } = usePlanner();
  const id = useId();
  const isToday = date === today;
  return (
    <section
      aria-labelledby={id}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'row-span-5 grid grid-rows-subgrid',
        layout !== 'phone' && '-mx-1 rounded-2xl p-1.5',
        layout !== 'phone' && isToday && 'bg-sunk inset-ring inset-ring-line',
      )}
    >
      <h3 id={id} className={cn('px-1 tracking-tight', layout === 'phone' && 'sr-only')}>
        <VisuallyHidden>{dayName(date)}</VisuallyHidden>
        <span aria-hidden="true" className="flex items-end justify-between gap-1">
          <span>
            <span className="block font-medium font-sans text-sm text-soft tracking-normal">
              {formatDay(date, { weekday: 'short' })}
            </span>
            <span className={cn('block text-2xl tabular-nums', isToday && 'text-brand')}>
              {formatDay(date, { day: 'numeric' })}
            </span>
          </span>
          {isToday && (
            <Badge variant="solid" className="mb-0.5 font-sans tracking-normal">
              Today
            </Badge>
          )}
        </span>
      </h3>
      <ul className="row-span-3 grid grid-rows-subgrid">
        {plannedMealTypes.map((mealType) => {
          const slot = { date, mealType };
          const Icon = mealIcons[mealType];
          return (
            <li key={mealType} id={slotId(slot)} className="flex min-w-0 flex-col gap-1.5">
              <p
                className={cn(
                  'flex items-center gap-2 px-1 font-semibold text-sm text-soft',
                  layout === 'desktop' && 'sr-only',
                )}
              >
                <Icon className="size-4" />
                {capitalized(mealType)}
              </p>
              <SlotCell slot={slot} />
            </li>
          );
        })}
      </ul>
      <DayTotal date={date} />
    </section>
  );
}

function DayTotal({ date }: { date: PlainDate }) {
  const { entries } = usePlanner();
  const total = dayFigures(entries, date);
  // An empty element keeps the row of the shared grid.
  if (!total) return <div />;
  return (
    <p className="px-1 text-right text-soft text-xs tabular-nums">
      {!total.isComplete && 'at least '}
      {formatCount(total.calories)}
      {'\u202f'}kcal per person
    </p>
  );
}
