import type { ListChanges, ListEvent } from '@plateful/contract/shopping-lists.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { isNotFound, isUnreachable } from '#lib/api-error.ts';
import { linkOwner } from '#lib/stored-data.ts';
import { useEvents } from '#lib/use-events.ts';
import { cachedSharedList, cacheSharedList, removeCachedSharedList } from './cached-shared-lists.ts';
import { queueOf } from './change-queue.ts';
import { type ListPlace, syncList } from './send-changes.ts';
import { type SyncedList, withOperations } from './shown-list.ts';

const queue = queueOf(linkOwner);

/** A shared list; null once its link has been revoked. */
function sharedListQuery(token: string) {
  return queryOptions({
    queryKey: ['/api/shared-lists', token],
    queryFn: async ({ signal, client }): Promise<SyncedList | null> => {
      await queue.load();
      const list = await readShared(token, signal);
      if (!list) return null;
      if (list.clock) queue.observe(list.clock);
      // Deferred until it is shown: sends changes left over from an earlier visit.
      setTimeout(() => syncList(client, sharedList(client, token)));
      const cached = sharedList(client, token).read();
      return cached && cached.version > list.version ? cached : list;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

type SharedList = SyncedList & Partial<Pick<ListChanges, 'clock'>>;

/** Falls back to the last seen state while offline; null once the link has been revoked. */
async function readShared(token: string, signal: AbortSignal): Promise<SharedList | null> {
  try {
    const { list } = await call('GET /api/shared-lists/{token}', { token }, signal);
    const shared = { ...list, id: token };
    cacheSharedList(shared);
    return shared;
  } catch (error) {
    if (isNotFound(error)) {
      // Before the page says so: a person who reads that it ended may lose the connection at once.
      await removeCachedSharedList(token);
      return null;
    }
    const cached = isUnreachable(error) ? await cachedSharedList(token) : undefined;
    if (!cached) throw error;
    return cached;
  }
}

export function sharedList(client: QueryClient, token: string): ListPlace {
  const { queryKey } = sharedListQuery(token);
  return {
    id: token,
    queue,
    hasFoods: false,
    read: () => client.getQueryData<SyncedList | null>(queryKey) ?? undefined,
    write(list) {
      client.setQueryData(queryKey, list);
      cacheSharedList(list);
    },
    drop() {
      client.setQueryData(queryKey, null);
      void removeCachedSharedList(token);
    },
    sync: (sent) => call('POST /api/shared-lists/{token}/sync', { token, ...sent }),
  };
}

/** The displayed list with live updates. */
export function useSharedList(token: string) {
  const client = useQueryClient();
  const place = sharedList(client, token);
  const { data, isFetching, refetch } = useQuery(sharedListQuery(token));
  const waiting = useSyncExternalStore(queue.subscribe, queue.all, queue.all);
  useEvents<ListEvent>(
    data ? `/api/shared-lists/${encodeURIComponent(token)}/events` : null,
    // An event without a new version may mean that the link was revoked.
    ({ version }) => syncList(client, place, Math.max(version ?? 0, (place.read()?.version ?? 0) + 1)),
    // Cancels a request in flight: its answer may predate a change whose event was missed.
    () => void refetch(),
  );
  return {
    place,
    list: data && withOperations(data, waiting[token] ?? []),
    isEnded: data === null,
    isLoading: data === undefined && isFetching,
    retry: () => void refetch(),
  };
}
