import { expect, test } from 'vitest';
import { mealsPerDay, withOthers } from './statistics.ts';

test('the remaining cuisines are summed up in the last row', () => {
  const named = [
    { cuisine: 'Thai', count: 2 },
    { cuisine: 'Greek', count: 1 },
  ];
  expect(withOthers(named, 5)).toEqual([...named, { cuisine: 'Other', count: 2 }]);
  expect(withOthers(named, 3)).toEqual(named);
  expect(withOthers([], 0)).toEqual([]);
});

test('each day of the week lists its meals, breakfast first', () => {
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
