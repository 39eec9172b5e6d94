import { pagePaths } from '@plateful/contract/pages.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Picture } from '#ui/picture.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { type Receipts, receiptsOf } from './receipt-cache.ts';
import { listHeadingId } from './receipt-focus.ts';
import { ReceiptList, receiptGrid } from './receipt-list.tsx';
import { receiptsQuery } from './receipts.queries.ts';

type Props = {
  title: string;
  hint: string;
  /** Content above the list, if there are receipts. */
  above?: ((shown: Pick<Receipts, 'receipts' | 'insights'>) => ReactNode) | undefined;
};

/** The receipts of a signed-in user, newest first. */
export function ReceiptsSection({ title, hint, above }: Props) {
  const query = useInfiniteQuery(receiptsQuery);
  return (
    <section aria-labelledby={listHeadingId} className="grid grid-cols-1 gap-5">
      <header>
        <h2 id={listHeadingId} tabIndex={-1} className="scroll-mt-28 text-3xl">
          {title}
        </h2>
        <p className="mt-1.5 max-w-text text-soft">{hint}</p>
      </header>
      <Loaded
        query={query}
        skeleton={
          <Loading label="Loading your receipts" className={receiptGrid}>
            <Skeleton className="h-84 rounded-2xl" />
            <Skeleton className="h-84 rounded-2xl" />
          </Loading>
        }
        failure="Your receipts could not be loaded"
      >
        {(data) => {
          const receipts = receiptsOf(data);
          const [first] = data.pages;
          if (!first || receipts.length === 0) return <NoReceipts />;
          return (
            <>
              {above?.({ receipts, insights: first.insights })}
              <p className="flex flex-wrap gap-x-6 gap-y-5">
                <Link to={pagePaths.prices} className="link touch-area">
                  What you pay, by food and store
                </Link>
                <Link to={pagePaths.atHome} className="link touch-area">
                  What is at home
                </Link>
              </p>
              <ReceiptList receipts={receipts} total={first.total ?? receipts.length} pages={query} />
            </>
          );
        }}
      </Loaded>
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
        Upload your first one to see what it says about your taste.
      </EmptyState>
    </Card>
  );
}
