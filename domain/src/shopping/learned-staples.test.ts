import { expect, test } from 'vitest';
import { learnedStaples } from './learned-staples.ts';

const times = (foodId: string, ...atHome: boolean[]) => atHome.map((isAtHome) => ({ foodId, isAtHome }));

test('what was at home on two of the last three lists is kept there', () => {
  const settled = [
    ...times('rice', true, false, true),
    ...times('capers', true),
    ...times('milk', false, true),
  ];
  expect([...learnedStaples(settled)]).toEqual(['rice']);
});

test('what is bought again and again is forgotten', () => {
  expect([...learnedStaples(times('rice', false, false, true, true, true))]).toEqual([]);
});
