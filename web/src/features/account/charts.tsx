import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { ReactNode } from 'react';
import { counted } from '#lib/words.ts';
import { cn } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CuisineCount, DayMeals, WeekCount } from './statistics.ts';

type ChartProps<Row> = {
  /** Undefined while loading, null if loading failed. */
  rows: readonly Row[] | null | undefined;
};

export function RecipesChart({ rows }: ChartProps<WeekCount>) {
  const max = Math.max(...(rows ?? []).map(({ count }) => count));
  return (
    <Chart
      title="New recipes, last 8 weeks"
      rows={rows}
      isEmpty={max === 0}
      emptyText="None in these weeks. Your new recipes appear here."
    >
      {(weeks) => (
        <div className="grid grid-rows-[minmax(0,1fr)_auto] gap-1.5">
          <ol className="flex items-stretch gap-1.5">
            {weeks.map(({ monday, count }) => (
              <li key={monday} className="flex min-w-0 flex-1 flex-col justify-end">
                <VisuallyHidden>{`Week of ${shortDay(monday)}: ${counted(count, 'recipe')}`}</VisuallyHidden>
                <span aria-hidden="true" className="text-center font-semibold text-xs tabular-nums">
                  {count > 0 && count}
                </span>
                <span
                  aria-hidden="true"
                  style={{ height: `${(count / max) * 78}%` }}
                  className="min-h-0.75 rounded-t-sm rounded-b-[2px] bg-brand data-[empty]:bg-line"
                  data-empty={count === 0 || undefined}
                />
              </li>
            ))}
          </ol>
          <p aria-hidden="true" className="flex justify-between text-soft text-xs">
            <span>{weeks[0] && shortDay(weeks[0].monday)}</span>
            <span>This week</span>
          </p>
        </div>
      )}
    </Chart>
  );
}

function shortDay(date: string): string {
  return formatDay(date, { month: 'short', day: 'numeric' });
}

export function MealsChart({ rows }: ChartProps<DayMeals>) {
  return (
    <Chart
      title="Planned this week"
      rows={rows}
      isEmpty={rows?.every(({ mealTypes }) => mealTypes.length === 0)}
      emptyText="Nothing is planned for this week yet."
    >
      {(days) => (
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
                <VisuallyHidden>
                  {`${formatDay(date, { weekday: 'long' })}: ${mealTypes.join(', ') || 'nothing planned'}`}
                </VisuallyHidden>
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
      )}
    </Chart>
  );
}

export function CuisinesChart({ rows }: ChartProps<CuisineCount>) {
  const max = Math.max(...(rows ?? []).map(({ count }) => count));
  return (
    <Chart
      title="Your cuisines"
      rows={rows}
      isEmpty={rows?.length === 0}
      emptyText="Once you have recipes, this shows where they come from."
    >
      {(cuisines) => (
        // Spread out, so that few rows fill the chart's height.
        <ul className="grid auto-rows-[minmax(0,2.25rem)] content-start gap-1.5">
          {cuisines.map(({ cuisine, count }) => (
            <li
              key={cuisine}
              className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_2.5rem] items-center gap-2 text-xs leading-4.5"
            >
              <span className="truncate">{cuisine}</span>
              <span aria-hidden="true" className="h-2.5 rounded-full bg-fill">
                <span
                  style={{ width: `${(count / max) * 100}%` }}
                  className="block h-full min-w-2.5 rounded-full bg-leaf"
                />
              </span>
              <span aria-hidden="true" className="text-right font-semibold tabular-nums">
                {count}
              </span>
              <VisuallyHidden>{counted(count, 'recipe')}</VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </Chart>
  );
}

type FrameProps<Row> = ChartProps<Row> & {
  title: string;
  isEmpty: boolean | undefined;
  emptyText: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A small chart with a title. The bars are decorative; the numbers are text. */
function Chart<Row>({ title, rows, isEmpty, emptyText, children }: FrameProps<Row>) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 font-semibold text-sm">{title}</figcaption>
      {rows === undefined ? (
        <Skeleton className="h-36 rounded-lg" />
      ) : rows === null || isEmpty ? (
        // Lower on a phone, where the charts are stacked.
        <p className="grid min-h-20 place-items-center text-balance rounded-lg bg-sunk px-5 text-center text-soft text-sm md:min-h-36">
          {isEmpty ? emptyText : 'Not available right now.'}
        </p>
      ) : (
        <div className="grid h-36 grid-cols-1 grid-rows-1">{children(rows)}</div>
      )}
    </figure>
  );
}
