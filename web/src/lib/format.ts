import { formatDay, localDay } from '@plateful/domain/weeks/plain-date.ts';

/** A whole number with thousands separators: "1,240". */
export function formatCount(count: number) {
  return grouped(String(count));
}

/** The day of an instant in the reader's time zone: "Nov 20, 2026". */
export function formatDate(instant: string) {
  return formatDay(localDay(new Date(instant)), { dateStyle: 'medium' });
}

/** Formats an amount with the currency sign of the receipt: "£2.50", "2.50 zł", "CHF 2.50". */
export function formatMoney(value: number, sign: string) {
  const sum = grouped(value.toFixed(2));
  if (sign === 'zł' || sign === 'kr') return `${sum} ${sign}`;
  return sign === 'CHF' ? `CHF ${sum}` : `${sign}${sum}`;
}

/** Cents as dollars with two decimals: 825 is "$8.25". */
export function formatPrice(cents: number) {
  return `$${grouped((cents / 100).toFixed(2))}`;
}

/** Cents as dollars, without decimals where they are zero: 9900 is "$99". */
export function formatShortPrice(cents: number) {
  return formatPrice(cents).replace('.00', '');
}

/**
 * Separates thousands: "1240.50" becomes "1,240.50". `Intl.NumberFormat` would block a page for 30 ms, which a browser
 * takes for the first one (120 ms on a phone).
 */
function grouped(number: string) {
  return number.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
}
