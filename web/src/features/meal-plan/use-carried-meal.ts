import type { WeekEntry } from '@plateful/contract/week.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { addDays, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { relocation } from './edits.ts';
import type { Carried } from './planner-context.ts';
import type { Edit } from './week-edits.queries.ts';
import { entriesIn, type Slot, slotWords, titleOf } from './week-entry.ts';

type Options = {
  entries: readonly WeekEntry[];
  edit: (edit: Edit | null, slot: Slot) => void;
  /** Shows a day that is not visible. */
  onDay: (date: string) => void;
};

/**
 * Moves a meal by keyboard: Space picks it up, arrows choose a slot, Space or Enter drops it (Alt copies), Escape
 * cancels. `announcement` is for a live region.
 */
export function useCarriedMeal({ entries, edit, onDay }: Options) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function carry(entry: WeekEntry) {
    const { date, mealType } = entry;
    setCarried({ entry, slot: { date, mealType } });
    setAnnouncement(
      `Picked up ${titleOf(entry)}, ${slotWords(entry)}. Use the arrow keys to choose a slot, Space to drop it, Alt and Enter to drop a copy, Escape to cancel.`,
    );
  }

  function aim(slot: Slot | null) {
    if (!carried || !slot) return;
    setCarried({ ...carried, slot });
    if (slot.date !== carried.slot.date) onDay(slot.date);
    const slotEntries = entriesIn(entries, slot).filter(({ id }) => id !== carried.entry.id);
    setAnnouncement(
      `${slotWords(slot)}, ${slotEntries.length > 0 ? `has ${slotEntries.map(titleOf).join(' and ')}` : 'free'}`,
    );
  }

  function putDown(isCopy: boolean) {
    if (!carried) return;
    const change = relocation(carried.entry, carried.slot, entries, isCopy);
    setCarried(null);
    setAnnouncement(change ? `${change.done.title}. ${change.done.description ?? ''}` : 'Not moved.');
    edit(change, carried.slot);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!carried || ['Alt', 'Shift', 'Control', 'Meta'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const step = steps[event.key];
    if (step) aim(slotBeside(carried.slot, step));
    else if (event.key === ' ' || event.key === 'Enter') putDown(event.altKey);
    else if (event.key === 'Escape' || event.key === 'Tab') {
      setCarried(null);
      setAnnouncement('Not moved.');
    }
  });

  const isCarrying = carried !== null;
  useEffect(() => {
    if (!isCarrying) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    // A click elsewhere cancels.
    const drop = () => setCarried(null);
    document.addEventListener('keydown', listen, { capture: true });
    document.addEventListener('pointerdown', drop);
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
      document.removeEventListener('pointerdown', drop);
    };
  }, [isCarrying]);

  return { carried, carry, announcement };
}

type Step = { days: number; meals: number };

const steps: Record<string, Step> = {
  ArrowLeft: { days: -1, meals: 0 },
  ArrowRight: { days: 1, meals: 0 },
  ArrowUp: { days: 0, meals: -1 },
  ArrowDown: { days: 0, meals: 1 },
};

/** Null outside of the week and of a day's meals. */
function slotBeside({ date, mealType }: Slot, { days, meals }: Step): Slot | null {
  const next = addDays(date, days);
  const meal = plannedMealTypes[plannedMealTypes.indexOf(mealType) + meals];
  return meal !== undefined && mondayOf(next) === mondayOf(date) ? { date: next, mealType: meal } : null;
}
