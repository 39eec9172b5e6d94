import type { Spending } from '@plateful/contract/prices.ts';
import { formatMoney } from '#lib/format.ts';

export type Spent = Spending['spent'][number];
export type Week = Spending['weeks'][number];

/** The median of the earlier months with purchases; null if there are none. */
export function usualMonth({ months }: Spent): number | null {
  const earlier = months.slice(0, -1).filter(({ receipts }) => receipts > 0);
  const sorted = earlier.map(({ amount }) => amount).toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** "$212.40 this month so far; $388.00 in a usual month". */
export function spentWords(spent: Spent): string {
  const [current, usual] = [spent.months.at(-1)!, usualMonth(spent)];
  const now = `${formatMoney(current.amount, spent.currency)} this month so far`;
  return usual === null ? now : `${now}; ${formatMoney(usual, spent.currency)} in a usual month`;
}

/** Without cents, for small spaces. */
export function roundMoney(value: number, sign: string): string {
  return formatMoney(Math.round(value), sign).replace('.00', '');
}

/** The number of weeks over budget, among those with a known cost. Costs exclude items without a price. */
export function budgetWords(weeks: readonly Week[], budget: number | null): string | null {
  const priced = weeks.filter(({ cost }) => cost.amount !== null);
  if (budget === null || priced.length === 0) return null;
  const over = priced.filter(({ cost }) => cost.amount! > budget).length;
  const isPartly = priced.some(({ cost }) => cost.unpriced.length > 0);
  const end = isPartly && over < priced.length ? ', as far as prices are known.' : '.';
  if (priced.length === 1) return `One week is known, ${over === 1 ? 'over' : 'within'} your budget${end}`;
  if (over === 0) return `All ${priced.length} weeks are within your budget${end}`;
  return `${over} of ${priced.length} weeks ${over === 1 ? 'is' : 'are'} over your budget${end}`;
}
