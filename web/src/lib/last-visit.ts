import { addDays } from '@plateful/domain/weeks/plain-date.ts';

const visitKey = 'lastVisit';

/** Keys that expire a year after the last visit (docs/product.md, Constants). Local storage itself has no expiry. */
const expiringKeys = ['theme', 'tastePreferences'];

const year = 365;

/** Call at the start of each page, before these keys are read. */
export function rememberVisit(): void {
  try {
    if (window.localStorage.length > 0) forgetAfterAYear(window.localStorage, new Date());
  } catch {
    // Storage is blocked or full: there is nothing to expire, or the next visit does it.
  }
}

/** Removes the keys after a year without a visit. Stores the time of this visit only if one of the keys exists. */
export function forgetAfterAYear(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: Date,
): void {
  const today = now.toISOString().slice(0, 10);
  const last = storage.getItem(visitKey);
  if (last !== null && last < addDays(today, -year)) {
    for (const key of expiringKeys) storage.removeItem(key);
  }
  if (expiringKeys.some((key) => storage.getItem(key) !== null)) storage.setItem(visitKey, today);
  else storage.removeItem(visitKey);
}
