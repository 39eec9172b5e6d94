import type { CurrencySign } from '../receipts/receipt.ts';
import type { PlainDate } from '../weeks/plain-date.ts';

/** The total of a receipt; `total` is null if it could not be read. */
export type PaidTotal = { day: PlainDate; total: number | null; currency: CurrencySign };

/** `month` is the first day of the month. */
export type MonthSpent = { month: PlainDate; amount: number; receipts: number };
export type Spent = { currency: CurrencySign; months: MonthSpent[] };

/** First days of `count` months, ending with the month of `today`. */
export function monthsUntil(today: PlainDate, count: number): PlainDate[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: count }, (_, at) => {
    const since = year * 12 + month - count + at;
    return `${Math.floor(since / 12)}-${String((since % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** Spending per month for each currency, the one with the most receipts first. Receipts without a total are ignored. */
export function spentByMonth(receipts: readonly PaidTotal[], months: readonly PlainDate[]): Spent[] {
  const counted = receipts.filter(({ day, total }) => total !== null && months.includes(firstOfMonth(day)));
  const groups = Map.groupBy(counted, ({ currency }) => currency);
  return [...groups]
    .toSorted((one, other) => other[1].length - one[1].length || (one[0] < other[0] ? -1 : 1))
    .map(([currency, paid]) => ({
      currency,
      months: months.map((month) => {
        const ofMonth = paid.filter(({ day }) => firstOfMonth(day) === month);
        return { month, amount: sumOf(ofMonth), receipts: ofMonth.length };
      }),
    }));
}

/** Summed in cents to avoid floating-point error. */
export function sumOf(receipts: readonly PaidTotal[]): number {
  return receipts.reduce((sum, { total }) => sum + Math.round((total ?? 0) * 100), 0) / 100;
}

export function firstOfMonth(day: PlainDate): PlainDate {
  return `${day.slice(0, 8)}01`;
}
