import type { ListChanges, ListEvent } from '@plateful/contract/shopping-lists.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { isNotFound, isUnreachable } from '#lib/api-error.ts';
import { linkOwner } from '#lib/kept.ts';
import { useEvents } from '#lib/use-events.ts';
import { queueOf } from './change-queue.ts';
import { forgetSharedList, keepSharedList, keptSharedList } from './kept-shared-lists.ts';
import { type ListPlace, syncList } from './send-changes.ts';
import { type SyncedList, withOperations } from './shown-list.ts';

const queue = queueOf(linkOwner);

/** A list behind a link; null once the link has ended. */
function sharedListQuery(token: string) {
  return queryOptions({
    queryKey: ['/api/shared-lists', token],
    queryFn: async ({ signal, client }): Promise<SyncedList | null> => {
      await queue.load();
      const list = await readShared(token, signal);
      if (!list) return null;
      if (list.clock) queue.observe(list.clock);
      // Once it is shown: what an earlier visit has left.
      setTimeout(() => syncList(client, sharedList(client, token)));
      const known = sharedList(client, token).read();
      return known && known.version > list.version ? known : list;
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}

type SharedList = SyncedList & Partial<Pick<ListChanges, 'clock'>>;

/** Without a connection as it was seen last; null once its link has ended. */
async function readShared(token: string, signal: AbortSignal): Promise<SharedList | null> {
  try {
    const { list } = await call('GET /api/shared-lists/{token}', { token }, signal);
    const shared = { ...list, id: token };
    keepSharedList(shared);
    return shared;
  } catch (error) {
    if (isNotFound(error)) {
      forgetSharedList(token);
      return null;
    }
    const kept = isUnreachable(error) ? await keptSharedList(token) : undefined;
    if (!kept) throw error;
    return kept;
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
      keepSharedList(list);
    },
    drop() {
      client.setQueryData(queryKey, null);
      forgetSharedList(token);
    },
    sync: (sent) => call('POST /api/shared-lists/{token}/sync', { token, ...sent }),
  };
}

/** The list as it is shown, followed as it changes elsewhere. */
export function useSharedList(token: string) {
  const client = useQueryClient();
  const place = sharedList(client, token);
  const { data, isFetching, refetch } = useQuery(sharedListQuery(token));
  const waiting = useSyncExternalStore(queue.subscribe, queue.all, queue.all);
  useEvents<ListEvent>(
    data ? `/api/shared-lists/${encodeURIComponent(token)}/events` : null,
    // The same version once more: the link may have ended.
    ({ version }) => syncList(client, place, Math.max(version ?? 0, (place.read()?.version ?? 0) + 1)),
    () => void refetch({ cancelRefetch: false }),
  );
  return {
    place,
    list: data && withOperations(data, waiting[token] ?? []),
    isEnded: data === null,
    isLoading: data === undefined && isFetching,
    retry: () => void refetch(),
  };
}
