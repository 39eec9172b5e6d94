import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { receiptGrid } from './receipt-grid.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

export function ReceiptsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your receipts</VisuallyHidden>
      <div className={receiptGrid}>
        {['one', 'two'].map((place) => (
          <Card key={place}>
            <div className="flex gap-4">
              <Skeleton className="h-18 w-14 shrink-0 rounded-lg" />
              <div className="grid grow content-start gap-2.5 pt-1">
                <Skeleton className="h-6 w-36" />
                <Skeleton className="w-44 max-w-full" />
              </div>
            </div>
            <div className="mt-6 grid gap-6">
              {rows.map((row) => (
                <div key={row} className="flex justify-between">
                  <Skeleton className="h-5 w-40" />
                  <Skeleton className="h-5 w-12" />
                </div>
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
