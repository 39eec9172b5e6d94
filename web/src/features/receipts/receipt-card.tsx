import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { ChevronDown, CircleCheck, ImageOff, ReceiptText, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMoney } from '#lib/format.ts';
import { capitalized, counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { focusAfterRemoval, itemIdOf, receiptHeadingId } from './receipt-focus.ts';
import {
  amountText,
  checksOf,
  dayOf,
  photoProblemTexts,
  type Receipt,
  receiptName,
  storeOf,
} from './receipt-words.ts';
import { useMoveItem } from './receipts.queries.ts';

/** docs/product.md, Pages. */
const firstItems = 5;

type Props = { receipt: Receipt; onDelete: () => void };

/** One receipt as it was read, to check and to correct. */
export function ReceiptCard({ receipt, onDelete }: Props) {
  const headingId = receiptHeadingId(receipt.id);
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
              {total !== null && ` · ${formatMoney(total, receipt.currency)}`}
            </p>
            <p className="text-soft text-sm tabular-nums">{counted(items.length, 'item')}</p>
          </div>
          <IconButton
            label={`Delete receipt: ${receiptName(receipt)}`}
            onClick={onDelete}
            className="-mt-1 -mr-1.5"
          >
            <Trash2 />
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
            <ChevronDown className={cn('size-4.5 text-soft transition-[rotate]', isWhole && 'rotate-180')} />
          </button>
        )}
        <RemovedItems receipt={receipt} />
        <ItemDialog receipt={receipt} itemId={openItem} onClose={() => setOpenItem(null)} />
      </article>
    </Card>
  );
}

const box =
  'grid h-18 w-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-sunk inset-ring inset-ring-line';

/** The photo, small; larger in a dialog. A receipt without one shows a sign in its place. */
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

/** Whether our reading can be trusted, by the receipt's own figures and by its photo. */
function ReceiptChecks({ receipt }: { receipt: Receipt }) {
  const checks = checksOf(receipt);
  const problems = photoProblemTexts(receipt.photoProblems);
  if (checks.length === 0 && problems.length === 0) return null;
  return (
    <ul className="grid gap-1.5 px-4 pb-3.5 text-sm sm:px-5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {checks.map(({ agrees, text }) => (
        <li key={text} className="flex items-start gap-2">
          {agrees ? <CircleCheck className="text-leaf" /> : <TriangleAlert className="text-saffron-ink" />}
          <span className="tabular-nums">{text}</span>
        </li>
      ))}
      {problems.map((problem) => (
        <li key={problem} className="flex items-start gap-2">
          <ImageOff className="text-saffron-ink" />
          <span>{problem}</span>
        </li>
      ))}
    </ul>
  );
}

type ReceiptItemRowProps = { receipt: Receipt; item: ReceiptItem; onOpen: () => void };

/** One bought thing; opens to be corrected. */
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

/** Items that were removed from this receipt, here or earlier by the same words, and a way to restore them. */
function RemovedItems({ receipt }: { receipt: Receipt }) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate } = useMoveItem();
  const { removedItems } = receipt;
  if (removedItems.length === 0) return null;

  function putBack(itemId: number) {
    mutate({ receipt, itemId, isRemoved: false });
    focusAfterRemoval(itemIdOf(receipt.id, itemId), receiptHeadingId(receipt.id));
  }

  return (
    <div className="border-line border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-center gap-2 px-5 text-soft text-sm transition-colors hover:bg-fill focus-visible:-outline-offset-4"
      >
        {counted(removedItems.length, 'removed item')}
        <ChevronDown className={cn('size-4.5 transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      <ul id={listId} hidden={!isOpen} className="px-4 pb-3 sm:px-5">
        {removedItems.map((item) => (
          <li key={item.id} className="flex min-h-touch items-center gap-3 text-sm">
            <span className="wrap-anywhere min-w-0 flex-1 text-soft line-through">
              {capitalized(item.name)}
            </span>
            <Button
              size="sm"
              variant="quiet"
              icon={<Undo2 />}
              onClick={() => putBack(item.id)}
              className="-mr-3"
            >
              Put Back
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
