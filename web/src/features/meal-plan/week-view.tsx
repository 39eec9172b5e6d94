import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { formatDay, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSwipe } from '#lib/use-swipe.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DayColumn } from './day-column.tsx';
import { useRemoveMeal } from './meal-plan.queries.ts';
import type { PlannedMeal, SavedMeal, Slot } from './planned-meal.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { DaysPerPage, useShownWeek } from './use-shown-week.ts';
import { dayName, daysOnPage } from './week-dates.ts';
import { WeekGrid } from './week-grid.tsx';

type Props = {
  shown: ReturnType<typeof useShownWeek>;
  perPage: DaysPerPage;
  meals: readonly PlannedMeal[];
  onAdd: (slot: Slot) => void;
};

/** The days in view with their slots. */
export function WeekView({ shown, perPage, meals, onAdd }: Props) {
  const { day, today, monday, goToDay, leafDays } = shown;
  const days = daysOnPage(day, perPage);
  const turn = (step: 1 | -1) => leafDays(perPage, step);
  const swipe = useSwipe(turn);
  const remove = useRemoveMeal();
  const keepFocusIn = useKeptFocus(meals);

  function removeMeal(meal: SavedMeal) {
    keepFocusIn(meal);
    remove.mutate(meal);
  }

  return (
    // Only up and down are the browser's: it would take a swipe for a wish to go back.
    <div
      className={cn('grid gap-4', perPage === 1 && 'touch-pan-y touch-pinch-zoom')}
      {...(perPage === 1 ? swipe : {})}
    >
      {perPage === 1 && <DayStrip monday={monday} day={day} today={today} meals={meals} onDay={goToDay} />}
      {perPage < 7 && <DayPager days={days} today={today} onPage={turn} />}
      <div key={days[0]} className="animate-fade-in">
        <WeekGrid perPage={perPage}>
          {days.map((date) => (
            <DayColumn
              key={date}
              date={date}
              today={today}
              meals={meals}
              layout={layoutOf(perPage)}
              onAdd={onAdd}
              onRemove={removeMeal}
            />
          ))}
        </WeekGrid>
      </div>
      {/* Below the days: above them it would move the slots under the finger that fills or empties one. */}
      {meals.length === 0 && (
        <p className="rounded-xl bg-sunk px-5 py-3.5">
          <strong>Nothing planned for this week yet.</strong>{' '}
          <span className="text-soft">Add a first meal to any day: one good dinner is a plan.</span>
        </p>
      )}
    </div>
  );
}

function layoutOf(perPage: DaysPerPage) {
  if (perPage === 1) return 'phone';
  return perPage === 7 ? 'desktop' : 'tablet';
}

type DayPagerProps = { days: readonly PlainDate[]; today: PlainDate; onPage: (step: 1 | -1) => void };

/** Leafs through the days where the week is wider than the screen. */
function DayPager({ days, today, onPage }: DayPagerProps) {
  const word = days.length === 1 ? 'day' : 'days';
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton label={`Previous ${word}`} variant="soft" onClick={() => onPage(-1)}>
        <ChevronLeft />
      </IconButton>
      <p aria-live="polite" className="flex items-center gap-2.5 font-display font-semibold text-lg">
        {daysInWords(days)}
        {days.length === 1 && days[0] === today && <Badge variant="solid">Today</Badge>}
      </p>
      <IconButton label={`Next ${word}`} variant="soft" onClick={() => onPage(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}

/** 'Monday, Nov 23', 'Monday – Wednesday'. */
function daysInWords(days: readonly PlainDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return dayName(first);
  return `${formatDay(first, { weekday: 'long' })} – ${formatDay(last, { weekday: 'long' })}`;
}

type DayStripProps = {
  monday: PlainDate;
  day: PlainDate;
  today: PlainDate;
  meals: readonly PlannedMeal[];
  onDay: (date: PlainDate) => void;
};

/** The week at a glance on a phone: a dot per planned meal, and a tap away from each day. */
function DayStrip({ monday, day, today, meals, onDay }: DayStripProps) {
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
