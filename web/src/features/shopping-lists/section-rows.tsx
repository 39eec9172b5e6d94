import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { Section } from '@plateful/domain/foods/food.ts';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** At once, also under a thumb: the rows do not scroll, and by default only a rest of 250 ms begins a drag. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: [new PointerActivationConstraints.Distance({ value: 5 })],
  }),
];

type SectionRowsProps = { order: readonly Section[]; onMove: (section: Section, to: number) => void };

/** Sortable sections of a shop, by drag and drop or with arrow buttons. */
export function SectionRows({ order, onMove }: SectionRowsProps) {
  const [announcement, setAnnouncement] = useState('');

  function move(section: Section, to: number) {
    onMove(section, to);
    setAnnouncement(`${section} is now ${to + 1} of ${order.length}`);
  }

  function onDragEnd({ operation: { source }, canceled }: DragEndEvent) {
    if (!canceled && isSortable(source) && source.index !== source.initialIndex) {
      move(source.id as Section, source.index);
    }
  }

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={onDragEnd}
    >
      <ol aria-label="Section order">
        {order.map((section, place) => (
          <SectionRow
            key={section}
            section={section}
            place={place}
            isLast={place === order.length - 1}
            onMove={(by) => move(section, place + by)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DragDropProvider>
  );
}

type SectionRowProps = { section: Section; place: number; isLast: boolean; onMove: (by: -1 | 1) => void };

function SectionRow({ section, place, isLast, onMove }: SectionRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: section, index: place });
  return (
    <li
      ref={ref}
      className={cn(
        'flex items-center border-line border-b bg-card last:border-0',
        isDragging && 'shadow-float',
      )}
    >
      <span
        ref={handleRef}
        className="flex min-h-touch flex-1 cursor-grab touch-none select-none items-center gap-3 font-medium"
      >
        <GripVertical className="size-5 shrink-0 text-soft" />
        {section}
      </span>
      <IconButton
        label={`Move ${section} up`}
        aria-disabled={place === 0}
        className="aria-disabled:opacity-40"
        onClick={() => place > 0 && onMove(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={`Move ${section} down`}
        aria-disabled={isLast}
        className="aria-disabled:opacity-40"
        onClick={() => !isLast && onMove(1)}
      >
        <ArrowDown />
      </IconButton>
    </li>
  );
}
