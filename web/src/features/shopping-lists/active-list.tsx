import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { Archive, ChevronDown, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { focusHeading, headingIdOf, headingIds } from './focus-heading.ts';
import { ItemGroups } from './item-groups.tsx';
import { ItemRow } from './item-row.tsx';
import { progressOf } from './list-progress.ts';
import { ListProgressBar } from './list-progress-bar.tsx';
import { printList } from './print-list.ts';
import { ShareActions } from './share-actions.tsx';
import { useListChanges } from './use-list-changes.ts';

type ActiveListProps = {
  list: ShoppingList;
  /** Open at first; the only list there is cannot be closed. */
  isFirst: boolean;
  isOnly: boolean;
  onDelete: () => void;
};

/** A list to walk through the shop with, in one hand. */
export function ActiveList({ list, isFirst, isOnly, onDelete }: ActiveListProps) {
  const { tick, archive } = useListChanges(list.id);
  const [chosenOpen, setOpen] = useState<boolean | null>(null);
  const isOpen = isOnly || (chosenOpen ?? isFirst);
  const itemsId = useId();
  const card = useRef<HTMLElement>(null);
  const headingId = headingIdOf(list.id);

  function tickItem(index: number, checked: boolean) {
    // The last tick takes the list away, and the focus with it.
    if (tick(index, checked)?.isArchived) focusHeading(headingIds.active);
  }

  function archiveList() {
    archive();
    focusHeading(headingIds.active);
  }

  return (
    <Card asChild className="p-0 sm:p-0">
      <article ref={card} aria-labelledby={headingId} data-list={list.id}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-5 pb-2 sm:px-7 sm:pt-6">
          <div className="min-w-0">
            <h3 id={headingId} tabIndex={-1} className="scroll-mt-24 text-2xl">
              {list.name}
            </h3>
            <p className="text-soft text-sm tabular-nums">Created {formatDate(list.createdAt)}</p>
          </div>
          <div className="-ml-2 flex items-center sm:ml-0 print:hidden">
            <ShareActions list={list} onPrint={isOpen ? () => printList(card.current) : undefined} />
            <IconButton variant="danger" label={`Delete ${list.name}`} tooltip="Delete" onClick={onDelete}>
              <Trash2 aria-hidden="true" />
            </IconButton>
            <Button variant="soft" size="sm" className="ml-2" onClick={archiveList}>
              <Archive aria-hidden="true" />
              Archive
              <VisuallyHidden> {list.name}</VisuallyHidden>
            </Button>
          </div>
        </header>
        <ListProgressBar listId={list.id} progress={progressOf(list.items)} />
        <div id={itemsId} hidden={!isOpen} className="px-5 pb-5 sm:px-7 sm:pb-7">
          {list.items.length === 0 && <p className="pt-5 text-soft">This list has no items.</p>}
          {isOpen && (
            <ItemGroups items={list.items} level={4}>
              {({ item, index }) => (
                <ItemRow key={index} item={item} onTick={(checked) => tickItem(index, checked)} />
              )}
            </ItemGroups>
          )}
        </div>
        {!isOnly && (
          <Button
            variant="quiet"
            wide
            aria-expanded={isOpen}
            aria-controls={itemsId}
            onClick={() => setOpen(!isOpen)}
            className="rounded-t-none rounded-b-2xl font-medium text-soft print:hidden"
          >
            {isOpen ? 'Hide items' : 'Show items'}
            <VisuallyHidden> of {list.name}</VisuallyHidden>
            <ChevronDown aria-hidden="true" className={cn('transition-[rotate]', isOpen && 'rotate-180')} />
          </Button>
        )}
      </article>
    </Card>
  );
}
