import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToday } from '#lib/use-today.ts';
import { receiptsQuery } from './receipts.queries.ts';

/** What the month's limit says; undefined while it is not known. Of a month that is over, in a tab left open, nothing is. */
export function useReceiptUsage() {
  const { data, isFetching, refetch } = useQuery(receiptsQuery);
  const today = useToday();
  const isOver = data !== undefined && today >= data.usage.resetsOn;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  const usage = isOver ? undefined : data?.usage;
  return { usage, isLoading: isFetching && !usage };
}
