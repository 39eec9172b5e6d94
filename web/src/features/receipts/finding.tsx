import type { TasteInsight } from '@plateful/contract/receipts.ts';
import { formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { capitalized } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type Receipt, storeOf } from './receipt-words.ts';

type Props = {
  insight: TasteInsight;
  receipts: readonly Receipt[];
  /** Whether the profile has it, saved or not. */
  isChosen?: boolean | undefined;
  /** Without it there is nothing to add to. */
  onAdd?: (() => void) | undefined;
};

/** One thing that receipts say, and on opening the printed lines that say it. */
export function Finding({ insight, receipts, isChosen = false, onAdd }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = capitalized(insight.name);
  return (
    <li>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-md py-2 text-left font-medium"
        >
          <span className="wrap-anywhere min-w-0">
            {name}
            <VisuallyHidden> because</VisuallyHidden>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4.5 shrink-0 text-soft transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
        {onAdd && (
          <Button
            size="sm"
            variant={isChosen ? 'quiet' : 'secondary'}
            aria-disabled={isChosen || undefined}
            onClick={isChosen ? undefined : onAdd}
            icon={isChosen ? <Check aria-hidden="true" className="text-leaf" /> : <Plus aria-hidden="true" />}
            className={cn('min-w-26', isChosen && 'cursor-default! text-soft hover:bg-transparent')}
          >
            {isChosen ? 'Added' : 'Add'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="animate-fade-in pb-3.5 text-sm">
        <p className="text-soft">Because you bought</p>
        <ul className="mt-1 grid gap-1">
          {insight.because.map(({ receiptId, itemId, text }) => (
            <li key={`${receiptId} ${itemId}`} className="wrap-anywhere">
              <span className="font-medium">{text}</span>
              <Source receipt={receipts.find(({ id: other }) => other === receiptId)} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Source({ receipt }: { receipt: Receipt | undefined }) {
  if (!receipt) return null;
  return (
    <span className="text-soft">
      {` · ${storeOf(receipt)}`}
      {receipt.date !== null && (
        <span className="whitespace-nowrap">
          {`, ${formatDay(receipt.date, { month: 'short', day: 'numeric' })}`}
        </span>
      )}
    </span>
  );
}
