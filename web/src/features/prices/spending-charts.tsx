import { pagePaths } from '@plateful/contract/pages.ts';
import type { Spending } from '@plateful/contract/prices.ts';
import { addDays, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { amountWords, coverageWords, isKnown } from '#entities/cost/cost-words.ts';
import { formatMoney } from '#lib/format.ts';
import { counted } from '#lib/words.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { BarChart } from './bar-chart.tsx';
import { spendingQuery } from './prices.queries.ts';
import { budgetWords, roundMoney, type Spent, spentWords, type Week } from './spending-words.ts';

/** Spending by month, and the cost of weeks beside their budget. Renders nothing without receipts. */
export function SpendingCharts() {
  return (
    <Loaded
      query={useQuery(spendingQuery)}
      skeleton={
        <Loading label="Loading what you spent" className="mb-8">
          <Skeleton className="h-72 rounded-2xl" />
        </Loading>
      }
      failure="What you spent could not be loaded"
    >
      {(spending) => <Charts spending={spending} />}
    </Loaded>
  );
}

function Charts({ spending }: { spending: Spending }) {
  const { spent, weeks, budget } = spending;
  const hasWeeks = weeks.some(({ cost }) => isKnown(cost));
  if (spent.length === 0 && !hasWeeks) return null;
  return (
    <div className="mb-10 grid gap-5 lg:grid-cols-[repeat(auto-fit,minmax(26rem,1fr))]">
      {spent.map((inCurrency) => (
        <ChartCard
          key={inCurrency.currency}
          id={`spent-${inCurrency.currency}`}
          title="Spent by month"
          lead={spentWords(inCurrency)}
        >
          <Months spent={inCurrency} withoutTotal={spending.withoutTotal} />
        </ChartCard>
      ))}
      {hasWeeks && (
        <ChartCard
          id="week-costs"
          title="Budget by week"
          lead={budgetWords(weeks, budget) ?? 'What your planned meals cost.'}
        >
          <Weeks weeks={weeks} budget={budget} />
        </ChartCard>
      )}
    </div>
  );
}

type ChartCardProps = { id: string; title: string; lead: string; children: ReactNode };

function ChartCard({ id, title, lead, children }: ChartCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby={id} className="min-w-0">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-soft tabular-nums">{lead}</p>
        {children}
      </section>
    </Card>
  );
}

function Months({ spent, withoutTotal }: { spent: Spent; withoutTotal: number }) {
  const { months, currency } = spent;
  const highest = Math.max(...months.map(({ amount }) => amount));
  return (
    <>
      <BarChart
        bars={months.map(({ month, amount }, index) => ({
          key: month,
          label: (
            <>
              <span className="sm:hidden">{formatDay(month, { month: 'narrow' })}</span>
              <span className="max-sm:hidden">{formatDay(month, { month: 'short' })}</span>
            </>
          ),
          value: amount,
          says: roundMoney(amount, currency),
          isMarked: amount === highest,
          // The current month is incomplete.
          tone: index === months.length - 1 ? 'muted' : 'leaf',
        }))}
      />
      <Disclosure title={<span className="text-sm">Each month in numbers</span>}>
        <Figures
          caption="Spent by month, based on the totals of your receipts"
          heads={['Month', 'Receipts', 'Spent']}
        >
          {months.toReversed().map(({ month, amount, receipts }) => (
            <Row key={month} head={formatDay(month, { month: 'long', year: 'numeric' })}>
              {[String(receipts), receipts === 0 ? 'None' : formatMoney(amount, currency)]}
            </Row>
          ))}
        </Figures>
      </Disclosure>
      {withoutTotal > 0 && (
        <p className="text-soft text-sm">
          {counted(withoutTotal, 'receipt')} without a total {withoutTotal === 1 ? 'is' : 'are'} not counted.
        </p>
      )}
    </>
  );
}

function Weeks({ weeks, budget }: { weeks: readonly Week[]; budget: number | null }) {
  const currency = weeks.find(({ cost }) => isKnown(cost))!.cost.currency!;
  return (
    <>
      <BarChart
        level={
          budget === null ? undefined : { value: budget, name: `Budget ${roundMoney(budget, currency)}` }
        }
        bars={weeks.map(({ monday, cost }) => ({
          key: monday,
          label: (
            <>
              <span className="block">{formatDay(monday, { month: 'short' })}</span>
              {formatDay(monday, { day: 'numeric' })}
            </>
          ),
          value: cost.amount ?? 0,
          says: roundMoney(cost.amount ?? 0, currency),
          isMarked: true,
          tone: budget !== null && (cost.amount ?? 0) > budget ? 'brand' : 'leaf',
        }))}
      />
      <Disclosure title={<span className="text-sm">Each week in numbers</span>}>
        <Figures
          caption="Weeks, based on the prices on your receipts"
          heads={['Week', 'Planned meals', 'Receipts']}
        >
          {weeks.toReversed().map(({ monday, cost, paid }) => (
            <Row
              key={monday}
              head={`${formatDay(monday, { month: 'short', day: 'numeric' })} to ${formatDay(addDays(monday, 6), { month: 'short', day: 'numeric' })}`}
            >
              {[
                isKnown(cost) ? (
                  <>
                    {amountWords(cost)}
                    <span className="block text-soft">{coverageWords(cost)}</span>
                  </>
                ) : (
                  'Unknown'
                ),
                paid === null ? 'None' : formatMoney(paid, currency),
              ]}
            </Row>
          ))}
        </Figures>
      </Disclosure>
      <p className="text-soft text-sm">
        Estimates, based on what the meals use.{' '}
        <Link to={pagePaths.mealPlan} className="link">
          {budget === null
            ? 'Set a budget in the planning options'
            : 'Change the budget in the planning options'}
        </Link>
      </p>
    </>
  );
}

type FiguresProps = { caption: string; heads: readonly string[]; children: ReactNode };

/** The data of the chart as a table. */
function Figures({ caption, heads, children }: FiguresProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-soft">
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={index === 0 ? 'py-1 pr-3 font-medium' : 'py-1 pl-3 text-right font-medium'}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-ink">{children}</tbody>
    </table>
  );
}

function Row({ head, children }: { head: string; children: readonly [ReactNode, ReactNode] }) {
  return (
    <tr className="border-line border-t align-top tabular-nums">
      <th scope="row" className="py-1.5 pr-3 font-normal">
        {head}
      </th>
      <td className="py-1.5 pl-3 text-right">{children[0]}</td>
      <td className="py-1.5 pl-3 text-right">{children[1]}</td>
    </tr>
  );
}
