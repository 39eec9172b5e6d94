import { useRef, useState } from 'react';
import { ShowMore } from '#ui/show-more.tsx';
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

  function headingAfter(receipt: Receipt): string {
    const place = receipts.indexOf(receipt);
    const next = receipts[place + 1] ?? receipts[place - 1];
    return next ? headingIdOf(next.id) : listHeadingId;
  }

  return (
    <div>
      <ul ref={list} className={receiptGrid}>
        {receipts.slice(0, most).map((receipt) => (
          <li key={receipt.id} className="min-w-0">
            <ReceiptCard receipt={receipt} onDelete={() => setLeaving(receipt)} />
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        focusOn="h3"
        most={most}
        step={step}
        total={receipts.length}
        things="receipts"
        onMore={setMost}
      />
      <DeleteReceiptDialog
        receipt={leaving}
        onClose={() => setLeaving(null)}
        focusAfter={leaving ? headingAfter(leaving) : listHeadingId}
      />
    </div>
  );
}
