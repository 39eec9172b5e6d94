import { Plus } from 'lucide-react';
import type { Slot } from './planned-meal.ts';
import { dayName } from './week-dates.ts';

type Props = { slot: Slot; onAdd: (slot: Slot) => void };

export function EmptySlot({ slot, onAdd }: Props) {
  return (
    <button
      type="button"
      onClick={() => onAdd(slot)}
      aria-label={`Add ${slot.mealType} on ${dayName(slot.date)}`}
      className="group/add flex h-full min-h-20 w-full items-center justify-center gap-1.5 rounded-xl border-[1.5px] border-edge/45 border-dashed p-2 font-medium text-soft text-sm transition-[background-color,border-color,color] hover:border-edge hover:bg-card hover:text-ink"
    >
      <Plus
        aria-hidden="true"
        className="size-4.5 transition-[rotate] duration-200 group-hover/add:rotate-90"
      />
      <span>
        Add<span className="md:hidden"> {slot.mealType}</span>
      </span>
    </button>
  );
}
