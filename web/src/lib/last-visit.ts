import { addDays } from '@plateful/domain/weeks/plain-date.ts';

const visitKey = 'lastVisit';

/** What goes a year after the last visit (docs/product.md, Constants); local storage has no end of its own. */
const kept = ['theme', 'tastePreferences'];

const year = 365;

/** At the start of each page, before anything of it is read. */
export function rememberVisit(): void {
  try {
    if (window.localStorage.length > 0) forgetAfterAYear(window.localStorage, new Date());
  } catch {
    // Storage is blocked or full: there is nothing to end, or the next visit does it.
  }
}

/** Removes what has stayed for a year without a visit, and remembers this visit while there is something to end. */
export function forgetAfterAYear(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: Date,
): void {
  const today = now.toISOString().slice(0, 10);
  const last = storage.getItem(visitKey);
  if (last !== null && last < addDays(today, -year)) {
    for (const key of kept) storage.removeItem(key);
  }
  if (kept.some((key) => storage.getItem(key) !== null)) storage.setItem(visitKey, today);
  else storage.removeItem(visitKey);
}
