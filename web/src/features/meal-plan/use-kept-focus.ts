import { useEffect, useRef } from 'react';
import { type PlannedMeal, type Slot, slotId } from './planned-meal.ts';

/**
 * A meal that comes or goes takes its buttons with it. The keyboard then goes on from what is in the slot now: the
 * recipe's link or the button to add one. Returns a way to say which slot was acted on, for browsers in which a
 * press does not focus a button.
 */
export function useKeptFocus(meals: readonly PlannedMeal[]) {
  const lastSlot = useRef<string | null>(null);

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const slot = target instanceof Element ? target.closest('[id^="slot-"]') : null;
      lastSlot.current = slot?.id ?? null;
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when meals have come or gone.
  useEffect(() => {
    if (document.activeElement !== document.body || lastSlot.current === null) return;
    focusableIn(lastSlot.current)?.focus({ preventScroll: true });
  }, [meals]);

  return (slot: Slot) => {
    lastSlot.current = slotId(slot);
  };
}

/** What the keyboard reaches first in a slot. */
export function focusableIn(id: string): HTMLElement | null {
  return document.getElementById(id)?.querySelector<HTMLElement>('a, button') ?? null;
}
