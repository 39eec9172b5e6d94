import { expect, test } from 'vitest';
import {
  type CookTimer,
  clockText,
  leftOf,
  markRung,
  paused,
  prolonged,
  readTimers,
  resumed,
  ringWords,
  withTimer,
} from './cook-timers.ts';

const simmer = {
  recipeId: 'soup',
  recipeTitle: 'Soup',
  step: 2,
  place: 1,
  words: '10 minutes',
  seconds: 600,
  most: null,
};
const noon = Date.parse('2026-11-20T12:00:00Z');
const [timer] = withTimer([], simmer, noon) as [CookTimer];

test('a timer counts down and rings once', () => {
  expect(clockText(leftOf(timer, noon))).toBe('10:00');
  expect(clockText(leftOf(timer, noon + 1500))).toBe('9:59');
  const running = [timer];
  expect(markRung(running, noon + 599_999)).toBe(running);
  const marked = markRung(running, noon + 600_000);
  expect(marked[0]).toMatchObject({ hasRung: true });
  expect(markRung(marked, noon + 700_000)).toBe(marked);
  expect(clockText(leftOf(marked[0]!, noon + 700_000))).toBe('0:00');
});

test('a paused timer stops and resumes where it was', () => {
  const waiting = paused(timer, noon + 60_000);
  expect(markRung([waiting], noon + 9_000_000)).toEqual([waiting]);
  const again = resumed(waiting, noon + 1_000_000);
  expect(leftOf(again, noon + 1_000_000)).toBe(540_000);
  expect(paused(waiting, noon)).toBe(waiting);
});

test('a minute can be added, even after ringing or while paused', () => {
  expect(leftOf(prolonged(timer, noon), noon)).toBe(660_000);
  const [marked] = markRung([timer], noon + 700_000) as [CookTimer];
  const more = prolonged(marked, noon + 700_000);
  expect(leftOf(more, noon + 700_000)).toBe(60_000);
  expect(more.hasRung).toBe(false);
  expect(prolonged(paused(timer, noon), noon)).toMatchObject({ endsAt: null, left: 660_000 });
});

test('the same duration starts one timer, and their number is limited', () => {
  expect(withTimer([timer], simmer, noon + 5000)).toEqual([timer]);
  const many = Array.from({ length: 20 }, (_, place) => ({ ...simmer, place })).reduce<readonly CookTimer[]>(
    (timers, timer) => withTimer(timers, timer, noon),
    [],
  );
  expect(many).toHaveLength(12);
});

test('an alarm says what to do', () => {
  expect(ringWords(timer)).toBe('10 minutes: time is up.');
  expect(ringWords({ ...timer, words: '8–10 minutes', most: 600 })).toBe(
    '8–10 minutes: time to check. It may take up to 10 minutes.',
  );
  expect(clockText(3_600_000)).toBe('1:00:00');
});

test('stored timers are restored, and invalid values are ignored', () => {
  expect(readTimers(JSON.stringify([timer, paused(timer, noon)]))).toEqual([timer, paused(timer, noon)]);
  for (const text of [null, '', '{', '{}', '7', '[null, 1, {}, {"id": "x"}]'])
    expect(readTimers(text)).toEqual([]);
  expect(readTimers(JSON.stringify([{ ...timer, left: 'soon' }]))).toEqual([]);
});
