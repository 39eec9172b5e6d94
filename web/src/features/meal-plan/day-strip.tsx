import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { formatDay, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PlannedMeal } from './planned-meal.ts';
import { dayName } from './week-dates.ts';

type Props = {
  monday: PlainDate;
  day: PlainDate;
  today: PlainDate;
  meals: readonly PlannedMeal[];
  onDay: (date: PlainDate) => void;
};

/** The week at a glance on a phone: a dot per planned meal, and a tap away from each day. */
export function DayStrip({ monday, day, today, meals, onDay }: Props) {
  return (
    <ul className="-mx-1.5 grid grid-cols-7">
      {weekFrom(monday).map((date) => {
        const planned = plannedMealTypes.filter((mealType) =>
          meals.some((meal) => meal.date === date && meal.mealType === mealType),
        );
        return (
          <li key={date}>
            <button
              type="button"
              aria-pressed={date === day}
              aria-current={date === today ? 'date' : undefined}
              onClick={() => onDay(date)}
              className={cn(
                'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-xl transition-colors',
                date === day ? 'bg-ink text-paper' : 'text-ink hover:bg-fill',
              )}
            >
              <VisuallyHidden>{dayName(date)}</VisuallyHidden>
              <span aria-hidden="true" className={cn('text-xs', date !== day && 'text-soft')}>
                {formatDay(date, { weekday: 'short' })}
              </span>
              <span
                aria-hidden="true"
                className={cn(
                  'font-display font-semibold text-lg leading-tight tabular-nums',
                  date === today && 'underline decoration-2 underline-offset-3',
                  date === today && date !== day && 'text-brand',
                )}
              >
                {formatDay(date, { day: 'numeric' })}
              </span>
              <span aria-hidden="true" className="flex h-1.5 gap-1">
                {planned.map((mealType) => (
                  <span key={mealType} className="size-1.5 rounded-full bg-current opacity-80" />
                ))}
              </span>
              <VisuallyHidden>{`, ${planned.length} of 3 meals planned`}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
