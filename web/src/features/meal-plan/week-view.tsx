import { cn } from '#ui/class-names.ts';
import { DayColumn } from './day-column.tsx';
import { DayPager } from './day-pager.tsx';
import { DayStrip } from './day-strip.tsx';
import { useRemoveMeal } from './meal-plan.queries.ts';
import type { PlannedMeal, SavedMeal, Slot } from './planned-meal.ts';
import type { DaysPerPage } from './use-days-per-page.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { useShownWeek } from './use-shown-week.ts';
import { useSwipe } from './use-swipe.ts';
import { daysOnPage } from './week-dates.ts';
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
