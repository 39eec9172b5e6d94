import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches what is shown after a change elsewhere. A request in flight is awaited and then repeated, because the server
 * may have read it before the change.
 */
export async function refetchActive(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, type: 'active' } as const;
  const isInFlight = client.isFetching(filters) > 0;
  await client.refetchQueries(filters, { cancelRefetch: false });
  if (isInFlight) await client.refetchQueries(filters, { cancelRefetch: false });
}
