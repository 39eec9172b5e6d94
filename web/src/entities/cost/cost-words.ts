import type { Cost } from '@plateful/contract/prices.ts';
import { formatMoney } from '#lib/format.ts';

type Known = Cost & { amount: number; currency: NonNullable<Cost['currency']> };

export function isKnown(cost: Cost | undefined): cost is Known {
  return cost !== undefined && cost.amount !== null && cost.currency !== null;
}

/** "About €5.60", or "At least €5.60" if some items have no price. `times` multiplies the amount. */
export function amountWords({ amount, currency, unpriced }: Known, times = 1): string {
  return `${unpriced.length > 0 ? 'At least' : 'About'} ${formatMoney(amount * times, currency)}`;
}

/** "14 of 18 priced, from your receipts". */
export function coverageWords({ priced, total }: Cost): string {
  return `${priced} of ${total} priced, from your receipts`;
}

const namedAtMost = 6;

/** "No price yet: cumin, feta and 3 more"; null if all have one. */
export function unpricedWords({ unpriced }: Cost): string | null {
  if (unpriced.length === 0) return null;
  const named = unpriced.slice(0, namedAtMost).join(', ');
  const more = unpriced.length - namedAtMost;
  return `No price yet: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
