import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useEffect, useRef } from 'react';
import { DayColumn } from './day-column.tsx';
import { DayPager } from './day-pager.tsx';
import { DayStrip } from './day-strip.tsx';
import { useRemoveMeal } from './meal-plan.queries.ts';
import { type PlannedMeal, type SavedMeal, type Slot, slotId } from './planned-meal.ts';
import type { DaysPerPage } from './use-days-per-page.ts';
import type { useShownWeek } from './use-shown-week.ts';
import { useSwipe } from './use-swipe.ts';
import { dayAfterPaging, daysOnPage } from './week-dates.ts';
import { WeekGrid } from './week-grid.tsx';

type Props = {
  shown: ReturnType<typeof useShownWeek>;
  perPage: DaysPerPage;
  meals: readonly PlannedMeal[];
  onAdd: (slot: Slot) => void;
};

/** The days in view with their slots. */
export function WeekView({ shown, perPage, meals, onAdd }: Props) {
  const { day, today, monday, goToDay } = shown;
  const days = daysOnPage(day, perPage);
  const turn = (step: 1 | -1) => goToDay(dayAfterPaging(day, perPage, step));
  const swipe = useSwipe(turn);
  const remove = useRemoveMeal();
  const focusNext = useRef<Slot | null>(null);

  // The pressed button goes with its meal: the keyboard goes on from what is in the slot then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when meals have come or gone.
  useEffect(() => {
    const slot = focusNext.current;
    focusNext.current = null;
    if (slot) focusSlot(slot);
  }, [meals]);

  function removeMeal(meal: SavedMeal) {
    focusNext.current = meal;
    remove.mutate(meal);
  }

  return (
    <div className="grid gap-4" {...(perPage === 1 ? swipe : {})}>
      {perPage === 1 && <DayStrip monday={monday} day={day} today={today} meals={meals} onDay={goToDay} />}
      {meals.length === 0 && (
        <p className="rounded-xl bg-sunk px-5 py-3.5">
          <strong>Nothing planned for this week yet.</strong>{' '}
          <span className="text-soft">Add a first meal to any day: one good dinner is a plan.</span>
        </p>
      )}
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
    </div>
  );
}

function layoutOf(perPage: DaysPerPage) {
  if (perPage === 1) return 'phone';
  return perPage === 7 ? 'desktop' : 'tablet';
}

function focusSlot(slot: { date: PlainDate; mealType: Slot['mealType'] }) {
  document.getElementById(slotId(slot))?.querySelector<HTMLElement>('a, button')?.focus();
}
