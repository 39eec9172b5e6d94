import type { Cost } from '@plateful/contract/prices.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { weekCostQuery } from '#entities/cost/cost.queries.ts';
import { CostNote } from '#entities/cost/cost-note.tsx';
import { amountWords, isKnown } from '#entities/cost/cost-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { usePlanner } from './planner-context.ts';

/** What the week's meals cost by what they use; nothing before any receipt has a price. */
export function WeekCost() {
  const { monday } = usePlanner();
  const { data } = useQuery({ ...weekCostQuery(monday), placeholderData: keepPreviousData });
  if (!data || !isKnown(data.cost)) return null;
  return (
    <div className="mt-3 rounded-xl bg-sunk px-4 py-3.5 sm:px-5 sm:py-4">
      <CostNote cost={data.cost} of="this week" />
      <Disclosure title={<span className="text-sm">What each meal costs</span>}>
        <MealCosts meals={data.meals} />
      </Disclosure>
    </div>
  );
}

function MealCosts({ meals }: { meals: readonly { entryId: string; cost: Cost }[] }) {
  const { entries } = usePlanner();
  return (
    <ul className="grid gap-1.5">
      {meals.map(({ entryId, cost }) => {
        const entry = entries.find(({ id }) => id === entryId);
        // Removed a moment ago: the week's next cost is on its way.
        if (!entry?.recipe) return null;
        return (
          <li key={entryId} className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere min-w-0">
              {formatDay(entry.date, { weekday: 'short' })}: {entry.recipe.title}
            </span>
            <span className="shrink-0 text-ink tabular-nums">
              {isKnown(cost) ? amountWords(cost) : 'Not known'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
