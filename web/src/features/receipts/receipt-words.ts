import type { PhotoProblem, ReceiptItem, ReceiptUsage } from '@plateful/contract/receipts.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { Output } from '#lib/api.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { counted } from '#lib/words.ts';

export type Receipt = Output<'GET /api/grocery-receipts'>['receipts'][number];

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const problemWords: Record<PhotoProblem, string> = { dark: 'dark', blurred: 'blurred' };

export function storeOf({ store }: Pick<Receipt, 'store'>): string {
  return store ?? 'Grocery receipt';
}

/** The printed day, else the one of the upload. */
export function dayOf({ date, processedAt }: Pick<Receipt, 'date' | 'processedAt'>): string {
  return date === null ? `Uploaded ${formatDate(processedAt)}` : formatDay(date, { dateStyle: 'medium' });
}

/** For what is said of one receipt among many: "Corner Market, Nov 18, 2026". */
export function receiptName(receipt: Pick<Receipt, 'store' | 'date' | 'processedAt'>): string {
  return `${storeOf(receipt)}, ${dayOf(receipt)}`;
}

/** "12 of 30 receipts this month". */
export function usageText({ used, limit }: ReceiptUsage): string {
  return `${used} of ${limit} receipts this month`;
}

/** docs/product.md, Messages, word for word. */
export function limitText({ limit, resetsOn }: ReceiptUsage): string {
  const day = formatDay(resetsOn, { month: 'long', day: 'numeric', year: 'numeric' });
  return `You've reached your ${limit}-receipt limit this month. Uploads reset on ${day}.`;
}

/** How much of it was bought; nothing to say of a single one. */
export function amountText({ amount, unit }: Pick<ReceiptItem, 'amount' | 'unit'>): string {
  if (unit !== 'each') return `${amounts.format(amount)} ${unit}`;
  return amount === 1 ? '' : `${amounts.format(amount)} ×`;
}

export type Check = { agrees: boolean; text: string };

/** What the receipt's own figures say of our reading. */
export function checksOf(receipt: Pick<Receipt, 'checks' | 'currency'>): Check[] {
  const { sum, itemCount } = receipt.checks;
  const checks: Check[] = [];
  if (sum?.agrees) checks.push({ agrees: true, text: 'The items add up to the printed total' });
  else if (sum) {
    const printed = formatMoney(sum.printed, receipt.currency);
    const added = formatMoney(sum.counted, receipt.currency);
    const text = `Printed total ${printed}, items add up to ${added}: something may be missing`;
    checks.push({ agrees: false, text });
  }
  if (itemCount && !itemCount.agrees) {
    const text = `The receipt counts ${counted(itemCount.printed, 'item')}, we read ${itemCount.counted}`;
    checks.push({ agrees: false, text });
  } else if (itemCount && !sum) {
    checks.push({ agrees: true, text: `All ${itemCount.printed} printed items were read` });
  }
  return checks;
}

/** "The photo was dark and blurred"; nothing for a good one. */
export function photoProblemText(problems: readonly PhotoProblem[]): string | null {
  if (problems.length === 0) return null;
  return `The photo was ${problems.map((problem) => problemWords[problem]).join(' and ')}`;
}
