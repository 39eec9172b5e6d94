import { expect, test } from 'vitest';
import { learnedStaples } from './learned-staples.ts';

const times = (foodId: string, ...atHome: boolean[]) => atHome.map((isAtHome) => ({ foodId, isAtHome }));

test('food that was at home on two of the last three lists counts as kept at home', () => {
  const settled = [
    ...times('rice', true, false, true),
    ...times('capers', true),
    ...times('milk', false, true),
  ];
  expect([...learnedStaples(settled)]).toEqual(['rice']);
});

test('food that is bought regularly no longer counts as kept at home', () => {
  expect([...learnedStaples(times('rice', false, false, true, true, true))]).toEqual([]);
});
