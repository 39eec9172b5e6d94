import type { DraftItem } from './parsed-rows.ts';
import type { SelfCheck } from './receipt.ts';

/** Scales compute from the weight that they print; some round down. */
const rounding = 0.0101;
/** A misread count has one wrong digit and rarely more than two. */
const mostPieces = 99;

/** Whether amount and unit price do not give the price: one of the three is misread. */
function isContradicted({ quantity, price }: DraftItem): boolean {
  if (quantity === null || quantity.product === null || price === null) return false;
  return Math.abs(quantity.product - price) > rounding;
}

/**
 * Replaces prices that their rows contradict by count times unit price, if only then `agrees` is true of the sum: one of
 * them, or all. Otherwise the prices stay.
 */
export function provePrices(drafts: readonly DraftItem[], agrees: () => boolean): void {
  const contradicted = drafts.filter(isContradicted);
  if (contradicted.length === 0 || agrees()) return;
  const attempts = [...contradicted.map((draft) => [draft]), contradicted];
  for (const attempt of attempts) {
    const former = attempt.map(({ price }) => price);
    for (const draft of attempt) draft.price = Math.round(draft.quantity!.product! * 100) / 100;
    if (agrees()) return;
    for (const [at, draft] of attempt.entries()) draft.price = former[at]!;
  }
}

/** Corrects counts of one digit whose unit price gives the price with another count: "7 x 1.99" at 3.98 is two. */
export function proveCounts(drafts: readonly DraftItem[]): void {
  for (const draft of drafts.filter(isContradicted)) {
    const { amount, unit, product } = draft.quantity!;
    const count = Math.round((draft.price! * amount) / product!);
    const isWhole = Math.abs((count * product!) / amount - draft.price!) < 0.005;
    if (unit !== 'each' || !isWhole || count < 2 || count > mostPieces) continue;
    draft.quantity = { ...draft.quantity!, amount: count, product: draft.price };
  }
}

/** Of the items with a printed amount and unit price, those whose price is the product of both. */
export function rowsCheck(drafts: readonly DraftItem[]): { rows?: SelfCheck } {
  const printed = drafts.filter(
    ({ quantity, price }) => price !== null && (quantity?.product ?? null) !== null,
  );
  const contradicted = printed.filter(isContradicted);
  if (printed.length === 0) return {};
  const counted = printed.length - contradicted.length;
  return { rows: { printed: printed.length, counted, agrees: contradicted.length === 0 } };
}
