import type { Cost } from '@plateful/contract/prices.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { weekCostQuery } from '#entities/cost/cost.queries.ts';
import { CostNote } from '#entities/cost/cost-note.tsx';
import { amountWords, isKnown } from '#entities/cost/cost-words.ts';
import { formatMoney } from '#lib/format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Progress } from '#ui/progress.tsx';
import { settingsQuery } from './plan-week.queries.ts';
import { usePlanner } from './planner-context.ts';

/** The estimated cost of the week beside the budget. Renders nothing while no price is known. */
export function WeekCost() {
  const { monday } = usePlanner();
  const { data } = useQuery({ ...weekCostQuery(monday), placeholderData: keepPreviousData });
  const { data: saved } = useQuery(settingsQuery);
  if (!data || !isKnown(data.cost)) return null;
  const { amount, currency } = data.cost;
  const budget = saved?.settings.budget ?? null;
  return (
    <div className="mt-3 rounded-xl bg-sunk px-4 py-3.5 sm:px-5 sm:py-4">
      <CostNote cost={data.cost} of="this week" />
      {budget !== null && (
        <Progress
          label={budgetWords(amount, budget, currency)}
          value={(amount / budget) * 100}
          valueText={`${formatMoney(amount, currency)} of ${formatMoney(budget, currency)}`}
          tone={amount > budget ? 'brand' : 'leaf'}
          className="mt-3"
        />
      )}
      <Disclosure title={<span className="text-sm">What each meal costs</span>}>
        <MealCosts meals={data.meals} />
      </Disclosure>
    </div>
  );
}

function budgetWords(amount: number, budget: number, sign: string): string {
  const rest = formatMoney(Math.abs(budget - amount), sign);
  return amount > budget ? `${rest} over your budget` : `${rest} of your budget left`;
}

function MealCosts({ meals }: { meals: readonly { entryId: string; cost: Cost }[] }) {
  const { entries } = usePlanner();
  return (
    <ul className="grid gap-1.5">
      {meals.map(({ entryId, cost }) => {
        const entry = entries.find(({ id }) => id === entryId);
        // Just removed; the new cost is loading.
        if (!entry?.recipe) return null;
        return (
          <li key={entryId} className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere min-w-0">
              {formatDay(entry.date, { weekday: 'short' })}: {entry.recipe.title}
            </span>
            <span className="shrink-0 text-ink tabular-nums">
              {isKnown(cost) ? amountWords(cost) : 'Unknown'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
