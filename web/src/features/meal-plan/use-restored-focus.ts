import type { WeekEntry } from '@plateful/contract/week.ts';
import { useEffect, useRef } from 'react';
import { type Slot, slotId } from './week-entry.ts';

/**
 * Adding or removing a meal replaces the focused button. Moves the focus to the slot's first link or button. Returns a
 * function that records the slot, for browsers that do not focus a clicked button.
 */
export function useRestoredFocus(entries: readonly WeekEntry[]) {
  const lastSlot = useRef<string | null>(null);

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const slot = target instanceof Element ? target.closest('[id^="slot-"]') : null;
      lastSlot.current = slot?.id ?? null;
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when entries have come or gone.
  useEffect(() => {
    if (document.activeElement !== document.body || lastSlot.current === null) return;
    document
      .getElementById(lastSlot.current)
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: true });
  }, [entries]);

  return (slot: Slot) => {
    lastSlot.current = slotId(slot);
  };
}
