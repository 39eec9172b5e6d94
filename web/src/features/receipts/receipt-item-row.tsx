import type { ReceiptItem } from '@plateful/contract/receipts.ts';
import { capitalized } from '#lib/words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { itemIdOf } from './receipt-focus.ts';
import { amountText, formatMoney, type Receipt } from './receipt-words.ts';

type Props = { receipt: Receipt; item: ReceiptItem; onOpen: () => void };

/** One bought thing; opens to be corrected. */
export function ReceiptItemRow({ receipt, item, onOpen }: Props) {
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
          {item.price === null ? '' : formatMoney(item.price, receipt)}
        </span>
      </button>
    </li>
  );
}
