import { afterEach, expect, test, vi } from 'vitest';
import { mealsPerDay, recipesPerWeek, topCuisines } from './statistics.ts';

const at = (...instants: string[]) => instants.map((createdAt) => ({ createdAt }));
const counts = (instants: string[], today: string, timeZone = 'UTC') => {
  vi.stubEnv('TZ', timeZone);
  return recipesPerWeek(at(...instants), today).map(({ count }) => count);
};

afterEach(() => vi.unstubAllEnvs());

test('eight weeks end with the present one, and weeks without recipes are there', () => {
  const weeks = recipesPerWeek(at('2026-11-20T09:00:00.000Z', '2026-11-09T00:00:00.000Z'), '2026-11-20');
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toEqual({ monday: '2026-09-28', count: 0 });
  expect(weeks[6]).toEqual({ monday: '2026-11-09', count: 1 });
  expect(weeks[7]).toEqual({ monday: '2026-11-16', count: 1 });
});

test('what is older than the first of them, or from the future, is left out', () => {
  expect(
    counts(
      ['2026-09-27T23:59:59.999Z', '2025-11-20T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
      '2026-11-20',
    ),
  ).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a recipe of Sunday night belongs to the week of the person who cooked it', () => {
  const sundayNight = ['2026-11-16T03:00:00.000Z'];
  expect(counts(sundayNight, '2026-11-20', 'America/New_York').slice(-2)).toEqual([1, 0]);
  expect(counts(sundayNight, '2026-11-20', 'Europe/Berlin').slice(-2)).toEqual([0, 1]);
  expect(counts(['2026-09-27T12:00:00.000Z'], '2026-11-20', 'Pacific/Auckland')[0]).toBe(1);
});

const of = (...cuisines: (string | null)[]) => cuisines.map((cuisineType) => ({ cuisineType }));

test('cuisines stand by how often they are cooked, equals by name', () => {
  expect(topCuisines(of('Thai', 'Italian', 'Thai', 'Greek'))).toEqual([
    { cuisine: 'Thai', count: 2 },
    { cuisine: 'Greek', count: 1 },
    { cuisine: 'Italian', count: 1 },
  ]);
});

test('after five the rest is one line, with the recipes of no cuisine', () => {
  const top = topCuisines(of('A', 'A', 'B', 'B', 'C', 'C', 'D', 'D', 'E', 'E', 'F', null, ' ', 'other'));
  expect(top).toHaveLength(6);
  expect(top.at(-1)).toEqual({ cuisine: 'Other', count: 4 });
  expect(top.reduce((sum, { count }) => sum + count, 0)).toBe(14);
});

test('spellings of one cuisine are one', () => {
  expect(topCuisines(of('Italian', 'italian ', 'ITALIAN'))).toEqual([{ cuisine: 'Italian', count: 3 }]);
});

test('no recipes have no cuisines', () => {
  expect(topCuisines([])).toEqual([]);
});

test('each day of the week has its meals, breakfast first', () => {
  const days = mealsPerDay(
    [
      { date: '2026-11-16', mealType: 'dinner' },
      { date: '2026-11-16', mealType: 'breakfast' },
      { date: '2026-11-23', mealType: 'lunch' },
    ],
    '2026-11-16',
  );
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ date: '2026-11-16', mealTypes: ['breakfast', 'dinner'] });
  expect(days.slice(1).every(({ mealTypes }) => mealTypes.length === 0)).toBe(true);
});
