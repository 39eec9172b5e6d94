import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeleteReceiptDialog } from './delete-receipt-dialog.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { headingIdOf, listHeadingId } from './receipt-focus.ts';
import { receiptGrid } from './receipt-grid.ts';
import type { Receipt } from './receipt-words.ts';

const step = 6;

export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const [most, setMost] = useState(step);
  const [leaving, setLeaving] = useState<Receipt | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = receipts.slice(0, most);
  const rest = receipts.length - shown.length;

  function showMore() {
    setMost(most + step);
    // The first of the new ones stands where the button was.
    const first = shown.length;
    requestAnimationFrame(() => {
      list.current?.children[first]?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    });
  }

  function headingAfter(receipt: Receipt): string {
    const place = receipts.indexOf(receipt);
    const next = receipts[place + 1] ?? receipts[place - 1];
    return next ? headingIdOf(next.id) : listHeadingId;
  }

  return (
    <div>
      <ul ref={list} className={receiptGrid}>
        {shown.map((receipt) => (
          <li key={receipt.id} className="min-w-0">
            <ReceiptCard receipt={receipt} onDelete={() => setLeaving(receipt)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-6 flex flex-col items-center gap-2">
          <Button variant="secondary" onClick={showMore} className="max-sm:w-full">
            Show {Math.min(step, rest)} More
          </Button>
          <p className="text-soft text-sm tabular-nums">
            {shown.length} of {receipts.length} receipts
          </p>
        </div>
      )}
      <DeleteReceiptDialog
        receipt={leaving}
        onClose={() => setLeaving(null)}
        focusAfter={leaving ? headingAfter(leaving) : listHeadingId}
      />
    </div>
  );
}
