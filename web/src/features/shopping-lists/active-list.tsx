import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ChevronDown, Copy, Printer, Share } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { listCostQuery } from '#entities/cost/cost.queries.ts';
import { CostNote } from '#entities/cost/cost-note.tsx';
import { copyText } from '#lib/copy-text.ts';
import { formatDate } from '#lib/format.ts';
import { openShareSheet } from '#lib/share.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast, toastFailure } from '#ui/toast-store.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ownList } from './account-lists.ts';
import { DeleteButton } from './delete-button.tsx';
import { focusHeading, headingIds, listHeadingIdOf } from './focus-heading.ts';
import { LeftoverPacks } from './leftover-packs.tsx';
import { useChooseTwin } from './list-actions.queries.ts';
import { ListItems } from './list-items.tsx';
import { ListMenu } from './list-menu.tsx';
import { progressOf } from './list-progress.ts';
import { ListProgressBar } from './list-progress-bar.tsx';
import { listAsText } from './list-text.ts';
import { toastParted } from './list-toasts.ts';
import { PlanChanged } from './plan-changed.tsx';
import { useSectionOrder } from './section-order.queries.ts';
import { useShopSettings } from './shop-settings.ts';
import { TwinProposals } from './twin-proposals.tsx';
import { useListChanges } from './use-list-changes.ts';

type ActiveListProps = {
  list: ShoppingList;
  /** Initially expanded. */
  isFirst: boolean;
  /** The other active lists. Without any, this one cannot be collapsed. */
  others: readonly ShoppingList[];
  onDelete: () => void;
};

/** An active list, for one-handed use in the shop. */
export function ActiveList({ list, isFirst, others, onDelete }: ActiveListProps) {
  const isOnly = others.length === 0;
  const client = useQueryClient();
  const place = ownList(client, list.id);
  const changers = useListChanges(place);
  const { mutate: chooseTwin } = useChooseTwin(list.id);
  const [chosenOpen, setOpen] = useState<boolean | null>(null);
  const isOpen = isOnly || (chosenOpen ?? isFirst);
  const itemsId = useId();
  const card = useRef<HTMLElement>(null);
  const headingId = listHeadingIdOf(list.id);
  const print = isOpen ? () => printList(card.current) : undefined;
  // Menus and notes follow after the frame that shows a check-off.
  const settled = useDeferredValue(list);
  const settledOthers = useDeferredValue(others);

  // A stable function, because a new one would rerender all rows.
  function partTwins(keep: string, drop: string) {
    chooseTwin({ keep, drop, choice: 'undecided' }, { onSuccess: toastParted });
  }

  function archiveList() {
    changers.archive();
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
          <div className="-ml-2 flex flex-wrap items-center sm:ml-0 print:hidden">
            <ListMenu
              list={settled}
              others={settledOthers}
              onRename={(name) => changers.editList({ name })}
              onPrint={print}
            />
            <ShareActions list={settled} onPrint={print} />
            <DeleteButton name={list.name} onDelete={onDelete} />
            <Button variant="soft" size="sm" className="ml-2" onClick={archiveList}>
              <Archive />
              Archive
              <VisuallyHidden> {list.name}</VisuallyHidden>
            </Button>
          </div>
        </header>
        <ListProgressBar place={place} progress={progressOf(list.items)} />
        <div id={itemsId} hidden={!isOpen} className="px-5 pb-5 sm:px-7 sm:pb-7">
          {settled.isOutdated ? <PlanChanged list={settled} /> : <TwinProposals list={settled} />}
          {isOpen && <ListCost list={settled} />}
          {isOpen && (
            <ListItems
              items={list.items}
              changers={changers}
              level={4}
              headingId={headingId}
              hasCompletion={place.hasFoods}
              // The last check-off archives the list, so move the focus.
              onComplete={() => focusHeading(headingIds.active)}
              onPart={partTwins}
            />
          )}
          {isOpen && <LeftoverPacks list={settled} />}
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

/** Excludes items that are at home and staples that are not checked off. */
function ListCost({ list: { id, version } }: { list: ShoppingList }) {
  const { data } = useQuery({ ...listCostQuery(id, version), placeholderData: keepPreviousData });
  return <CostNote cost={data?.cost} className="pt-4 print:hidden" />;
}

type ShareActionsProps = {
  list: ShoppingList;
  /** Undefined while nothing printable is shown. */
  onPrint: (() => void) | undefined;
};

/** Shares the list: by message, clipboard or print. */
function ShareActions({ list, onPrint }: ShareActionsProps) {
  const { order } = useSectionOrder();
  const { hasAisles } = useShopSettings();
  const text = () => listAsText(list, { order, hasAisles });
  return (
    <>
      {'share' in navigator && (
        <IconButton
          label={`Share ${list.name}`}
          tooltip="Share"
          onClick={() => void share(list.name, text())}
        >
          <Share />
        </IconButton>
      )}
      <IconButton
        label={`Copy ${list.name} as text`}
        tooltip="Copy as text"
        onClick={() => void copy(text())}
      >
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

async function share(title: string, text: string) {
  if (!(await openShareSheet({ title, text }))) await copy(text);
}

async function copy(text: string) {
  try {
    await copyText(text);
    toast({ title: 'Shopping list copied', description: 'Paste it into a message or a note.' });
  } catch {
    toastFailure('Copy failed', 'This browser does not allow copying here.');
  }
}

/** Prints one list only. */
function printList(card: HTMLElement | null) {
  if (!card) return;
  card.dataset.printing = '';
  // Some browsers do not block during the print dialog, so the mark is removed afterwards.
  window.addEventListener('afterprint', () => delete card.dataset.printing, { once: true });
  window.print();
}
