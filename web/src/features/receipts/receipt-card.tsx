import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '#lib/words.ts';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ReceiptChecks } from './receipt-checks.tsx';
import { headingIdOf } from './receipt-focus.ts';
import { ReceiptItemRow } from './receipt-item-row.tsx';
import { ReceiptPhoto } from './receipt-photo.tsx';
import { dayOf, formatMoney, type Receipt, receiptName, storeOf } from './receipt-words.ts';
import { RemovedItems } from './removed-items.tsx';

/** Specification, section 2. */
const firstItems = 5;

type Props = { receipt: Receipt; onDelete: () => void };

/** One receipt as it was read, to check and to correct. */
export function ReceiptCard({ receipt, onDelete }: Props) {
  const headingId = headingIdOf(receipt.id);
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [openItem, setOpenItem] = useState<number | null>(null);
  const { parsedItems: items, total } = receipt;
  const rest = items.length - firstItems;
  return (
    <Card asChild padding="none">
      <article aria-labelledby={headingId}>
        <header className="flex items-start gap-4 p-4 pb-3 sm:p-5 sm:pb-4">
          <ReceiptPhoto receipt={receipt} />
          <div className="min-w-0 flex-1 pt-0.5">
            <h3 id={headingId} tabIndex={-1} className="wrap-anywhere scroll-mt-28 text-xl">
              {storeOf(receipt)}
            </h3>
            <p className="mt-0.5 text-soft text-sm tabular-nums">
              {dayOf(receipt)}
              {total !== null && ` · ${formatMoney(total, receipt)}`}
            </p>
            <p className="text-soft text-sm tabular-nums">{counted(items.length, 'item')}</p>
          </div>
          <IconButton
            label={`Delete receipt: ${receiptName(receipt)}`}
            onClick={onDelete}
            className="-mt-1 -mr-1.5"
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </header>
        <ReceiptChecks receipt={receipt} />
        <ul id={listId} className="border-line border-t px-1.5 py-1.5 sm:px-2.5">
          {(isWhole ? items : items.slice(0, firstItems)).map((item) => (
            <ReceiptItemRow key={item.id} receipt={receipt} item={item} onOpen={() => setOpenItem(item.id)} />
          ))}
          {items.length === 0 && <li className="px-3 py-3 text-soft text-sm">Every item was removed.</li>}
        </ul>
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
            className="flex min-h-12 w-full items-center justify-center gap-2 border-line border-t px-5 font-semibold text-sm transition-colors hover:bg-fill focus-visible:-outline-offset-4"
          >
            {isWhole ? 'Show fewer items' : `+${rest} more ${rest === 1 ? 'item' : 'items'} detected`}
            <ChevronDown
              aria-hidden="true"
              className={cn('size-4.5 text-soft transition-[rotate]', isWhole && 'rotate-180')}
            />
          </button>
        )}
        <RemovedItems receipt={receipt} />
        <ItemDialog receipt={receipt} itemId={openItem} onClose={() => setOpenItem(null)} />
      </article>
    </Card>
  );
}
