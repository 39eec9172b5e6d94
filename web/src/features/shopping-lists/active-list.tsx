import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ChevronDown, CloudOff, Copy, Printer, Share, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { formatDate } from '#lib/format.ts';
import { openShareSheet } from '#lib/share.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ownList } from './account-lists.ts';
import { focusHeading, headingIdOf, headingIds } from './focus-heading.ts';
import { ItemGroups } from './item-groups.tsx';
import { ItemRow } from './item-row.tsx';
import { type ListProgress, progressOf } from './list-progress.ts';
import { listAsText } from './list-text.ts';
import { useListChanges, useWaiting } from './use-list-changes.ts';

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

  function tickItem(id: string, checked: boolean) {
    // The last tick takes the list away, and the focus with it.
    if (tick(id, checked)?.isArchived) focusHeading(headingIds.active);
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
              <Trash2 />
            </IconButton>
            <Button variant="soft" size="sm" className="ml-2" onClick={archiveList}>
              <Archive />
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
              {(item) => <ItemRow key={item.id} item={item} onTick={tickItem} />}
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
            <ChevronDown className={cn('transition-[rotate]', isOpen && 'rotate-180')} />
          </Button>
        )}
      </article>
    </Card>
  );
}

type ListProgressBarProps = { listId: string; progress: ListProgress };

/** Stays in sight while one walks down the list. */
function ListProgressBar({ listId, progress }: ListProgressBarProps) {
  const { checked, total, percent } = progress;
  const client = useQueryClient();
  const waiting = useWaiting(ownList(client, listId));
  return (
    <div className="sticky top-16 z-10 border-line border-b bg-card px-5 pt-2 pb-3.5 sm:px-7 md:top-18 print:hidden">
      <Progress
        label={`${checked} of ${total} checked`}
        value={percent}
        valueText={`${percent}% complete`}
        tone="leaf"
      />
      <p role="status" className="text-saffron-ink text-sm">
        {waiting > 0 && (
          <span className="mt-2.5 flex w-fit items-center gap-2 rounded-full bg-saffron-bg px-3 py-1 font-medium">
            <CloudOff className="size-4" />
            {waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for a connection
          </span>
        )}
      </p>
    </div>
  );
}

type ShareActionsProps = {
  list: ShoppingList;
  /** Missing while there is nothing on screen to print. */
  onPrint: (() => void) | undefined;
};

/** Takes the list elsewhere: to a message, to a note, to paper. */
function ShareActions({ list, onPrint }: ShareActionsProps) {
  return (
    <>
      {'share' in navigator && (
        <IconButton label={`Share ${list.name}`} tooltip="Share" onClick={() => void share(list)}>
          <Share />
        </IconButton>
      )}
      <IconButton label={`Copy ${list.name} as text`} tooltip="Copy as text" onClick={() => void copy(list)}>
        <Copy />
      </IconButton>
      {onPrint && (
        <IconButton
          label={`Print ${list.name}`}
          tooltip="Print"
          onClick={onPrint}
          className="hidden sm:inline-flex"
        >
          <Printer />
        </IconButton>
      )}
    </>
  );
}

async function share(list: ShoppingList) {
  if (!(await openShareSheet({ title: list.name, text: listAsText(list) }))) await copy(list);
}

async function copy(list: ShoppingList) {
  try {
    await copyText(listAsText(list));
    toast({ title: 'Shopping list copied', description: 'Paste it into a message or a note.' });
  } catch {
    toastFailure('Copy failed', 'This browser does not allow copying here.');
  }
}

/** Prints one list of the page. */
function printList(card: HTMLElement | null) {
  if (!card) return;
  card.dataset.printing = '';
  // Some browsers go on while their dialog is open, so the mark stays until they are done.
  window.addEventListener('afterprint', () => delete card.dataset.printing, { once: true });
  window.print();
}
