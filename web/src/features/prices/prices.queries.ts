import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Only for signed-in people. */
export const pricesQuery = queryOptions({
  queryKey: ['/api/prices'],
  queryFn: ({ signal }) => call('GET /api/prices', {}, signal),
});

/** Refetched whenever the page is opened: weeks and budgets change elsewhere. */
export const spendingQuery = queryOptions({
  queryKey: [...pricesQuery.queryKey, 'spending'],
  queryFn: ({ signal }) => call('GET /api/spending', {}, signal),
  staleTime: 0,
});
