import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { capitalized } from '#lib/words.ts';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Chart } from './chart.tsx';
import type { Load } from './load.ts';
import type { DayMeals } from './statistics.ts';

export function MealsChart({ load }: { load: Load<readonly DayMeals[]> }) {
  return (
    <Chart title="Planned this week" load={load} emptyText={emptyText}>
      {(days) => <Dots days={days} />}
    </Chart>
  );
}

function emptyText(days: readonly DayMeals[]): string | null {
  return days.some(({ mealTypes }) => mealTypes.length > 0) ? null : 'Nothing is planned for this week yet.';
}

function Dots({ days }: { days: readonly DayMeals[] }) {
  return (
    <div className="flex gap-3">
      <div
        aria-hidden="true"
        className="grid grid-rows-[repeat(3,1fr)_1.25rem] items-center text-soft text-xs"
      >
        {plannedMealTypes.map((mealType) => (
          <span key={mealType}>{capitalized(mealType)}</span>
        ))}
      </div>
      <ol className="flex flex-1 justify-between">
        {days.map(({ date, mealTypes }) => (
          <li key={date} className="grid grid-rows-[repeat(3,1fr)_1.25rem] place-items-center">
            <VisuallyHidden>{daySaid(date, mealTypes)}</VisuallyHidden>
            {plannedMealTypes.map((mealType) => (
              <span
                key={mealType}
                aria-hidden="true"
                className={cn(
                  'size-4.5 rounded-full',
                  mealTypes.includes(mealType) ? 'bg-leaf' : 'inset-ring-[1.5px] inset-ring-edge/60',
                )}
              />
            ))}
            <span aria-hidden="true" className="text-soft text-xs">
              {formatDay(date, { weekday: 'narrow' })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function daySaid(date: string, mealTypes: readonly string[]): string {
  const day = formatDay(date, { weekday: 'long' });
  return `${day}: ${mealTypes.length === 0 ? 'nothing planned' : mealTypes.join(', ')}`;
}
