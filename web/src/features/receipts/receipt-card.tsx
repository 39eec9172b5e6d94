import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { ChevronDown, Pencil, Plus, ReceiptText, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddItemDialog } from './add-item-dialog.tsx';
import { HeaderDialog } from './header-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ReceiptChecks } from './receipt-checks.tsx';
import { itemIdOf, receiptHeadingId } from './receipt-focus.ts';
import { amountText, dayOf, type Receipt, receiptName, storeOf } from './receipt-words.ts';
import { RemovedItems } from './removed-items.tsx';

/** docs/product.md, Pages. */
const firstItems = 5;

type Props = { receipt: Receipt; onDelete: () => void };

/** One recognized receipt, for checking and correcting. */
export function ReceiptCard({ receipt, onDelete }: Props) {
  const headingId = receiptHeadingId(receipt.id);
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [isHeadOpen, setHeadOpen] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
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
              {total !== null && ` · ${formatMoney(total, receipt.currency)}`}
            </p>
            <p className="text-soft text-sm tabular-nums">{counted(items.length, 'item')}</p>
          </div>
          <IconButton
            label={`Correct store, day and total: ${receiptName(receipt)}`}
            tooltip="Correct"
            onClick={() => setHeadOpen(true)}
            className="-mt-1 -mr-3"
          >
            <Pencil />
          </IconButton>
          <IconButton
            label={`Delete receipt: ${receiptName(receipt)}`}
            onClick={onDelete}
            className="-mt-1 -mr-1.5"
          >
            <Trash2 />
          </IconButton>
        </header>
        <ReceiptChecks receipt={receipt} onCorrect={() => setHeadOpen(true)} onDelete={onDelete} />
        <ul id={listId} className="border-line border-t px-1.5 py-1.5 sm:px-2.5">
          {(isWhole ? items : items.slice(0, firstItems)).map((item) => (
            <ReceiptItemRow key={item.id} receipt={receipt} item={item} onOpen={() => setOpenItem(item.id)} />
          ))}
          {items.length === 0 && <li className="px-3 py-3 text-soft text-sm">Every item was removed.</li>}
          <li>
            <button
              type="button"
              onClick={() => setIsAdding(true)}
              className="flex min-h-touch w-full items-center gap-2 rounded-md px-2.5 py-2.5 text-left text-soft text-sm transition-colors hover:bg-fill hover:text-ink"
            >
              <Plus className="size-4.5" />
              Add a missed item
            </button>
          </li>
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
            <ChevronDown className={cn('size-4.5 text-soft transition-[rotate]', isWhole && 'rotate-180')} />
          </button>
        )}
        <RemovedItems receipt={receipt} />
        <HeaderDialog receipt={receipt} isOpen={isHeadOpen} onClose={() => setHeadOpen(false)} />
        <AddItemDialog receipt={receipt} isOpen={isAdding} onClose={() => setIsAdding(false)} />
        <ItemDialog receipt={receipt} itemId={openItem} onClose={() => setOpenItem(null)} />
      </article>
    </Card>
  );
}

const box =
  'grid h-18 w-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-sunk inset-ring inset-ring-line';

/** A thumbnail that opens a dialog. Receipts without a photo show an icon. */
function ReceiptPhoto({ receipt }: { receipt: Receipt }) {
  const { imageUrl } = receipt;
  const [isBroken, setIsBroken] = useState(false);
  const name = receiptName(receipt);
  if (imageUrl === null || isBroken) {
    return (
      <span aria-hidden="true" className={`${box} text-soft`}>
        <ReceiptText className="size-6" />
      </span>
    );
  }
  return (
    <Dialog>
      <DialogTrigger
        aria-label={`Show photo: ${name}`}
        className={`${box} transition-[scale] hover:scale-105 active:scale-100`}
      >
        <img
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setIsBroken(true)}
          className="size-full object-cover object-top"
        />
      </DialogTrigger>
      <DialogContent
        title={name}
        footer={
          <Button asChild variant="secondary">
            <a href={imageUrl} target="_blank" rel="noreferrer">
              Open Full Size
            </a>
          </Button>
        }
      >
        <div className="grid min-h-72 place-items-center rounded-xl bg-sunk p-2">
          <img
            src={imageUrl}
            alt={`The receipt: ${name}`}
            className="max-h-[60dvh] max-w-full rounded-md object-contain"
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

type ReceiptItemRowProps = { receipt: Receipt; item: ReceiptItem; onOpen: () => void };

/** One item; a click opens the correction dialog. */
function ReceiptItemRow({ receipt, item, onOpen }: ReceiptItemRowProps) {
  const amount = amountText(item);
  const mark = item.isFood ? item.isGuess && 'guess' : 'not food';
  return (
    <li>
      <button
        type="button"
        id={itemIdOf(receipt.id, item.id)}
        onClick={onOpen}
        className="flex min-h-touch w-full items-baseline gap-3 rounded-md px-2.5 py-2.5 text-left text-sm transition-colors hover:bg-fill"
      >
        <VisuallyHidden>Correct </VisuallyHidden>
        <span className="wrap-anywhere min-w-0 flex-1">
          <span className={item.isFood ? 'font-medium' : 'text-soft'}>{capitalized(item.name)}</span>
          {mark && <span className="ml-2 whitespace-nowrap text-soft text-xs italic">{mark}</span>}
        </span>
        {amount !== '' && <span className="shrink-0 text-soft tabular-nums">{amount}</span>}
        <span className="min-w-14 shrink-0 text-right tabular-nums">
          {item.price === null ? '' : formatMoney(item.price, receipt.currency)}
        </span>
      </button>
    </li>
  );
}
