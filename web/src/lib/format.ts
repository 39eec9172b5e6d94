const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const sums = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat('en-US');
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** A whole number with thousands separators: "1,240". */
export function formatCount(count: number) {
  return counts.format(count);
}

/** The day of an instant in the reader's time zone: "Nov 20, 2026". */
export function formatDate(instant: string) {
  return dates.format(new Date(instant));
}

/** Formats an amount with the currency sign of the receipt: "£2.50", "2.50 zł", "CHF 2.50". */
export function formatMoney(value: number, sign: string) {
  const sum = sums.format(value);
  if (sign === 'zł' || sign === 'kr') return `${sum} ${sign}`;
  return sign === 'CHF' ? `CHF ${sum}` : `${sign}${sum}`;
}

/** Cents as dollars with two decimals: 825 is "$8.25". */
export function formatPrice(cents: number) {
  return dollars.format(cents / 100);
}

/** Cents as dollars, without decimals where they are zero: 9900 is "$99". */
export function formatShortPrice(cents: number) {
  return (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100);
}
