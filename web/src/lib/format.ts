// Made when they are first needed: each takes a phone some milliseconds.
let dollars: Intl.NumberFormat | undefined;
let wholeDollars: Intl.NumberFormat | undefined;
let counts: Intl.NumberFormat | undefined;
let dates: Intl.DateTimeFormat | undefined;

/** A whole number with its thousands apart: "1,240". */
export function formatCount(count: number) {
  if (count < 1000) return String(count);
  counts ??= new Intl.NumberFormat('en-US');
  return counts.format(count);
}

/** The day of an instant where the reader is: "Nov 20, 2026". */
export function formatDate(instant: string) {
  dates ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  return dates.format(new Date(instant));
}

/** Cents as dollars with two decimals: 825 is "$8.25". */
export function formatPrice(cents: number) {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

/** Cents as dollars, without decimals where they are zero: 9900 is "$99". */
export function formatShortPrice(cents: number) {
  if (cents % 100 !== 0) return formatPrice(cents);
  wholeDollars ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return wholeDollars.format(cents / 100);
}
