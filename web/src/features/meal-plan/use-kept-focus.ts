import type { WeekEntry } from '@plateful/contract/week.ts';
import { useEffect, useRef } from 'react';
import { type Slot, slotId } from './week-entry.ts';

/**
 * A meal that comes or goes takes its buttons with it. The keyboard then goes on from what is in the slot now: the
 * recipe's link or the button to add one. Returns a way to say which slot was acted on, for browsers in which a
 * press does not focus a button.
 */
export function useKeptFocus(entries: readonly WeekEntry[]) {
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
