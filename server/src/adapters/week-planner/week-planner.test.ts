import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createWeekPlanner } from './week-planner.ts';

test('a planner that ended for want of questions is warm again before the next press, and only where it is kept warm', {
  timeout: 60_000,
}, async () => {
  const log = pino({ level: 'silent' });
  const answered = vi.spyOn(log, 'debug');
  const planner = createWeekPlanner({ log, idleMs: 50, timeoutMs: 50_000 });
  planner.wake();
  await planner.warm();
  expect(answered).toHaveBeenCalledTimes(1);
  planner.keepWarm();
  await vi.waitFor(
    () => {
      planner.wake();
      expect(answered).toHaveBeenCalledTimes(2);
    },
    { timeout: 50_000, interval: 20 },
  );
  await planner.close();
});
