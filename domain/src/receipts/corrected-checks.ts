import type { PrintedReceipt, SelfCheck } from './receipt.ts';
import { cents, compared, countCheck } from './self-check.ts';

type Row = { price: number | null; amount: number; unit: string; text: string };

/** The data that the checks of a receipt compare. */
export type CheckedReceipt = {
  total: number | null;
  checks: PrintedReceipt['checks'];
  /** All printed rows, including those that do not count for taste. */
  rows: readonly Row[];
};

/**
 * The checks after a user corrected rows or the total. The former sum already includes deposits and coupons, so it
 * changes by the difference of the row prices.
 */
export function correctedChecks(former: CheckedReceipt, now: Omit<CheckedReceipt, 'checks'>) {
  const sum = correctedSum(former, now);
  const printedCount = former.checks.itemCount?.printed ?? null;
  const itemCount = countCheck(now.rows, printedCount);
  // A corrected row need no longer be what was printed.
  const isSame = JSON.stringify(figuresOf(former.rows)) === JSON.stringify(figuresOf(now.rows));
  return {
    sum,
    itemCount: sum?.agrees && !itemCount?.agrees ? null : itemCount,
    ...(isSame && former.checks.rows ? { rows: former.checks.rows } : {}),
  };
}

function figuresOf(rows: readonly Row[]) {
  return rows.map(({ price, amount }) => [price, amount]);
}

function correctedSum(former: CheckedReceipt, now: Omit<CheckedReceipt, 'checks'>): SelfCheck | null {
  const { sum } = former.checks;
  const counted = sum ? sum.counted + paid(now.rows) - paid(former.rows) : paid(now.rows);
  // If only rows were misread, a printed subtotal, or the total without tax, remains valid.
  const isOfTotal = sum !== null && former.total !== null && cents(sum.printed) === cents(former.total);
  const kept = sum !== null && !(isOfTotal && now.total !== former.total) ? [sum.printed] : [];
  const printed = now.total === null ? kept : [...kept, now.total];
  const checks = printed.map((value) => compared(value, counted));
  return checks.reduce<SelfCheck | null>((best, one) => (best && !isNearer(one, best) ? best : one), null);
}

function isNearer(one: SelfCheck, other: SelfCheck): boolean {
  return Math.abs(one.printed - one.counted) < Math.abs(other.printed - other.counted);
}

function paid(rows: readonly Row[]): number {
  return rows.reduce((sum, { price }) => sum + (price ?? 0), 0);
}
