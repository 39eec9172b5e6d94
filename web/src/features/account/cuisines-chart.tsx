import { counted } from '#lib/words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Chart } from './chart.tsx';
import type { Load } from './load.ts';
import type { CuisineCount } from './statistics.ts';

export function CuisinesChart({ load }: { load: Load<readonly CuisineCount[]> }) {
  return (
    <Chart title="Your cuisines" load={load} emptyText={emptyText}>
      {(cuisines) => <Bars cuisines={cuisines} />}
    </Chart>
  );
}

function emptyText(cuisines: readonly CuisineCount[]): string | null {
  return cuisines.length > 0 ? null : 'Once you have recipes, this shows where they come from.';
}

function Bars({ cuisines }: { cuisines: readonly CuisineCount[] }) {
  const most = Math.max(...cuisines.map(({ count }) => count));
  return (
    // A few are set apart, so that they fill the chart's height as many do.
    <ul className="grid auto-rows-[minmax(0,2.25rem)] content-start gap-1.5">
      {cuisines.map(({ cuisine, count }) => (
        <li
          key={cuisine}
          className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_2.5rem] items-center gap-2 text-xs leading-4.5"
        >
          <span className="truncate">{cuisine}</span>
          <span aria-hidden="true" className="h-2.5 rounded-full bg-fill">
            <span
              style={{ width: `${(count / most) * 100}%` }}
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
  );
}
