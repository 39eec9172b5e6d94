import { useDraggable, useDroppable } from '@dnd-kit/react';
import type { WeekEntry } from '@plateful/contract/week.ts';
import { Plus } from 'lucide-react';
import { cn } from '#ui/class-names.ts';
import { MealCard } from './meal-card.tsx';
import { usePlanner } from './planner-context.ts';
import { entriesIn, isInSlot, isSaved, type Slot, slotId, slotWords } from './week-entry.ts';

/** The entries of a slot, or its add button. A drop target for cards. */
export function SlotCell({ slot }: { slot: Slot }) {
  const { entries, carried } = usePlanner();
  const { ref, isDropTarget } = useDroppable({ id: slotId(slot), data: { slot } });
  const slotEntries = entriesIn(entries, slot);
  const isAimedAt = isDropTarget || (carried !== null && isInSlot(carried.slot, slot));
  return (
    <div
      ref={ref}
      className={cn(
        'flex flex-1 flex-col gap-2 rounded-xl *:flex-1',
        isAimedAt && 'outline-[2.5px] outline-focus outline-offset-2',
      )}
    >
      {slotEntries.map((entry) => (
        // A key that does not change when an unsaved entry gets its id.
        <DraggableCard key={`${entry.position} ${entry.recipe?.id ?? ''}`} entry={entry} />
      ))}
      {slotEntries.length === 0 && <EmptySlot slot={slot} />}
    </div>
  );
}

function DraggableCard({ entry }: { entry: WeekEntry }) {
  const { selected } = usePlanner();
  const { ref, isDragSource } = useDraggable({
    id: entry.id,
    data: { entry },
    disabled: selected !== null || !isSaved(entry),
  });
  return (
    // A long press starts a drag instead of the browser's menu or a text selection.
    <div ref={ref} className={cn('select-none [-webkit-touch-callout:none]', isDragSource && 'opacity-50')}>
      <MealCard entry={entry} />
    </div>
  );
}

function EmptySlot({ slot }: { slot: Slot }) {
  const { open, isPlanning } = usePlanner();
  return (
    <button
      type="button"
      onClick={() => open({ kind: 'pick', slot })}
      aria-label={`Add ${slotWords(slot)}`}
      className={cn(
        'group/add flex h-full min-h-20 w-full items-center justify-center gap-1.5 rounded-xl border-[1.5px] border-edge/45 border-dashed p-2 font-medium text-soft text-sm transition-[background-color,border-color,color] hover:border-edge hover:bg-card hover:text-ink',
        isPlanning && 'animate-shimmer bg-fill',
      )}
    >
      <Plus className="size-4.5 transition-[rotate] duration-200 group-hover/add:rotate-90" />
      <span>
        Add<span className="md:hidden"> {slot.mealType}</span>
      </span>
    </button>
  );
}
