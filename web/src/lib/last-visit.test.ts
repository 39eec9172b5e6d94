import { expect, test } from 'vitest';
import { forgetAfterAYear } from './last-visit.ts';

/** What is kept after a visit at noon of each day. */
function visits(stored: Record<string, string>, ...days: string[]): Record<string, string> {
  const things = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
  };
  for (const day of days) forgetAfterAYear(storage, new Date(`${day}T12:00:00Z`));
  return Object.fromEntries(things);
}

const stored = { theme: 'dark', tastePreferences: '{}', cookieConsent: '{}' };

test('theme and taste stay with one visit a year', () => {
  expect(visits(stored, '2026-11-22', '2027-11-22', '2028-11-21')).toEqual({
    ...stored,
    lastVisit: '2028-11-21',
  });
});

test('both go after a year without a visit, and nothing else does', () => {
  expect(visits(stored, '2026-11-22', '2027-11-23')).toEqual({ cookieConsent: '{}' });
});

test('nothing is remembered where neither is kept', () => {
  expect(visits({ cookieConsent: '{}' }, '2026-11-22')).toEqual({ cookieConsent: '{}' });
});

test('a day that is none is replaced by today', () => {
  expect(visits({ theme: 'dark', lastVisit: 'x' }, '2026-11-22')).toEqual({
    theme: 'dark',
    lastVisit: '2026-11-22',
  });
});
