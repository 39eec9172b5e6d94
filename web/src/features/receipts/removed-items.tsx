import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { focusAfterRemoval, itemIdOf, receiptHeadingId } from './receipt-focus.ts';
import type { Receipt } from './receipt-words.ts';
import { useMoveItem } from './receipts.queries.ts';

/** Items removed from this receipt, now or because of an earlier removal of the same text. They can be restored. */
export function RemovedItems({ receipt }: { receipt: Receipt }) {
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
              Restore
              <VisuallyHidden> {item.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
