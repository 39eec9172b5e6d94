import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-store.ts';

afterEach(() => vi.useRealTimers());

test('a new toast replaces the visible one', () => {
  toast({ title: 'Meal added to plan' });
  toast({ title: 'Error adding meal', variant: 'destructive' });
  expect(currentToasts().map((entry) => entry.title)).toEqual(['Error adding meal']);
});

test('a dismissed toast closes at once and is removed after 1000000 ms', () => {
  vi.useFakeTimers();
  const { dismiss } = toast({ title: 'Week cleared' });
  dismiss();
  expect(currentToasts()).toMatchObject([{ title: 'Week cleared', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test('removing an old toast does not affect a newer one', () => {
  vi.useFakeTimers();
  toast({ title: 'Week copied' }).dismiss();
  toast({ title: 'Meal removed' });
  vi.advanceTimersByTime(1_000_000);
  expect(currentToasts()).toMatchObject([{ title: 'Meal removed', open: true }]);
});

test('listeners are called for each change, and not for a toast that was removed', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  const { id, dismiss } = toast({ title: 'Link copied!' });
  dismiss();
  dismissToast(id);
  dismissToast('never-shown');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast({ title: 'Sharing recipe' });
  expect(listener).toHaveBeenCalledTimes(2);
});
