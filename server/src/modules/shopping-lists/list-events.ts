import type { ListEvent } from '@plateful/contract/shopping-lists.ts';
import { createLiveEvents, type LiveEvents } from '#db/live-events.ts';
import { type ListNotification, listChannel, type Notifications } from '#db/notifications.ts';

/** Sends list changes to the owner's open pages and to those of a shared list. */
export function createListEvents(notifications: Notifications): LiveEvents<ListEvent> {
  return createLiveEvents<ListNotification, ListEvent>({
    notifications,
    channel: listChannel,
    topicsOf: ({ userId, listId }) => [userId, listId],
    eventOf: ({ listId, version }) => ({ type: 'changed', listId, version }),
  });
}
