import type { WeekEvent } from '@plateful/contract/week.ts';
import { createLiveEvents, type LiveEvents } from '#db/live-events.ts';
import { type Notifications, type WeekNotification, weekChannel } from '#db/notifications.ts';

/** Sends changes of the week to the user's open pages. */
export function createWeekEvents(notifications: Notifications): LiveEvents<WeekEvent> {
  return createLiveEvents<WeekNotification, WeekEvent>({
    notifications,
    channel: weekChannel,
    topicsOf: ({ userId }) => [userId],
    eventOf: ({ first, last }) => ({ type: 'changed', first, last }),
  });
}
