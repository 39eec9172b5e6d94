import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '#lib/format.ts';
import { capitalized } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MealCard } from './meal-card.tsx';
import {
  dayCalories,
  isInSlot,
  type PlannedMeal,
  type SavedMeal,
  type Slot,
  slotId,
} from './planned-meal.ts';
import { dayName } from './week-dates.ts';
import { mealIcons } from './week-grid.tsx';

type Props = {
  date: PlainDate;
  today: PlainDate;
  /** Of the whole week. */
  meals: readonly PlannedMeal[];
  /** On a phone the pager above says which day it is; in the full week the rows are named at their start. */
  layout: 'phone' | 'tablet' | 'desktop';
  onAdd: (slot: Slot) => void;
  onRemove: (meal: SavedMeal) => void;
};

/** A day: its name, a slot per meal, and what it adds up to. Shares the rows of the grid around it. */
export function DayColumn({ date, today, meals, layout, onAdd, onRemove }: Props) {
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
          const meal = meals.find((planned) => isInSlot(planned, slot));
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
              <div className="flex-1">
                {meal ? (
                  <MealCard meal={meal} onRemove={onRemove} />
                ) : (
                  <EmptySlot slot={slot} onAdd={onAdd} />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <DayTotal meals={meals.filter((meal) => meal.date === date)} />
    </section>
  );
}

function DayTotal({ meals }: { meals: readonly PlannedMeal[] }) {
  const total = dayCalories(meals);
  // An empty line keeps its place among the rows that the days share.
  if (!total) return <div />;
  return (
    <p className="px-1 text-right text-soft text-xs tabular-nums">
      {!total.isComplete && 'at least '}
      {formatCount(total.calories)}
      {'\u202f'}kcal per person
    </p>
  );
}

type EmptySlotProps = { slot: Slot; onAdd: (slot: Slot) => void };

function EmptySlot({ slot, onAdd }: EmptySlotProps) {
  return (
    <button
      type="button"
      onClick={() => onAdd(slot)}
      aria-label={`Add ${slot.mealType} on ${dayName(slot.date)}`}
      className="group/add flex h-full min-h-20 w-full items-center justify-center gap-1.5 rounded-xl border-[1.5px] border-edge/45 border-dashed p-2 font-medium text-soft text-sm transition-[background-color,border-color,color] hover:border-edge hover:bg-card hover:text-ink"
    >
      <Plus className="size-4.5 transition-[rotate] duration-200 group-hover/add:rotate-90" />
      <span>
        Add<span className="md:hidden"> {slot.mealType}</span>
      </span>
    </button>
  );
}
