import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#lib/use-hydrated.ts';
import { type Batch, batchKey, keepBatch, readBatch } from './batch.ts';

/**
 * What the generator shows. The cache keeps it for as long as the application is open, the history's entry beyond a
 * reload.
 */
export function useBatch(): [Batch | null, (batch: Batch) => void] {
  const client = useQueryClient();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { data: cached } = useQuery<Batch>({
    queryKey: batchKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // The server renders one page for all histories.
  const remembered = readBatch(useHydrated() ? state : null);
  const isRemembered = JSON.stringify(remembered) === JSON.stringify(cached ?? remembered);

  useEffect(() => {
    if (isRemembered) return;
    const options = { replace: true, preventScrollReset: true, state: { batch: cached } };
    void navigate({ pathname, search, hash }, options);
  }, [isRemembered, cached, navigate, pathname, search, hash]);

  return [cached ?? remembered, (batch) => keepBatch(client, batch)];
}
