import type { Section } from '@plateful/domain/foods/food.ts';
import {
  latestStore,
  placesToMove,
  type SectionPlace,
  sectionsInOrder,
} from '@plateful/domain/shopping/section-places.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { type SessionUser, userQueryKey, useUser } from '#lib/session.ts';
import { queuesOf } from './change-queue.ts';
import { toastUpdateFailure } from './list-toasts.ts';
import { isRefusal, sendInTurn } from './send-changes.ts';
import { useShopSettings } from './shop-settings.ts';

const queueOf = queuesOf<SectionPlace>('section-places');
const queueId = 'sections';

export const sectionPlacesQuery = queryOptions({
  queryKey: ['/api/section-places'],
  queryFn: async ({ signal, client }) => {
    const queue = ownQueue(client);
    await queue.load();
    const answer = await call('GET /api/section-places', {}, signal);
    for (const { at } of answer.places) queue.observe(at);
    // Sends changes left over from an earlier visit.
    setTimeout(() => sendPlaces(client));
    return answer;
  },
});

/** The account's order of sections in the current store, including unsent changes of this device. */
export function useSectionOrder() {
  const client = useQueryClient();
  const { user } = useUser();
  const queue = queueOf(user?.id ?? '');
  const { data } = useQuery({ ...sectionPlacesQuery, enabled: user !== null });
  const waiting = useSyncExternalStore(
    queue.subscribe,
    () => queue.of(queueId),
    () => queue.of(queueId),
  );
  const places = [...(data?.places ?? []), ...waiting];
  const chosen = useShopSettings().store;
  const store = chosen ?? latestStore(places);

  function move(section: Section, to: number) {
    // Typed names may end in a space.
    const placement = { store: store.trim(), section, to };
    queue.add(
      queueId,
      placesToMove(places, placement).map((place) => ({ ...place, store: placement.store })),
    );
    sendPlaces(client);
  }

  return {
    store,
    stores: [...new Set(places.map((place) => place.store))],
    order: sectionsInOrder(places, store.trim()),
    move,
  };
}

function ownQueue(client: QueryClient) {
  return queueOf(client.getQueryData<SessionUser>(userQueryKey)?.id ?? '');
}

function sendPlaces(client: QueryClient): void {
  const queue = ownQueue(client);
  if (queue.of(queueId).length === 0) return;
  sendInTurn(client, {
    id: queueId,
    send: async () => {
      const places = [...queue.of(queueId)];
      if (places.length === 0) return;
      try {
        client.setQueryData(sectionPlacesQuery.queryKey, await call('POST /api/section-places', { places }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        toastUpdateFailure(error);
      }
      queue.remove(queueId, places);
    },
    onError: toastUpdateFailure,
  });
}
