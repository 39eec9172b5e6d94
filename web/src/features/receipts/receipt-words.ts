import type { PhotoProblem, ReceiptItem, ReceiptUsage } from '@plateful/contract/receipts.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { Output } from '#lib/api.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { counted } from '#lib/words.ts';

export type Receipt = Output<'GET /api/grocery-receipts'>['receipts'][number];

const amounts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const looks: Partial<Record<PhotoProblem, string>> = {
  dark: 'dark',
  blurred: 'blurred',
  small: 'small',
  cut: 'cut off',
};
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export function storeOf({ store }: Pick<Receipt, 'store'>): string {
  return store ?? 'Grocery receipt';
}

/** The printed date, else the date of the upload. */
export function dayOf({ date, processedAt }: Pick<Receipt, 'date' | 'processedAt'>): string {
  return date === null ? `Uploaded ${formatDate(processedAt)}` : formatDay(date, { dateStyle: 'medium' });
}

/** Identifies a receipt in messages: "Corner Market, Nov 18, 2026". */
export function receiptName(receipt: Pick<Receipt, 'store' | 'date' | 'processedAt'>): string {
  return `${storeOf(receipt)}, ${dayOf(receipt)}`;
}

/** "12 of 30 receipts this month". */
export function usageText({ used, limit }: ReceiptUsage): string {
  return `${used} of ${limit} receipts this month`;
}

/** docs/product.md, Messages, verbatim. */
export function limitText({ limit, resetsOn }: ReceiptUsage): string {
  const day = formatDay(resetsOn, { month: 'long', day: 'numeric', year: 'numeric' });
  return `You've reached your ${limit}-receipt limit this month. Uploads reset on ${day}.`;
}

/** The amount bought; empty for a single piece. */
export function amountText({ amount, unit }: Pick<ReceiptItem, 'amount' | 'unit'>): string {
  if (unit !== 'each') return `${amounts.format(amount)} ${unit}`;
  return amount === 1 ? '' : `${amounts.format(amount)} ×`;
}

export type Check = { agrees: boolean; text: string };

/** Compares the recognized items with the receipt's own sum and item count. */
export function checksOf(receipt: Pick<Receipt, 'checks' | 'currency'>): Check[] {
  const { sum, itemCount, rows } = receipt.checks;
  const checks: Check[] = [];
  if (sum?.agrees) checks.push({ agrees: true, text: 'The items add up to the printed total' });
  else if (sum) {
    const printed = formatMoney(sum.printed, receipt.currency);
    const added = formatMoney(sum.counted, receipt.currency);
    const text = `Printed total ${printed}, items add up to ${added}: something may be missing`;
    checks.push({ agrees: false, text });
  } else {
    checks.push({ agrees: false, text: 'No total found, please check' });
  }
  if (itemCount && !itemCount.agrees) {
    const text = `The receipt lists ${counted(itemCount.printed, 'item')}, but we read ${itemCount.counted}`;
    checks.push({ agrees: false, text });
  } else if (itemCount && !sum) {
    checks.push({ agrees: true, text: `All ${itemCount.printed} printed items were read` });
  }
  if (rows && !rows.agrees) {
    const wrong = counted(rows.printed - rows.counted, 'item');
    checks.push({
      agrees: false,
      text: `Amount and unit price of ${wrong} do not give the price, please check`,
    });
  }
  return checks;
}

/** "The photo was dark and blurred", and other problems such as several receipts; empty for a good photo. */
export function photoProblemTexts(problems: readonly PhotoProblem[]): string[] {
  const adjectives = problems.flatMap((problem) => looks[problem] ?? []);
  return [
    ...(adjectives.length > 0 ? [`The photo was ${list.format(adjectives)}`] : []),
    ...(problems.includes('two_receipts')
      ? ['The photo shows two receipts: only one was read. Photograph the other one separately']
      : []),
    ...(problems.includes('restaurant') ? [restaurantText] : []),
  ];
}

/** Whether a better photo of the same receipt could help. */
export function isBadPhoto(problems: readonly PhotoProblem[]): boolean {
  return problems.some((problem) => looks[problem] !== undefined);
}

const restaurantText = 'This looks like a restaurant bill: its items do not count as groceries';
