import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Output } from '#lib/api.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { listHeadingId } from './receipt-focus.ts';
import { ReceiptList, receiptGrid } from './receipt-list.tsx';
import { receiptsQuery } from './receipts.queries.ts';

type Props = {
  title: string;
  hint: string;
  /** What is said above the list when there are receipts. */
  above?: ((all: Output<'GET /api/grocery-receipts'>) => ReactNode) | undefined;
};

/** All receipts of a signed-in person, newest first. */
export function ReceiptsSection({ title, hint, above }: Props) {
  const { data, isFetching, error, refetch } = useQuery(receiptsQuery);
  return (
    <section aria-labelledby={listHeadingId} className="grid grid-cols-1 gap-5">
      <header>
        <h2 id={listHeadingId} tabIndex={-1} className="scroll-mt-28 text-3xl">
          {title}
        </h2>
        <p className="mt-1.5 max-w-text text-soft">{hint}</p>
      </header>
      {data ? (
        data.receipts.length === 0 ? (
          <NoReceipts />
        ) : (
          <>
            {above?.(data)}
            <ReceiptList receipts={data.receipts} />
          </>
        )
      ) : isFetching ? (
        <ReceiptsSkeleton />
      ) : (
        <LoadFailure title="Your receipts could not be loaded" onRetry={() => void refetch()}>
          {serverMessageOf(error)}
        </LoadFailure>
      )}
    </section>
  );
}

function NoReceipts() {
  return (
    <Card variant="outline">
      <EmptyState
        level={3}
        picture={<Picture name="receipt" size={72} />}
        title="No receipts yet"
        className="py-4"
      >
        Upload your first one, and what it says about your taste shows up here.
      </EmptyState>
    </Card>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

function ReceiptsSkeleton() {
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
