import { formatDay, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { formatCount } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePlanner } from './planner-context.ts';
import { WeekCost } from './week-cost.tsx';
import type { NewMeal } from './week-edits.queries.ts';
import {
  boundWords,
  cuisinesOf,
  type DayFigures,
  dayFigures,
  type Figure,
  type GoalRow,
  goalRows,
  goalsWithoutMeasure,
  mainFoodsOf,
  type NameCount,
} from './week-facts.ts';
import { WeekHome } from './week-home.tsx';
import { WeekWaste } from './week-waste.tsx';

type Day = { date: PlainDate; figures: DayFigures | null };

/** Summary of the week: energy and goals, cuisines, main foods, and food waste. */
export function WeekSummary({ onAdd }: { onAdd: (meal: NewMeal) => void }) {
  const { entries, monday } = usePlanner();
  const { profile } = useTasteProfile();
  const days = weekFrom(monday).map((date) => ({ date, figures: dayFigures(entries, date) }));
  if (entries.every(({ recipe }) => recipe === null)) return null;
  const goals = profile?.nutritionGoals ?? [];
  const rows = goalRows(goals);
  const unmeasured = goalsWithoutMeasure(goals);
  return (
    <Card asChild className="mt-8">
      {/* `relative`, so that the visually hidden table is positioned within this section. */}
      <section aria-labelledby="week-at-a-glance" className="relative overflow-hidden">
        <h3 id="week-at-a-glance">The week at a glance</h3>
        <WeekWaste onAdd={onAdd} />
        <WeekCost />
        <WeekHome />
        <div aria-hidden="true" className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {rows.map((row) => (
            <DayChart key={row.name} days={days} row={row} />
          ))}
          <div className="grid content-start gap-4">
            <NameList title="Cuisines" names={cuisinesOf(entries)} />
            <NameList title="Main foods" names={mainFoodsOf(entries)} />
          </div>
        </div>
        <FiguresTable days={days} rows={rows} />
        <p className="mt-4 text-soft text-xs">
          Values are for the planned meals, per person per day. Goals are the usual daily values for adults.
          {unmeasured.length > 0 && ` There is none for ${unmeasured.join(', ')}.`}
        </p>
      </section>
    </Card>
  );
}

type DayChartProps = { days: readonly Day[]; row: GoalRow };

/** Seven bars, and a line at the goal's bound. The table below has the same data. */
function DayChart({ days, row }: DayChartProps) {
  const { figure, name, unit, goals } = row;
  const bound = goals.length > 0 ? row.bound : null;
  const note = boundWords(row);
  const figures = days.flatMap(({ figures }) => figures ?? []);
  if (figures.length === 0) return null;
  const mean = Math.round(figures.reduce((sum, day) => sum + day[figure], 0) / figures.length);
  const top = Math.max(...figures.map((day) => day[figure]), bound ?? 0, 1);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-soft text-xs tabular-nums">{`⌀ ${formatCount(mean)}\u202f${unit}`}</span>
      </p>
      <div className="relative mt-2 flex h-20 items-end gap-1">
        {bound !== null && (
          <span
            style={{ bottom: `${(bound / top) * 100}%` }}
            className="absolute inset-x-0 border-edge border-t-[1.5px] border-dashed"
          />
        )}
        {days.map(({ date, figures }) => (
          <span
            key={date}
            style={{ height: `${((figures?.[figure] ?? 0) / top) * 100}%` }}
            className={cn('min-h-0.75 flex-1 rounded-t-sm rounded-b-[2px]', figures ? 'bg-leaf' : 'bg-line')}
          />
        ))}
      </div>
      <p className="mt-1 flex gap-1 text-center text-soft text-xs *:flex-1">
        {days.map(({ date }) => (
          <span key={date}>{formatDay(date, { weekday: 'narrow' })}</span>
        ))}
      </p>
      {note && <p className="mt-1 text-soft text-xs">{note}</p>}
    </div>
  );
}

function NameList({ title, names }: { title: string; names: readonly NameCount[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <p className="font-semibold text-sm">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {names.slice(0, 6).map(({ name, count }) => (
          <li key={name} className="rounded-full bg-fill px-2.5 py-0.5 text-xs tabular-nums">
            {name} <span className="text-soft">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TableProps = { days: readonly Day[]; rows: readonly GoalRow[] };

/** The data of the charts as a table. */
function FiguresTable({ days, rows }: TableProps) {
  const { entries } = usePlanner();
  const inWords = (figures: DayFigures, figure: Figure) =>
    `${figures.isComplete ? '' : 'at least '}${formatCount(figures[figure])}`;
  return (
    <VisuallyHidden className="whitespace-normal">
      <table>
        <caption>Per person per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {rows.map((row) => (
              <th key={row.name} scope="col">
                {[`${row.name} in ${row.unit}`, boundWords(row)].filter(Boolean).join('. ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, figures }) => (
            <tr key={date}>
              <th scope="row">{formatDay(date, { weekday: 'long' })}</th>
              {rows.map(({ name, figure }) => (
                <td key={name}>{figures ? inWords(figures, figure) : 'unknown'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Cuisines: ${listed(cuisinesOf(entries))}. Main foods: ${listed(mainFoodsOf(entries))}.`}</p>
    </VisuallyHidden>
  );
}

function listed(names: readonly NameCount[]): string {
  return names.map(({ name, count }) => `${name} ${count}`).join(', ') || 'none';
}
