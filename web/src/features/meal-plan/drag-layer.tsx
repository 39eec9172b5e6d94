import { Accessibility, PointerActivationConstraints } from '@dnd-kit/dom';
import {
  DragDropProvider,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDragOperation,
} from '@dnd-kit/react';
import type { WeekEntry } from '@plateful/contract/week.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { CopyPlus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { relocation } from './edits.ts';
import { usePlanner } from './planner-context.ts';
import { type Slot, titleOf } from './week-entry.ts';

/** Mouse drags start after a few pixels, touch drags after a delay, so that scrolling and swiping still work. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 300, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
    preventActivation: ({ target }) => target instanceof Element && target.closest('[data-no-drag]') !== null,
  }),
];

type Props = {
  /** A drag has started. */
  onLift: () => void;
  children: ReactNode;
};

/**
 * Drag and drop of cards by mouse and touch; Alt or Option copies. The keyboard has its own implementation (use-
 * carried-meal.ts), whose announcements are used for all.
 */
export function DragLayer({ onLift, children }: Props) {
  const { entries, edit } = usePlanner();

  function onDragEnd({ operation: { source, target }, canceled, nativeEvent }: DragEndEvent) {
    const entry = source?.data.entry as WeekEntry | undefined;
    const slot = entry && target && slotOf(target.data, entry);
    if (canceled || !entry || !slot) return;
    const isCopy = nativeEvent instanceof PointerEvent && nativeEvent.altKey;
    edit(relocation(entry, slot, entries, isCopy), slot);
  }

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={onLift}
      onDragEnd={onDragEnd}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        <LiftedCard />
      </DragOverlay>
    </DragDropProvider>
  );
}

/** The target: a slot, or the same meal of another day. */
function slotOf(data: { slot?: Slot; date?: PlainDate }, { mealType }: WeekEntry): Slot | undefined {
  return data.slot ?? (data.date === undefined ? undefined : { date: data.date, mealType });
}

/** The drag preview: small, so that the slots below stay visible. */
function LiftedCard() {
  const { source } = useDragOperation();
  const isCopy = useAltKey();
  const entry = source?.data.entry as WeekEntry | undefined;
  if (!entry) return null;
  return (
    <div className="flex w-56 max-w-[70vw] rotate-1 items-center gap-3 rounded-xl bg-pop p-2.5 shadow-float">
      {entry.recipe && (
        <span className="block w-11 shrink-0">
          <RecipePlate recipe={entry.recipe} size="fill" />
        </span>
      )}
      <span className="line-clamp-2 min-w-0 flex-1 font-semibold text-sm leading-snug">{titleOf(entry)}</span>
      {isCopy ? (
        <CopyPlus aria-label="Copy" className="size-5 shrink-0 text-brand" />
      ) : (
        <span className="hidden shrink-0 self-end text-soft text-xs [@media(hover:hover)]:inline">
          Alt to copy
        </span>
      )}
    </div>
  );
}

function useAltKey(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    const listen = ({ altKey }: KeyboardEvent | PointerEvent) => setIsDown(altKey);
    const events = ['keydown', 'keyup', 'pointermove'] as const;
    for (const event of events) window.addEventListener(event, listen);
    return () => {
      for (const event of events) window.removeEventListener(event, listen);
    };
  }, []);
  return isDown;
}
