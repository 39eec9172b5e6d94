/** The supported Stripe intervals. */
export type Interval = 'month' | 'year';

/**
 * The end of the period after `after` (unix seconds, UTC): on the anchor's day and time of day, or on the last day of a
 * shorter month (Stripe, "Set billing cycles").
 */
export function nextPeriodEnd(anchor: number, interval: Interval, after: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(after * 1000);
  const step = interval === 'year' ? 12 : 1;
  const monthsPassed =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  // One step too early at most, because of the day of the month.
  let steps = Math.max(1, Math.floor(monthsPassed / step));
  while (monthsLater(from, steps * step) <= after) steps += 1;
  return monthsLater(from, steps * step);
}

function monthsLater(from: Date, months: number): number {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const moved = Date.UTC(
    from.getUTCFullYear(),
    from.getUTCMonth() + months,
    day,
    from.getUTCHours(),
    from.getUTCMinutes(),
    from.getUTCSeconds(),
  );
  return moved / 1000;
}
