import { expect, test } from 'vitest';
import { forgetAfterAYear } from './last-visit.ts';

/** The storage contents after a visit at noon of each day. */
function visits(stored: Record<string, string>, ...days: string[]): Record<string, string> {
  const items = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  for (const day of days) forgetAfterAYear(storage, new Date(`${day}T12:00:00Z`));
  return Object.fromEntries(items);
}

const stored = { theme: 'dark', tastePreferences: '{}', cookieConsent: '{}' };

test('theme and taste are kept with one visit a year', () => {
  expect(visits(stored, '2026-11-22', '2027-11-22', '2028-11-21')).toEqual({
    ...stored,
    lastVisit: '2028-11-21',
  });
});

test('both are removed after a year without a visit, other entries are kept', () => {
  expect(visits(stored, '2026-11-22', '2027-11-23')).toEqual({ cookieConsent: '{}' });
});

test('no visit is stored if neither entry exists', () => {
  expect(visits({ cookieConsent: '{}' }, '2026-11-22')).toEqual({ cookieConsent: '{}' });
});

test('an invalid stored day is replaced by today', () => {
  expect(visits({ theme: 'dark', lastVisit: 'x' }, '2026-11-22')).toEqual({
    theme: 'dark',
    lastVisit: '2026-11-22',
  });
});
