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

/**
 * The same for what is shown, and marks everything else for its next use. Requests in flight are canceled, since they
 * could show the state before the change; those that load something for the first time cannot be, so they are repeated.
 */
export async function refetchChanged(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, type: 'active' } as const;
  const isLoading = client.isFetching({
    ...filters,
    predicate: ({ state }) => state.data === undefined,
  });
  await client.invalidateQueries({ queryKey });
  if (isLoading > 0) await client.refetchQueries(filters);
}
