import { receiptBounds } from '@plateful/contract/bounds.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { formatMoney } from '#lib/format.ts';
import { typedNumber } from '#lib/typed-number.ts';
import type { Receipt } from './receipt-words.ts';

/** The fields of a receipt above and below its items. */
export type ReceiptHeader = Pick<Receipt, 'store' | 'date' | 'total' | 'currency'>;

/** The form's values, as typed. */
export type HeaderForm = { store: string; date: string; total: string; currency: Receipt['currency'] };

export function headerOf({ store, date, total, currency }: ReceiptHeader): ReceiptHeader {
  return { store, date, total, currency };
}

export function headerForm({ store, date, total, currency }: ReceiptHeader): HeaderForm {
  return { store: store ?? '', date: date ?? '', total: total === null ? '' : total.toFixed(2), currency };
}

/** Parses the form; null if its total is not a number. */
export function readHeader({ store, date, total, currency }: HeaderForm): ReceiptHeader | null {
  const paid = typedNumber(total);
  const isTotal = paid === null ? total.trim() === '' : paid >= 0 && paid <= receiptBounds.price.max;
  return isTotal ? { store: store.trim() || null, date: date || null, total: paid, currency } : null;
}

/** The changed fields; null if there are none. */
export function headChange(seen: ReceiptHeader, head: ReceiptHeader): Partial<ReceiptHeader> | null {
  const fields = (['store', 'date', 'total', 'currency'] as const).filter(
    (field) => head[field] !== seen[field],
  );
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, head[field]])) as Partial<ReceiptHeader>;
}

export const headLabels: Record<string, string> = {
  ...{ store: 'Store', date: 'Day', total: 'Total', currency: 'Currency' },
};

/** Formats a header field: "Nov 18, 2026", "$7.98". */
export function headText(field: string, value: unknown, { currency }: ReceiptHeader): string {
  if (field === 'date' && typeof value === 'string') return formatDay(value, { dateStyle: 'medium' });
  if (field === 'total' && typeof value === 'number') return formatMoney(value, currency);
  return typeof value === 'string' ? value : 'None';
}
