import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { counted } from '#lib/words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Chart } from './chart.tsx';
import type { Load } from './load.ts';
import type { WeekCount } from './statistics.ts';

export function RecipesChart({ load }: { load: Load<readonly WeekCount[]> }) {
  return (
    <Chart title="New recipes, last 8 weeks" load={load} emptyText={emptyText}>
      {(weeks) => <Columns weeks={weeks} />}
    </Chart>
  );
}

function emptyText(weeks: readonly WeekCount[]): string | null {
  return weeks.some(({ count }) => count > 0)
    ? null
    : 'None in these weeks. New recipes of yours show up here.';
}

function Columns({ weeks }: { weeks: readonly WeekCount[] }) {
  const most = Math.max(...weeks.map(({ count }) => count));
  return (
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
              style={{ height: `${(count / most) * 78}%` }}
              className="min-h-0.75 rounded-t-sm rounded-b-[2px] bg-brand data-[empty]:bg-line"
              data-empty={count === 0 || undefined}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="flex justify-between text-soft text-xs">
        <span>{shortDay(weeks[0]?.monday)}</span>
        <span>This week</span>
      </p>
    </div>
  );
}

function shortDay(date: string | undefined): string {
  return date === undefined ? '' : formatDay(date, { month: 'short', day: 'numeric' });
}
