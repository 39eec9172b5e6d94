import { QueryClient } from '@tanstack/react-query';

/** No retries, no refetching on focus, data never stale (docs/product.md, API). */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // "always": while offline, a call fails with a message instead of being paused.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
