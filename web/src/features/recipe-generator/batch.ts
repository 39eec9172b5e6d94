import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#lib/hydration.tsx';

/** The displayed samples, reproducible from count and seed. */
export type SampleBatch = { kind: 'samples'; count: number; seed: number; request?: string };

/** The recipes generated last, with their messages. */
export type GeneratedBatch = {
  kind: 'generated';
  /** Id of the user who generated them. */
  owner: string;
  ids: string[];
  isFallback: boolean;
  notice?: string;
  /** The request in free text. */
  request?: string;
};

export type Batch = SampleBatch | GeneratedBatch;

const batchKey = ['recipe-batch'];

export function keepBatch(client: QueryClient, batch: Batch): void {
  client.setQueryData<Batch>(batchKey, batch);
}

/** The batch in a history state; null for any other state. */
export function readBatch(state: unknown): Batch | null {
  if (!isObject(state) || !isObject(state.batch)) return null;
  const { kind, count, seed, owner, ids, isFallback, notice, request } = state.batch;
  const optionalRequest = typeof request === 'string' ? { request } : {};
  if (kind === 'samples' && isCount(count) && isCount(seed)) return { kind, count, seed, ...optionalRequest };
  if (kind !== 'generated' || typeof owner !== 'string' || !isTexts(ids)) return null;
  const batch: GeneratedBatch = { kind, owner, ids, isFallback: isFallback === true, ...optionalRequest };
  return typeof notice === 'string' ? { ...batch, notice } : batch;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/**
 * The displayed batch. Kept in the query cache while the application is open, and in the history state across reloads.
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
  // The history state is unknown while rendering on the server.
  const remembered = readBatch(useHydrated() ? state : null);
  const isRemembered = JSON.stringify(remembered) === JSON.stringify(cached ?? remembered);

  useEffect(() => {
    if (isRemembered) return;
    const options = { replace: true, preventScrollReset: true, state: { batch: cached } };
    void navigate({ pathname, search, hash }, options);
  }, [isRemembered, cached, navigate, pathname, search, hash]);

  return [cached ?? remembered, (batch) => keepBatch(client, batch)];
}
