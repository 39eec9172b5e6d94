import type { ListEvent } from '@plateful/contract/shopping-lists.ts';
import { type ListNotification, listChannel, type Notifications } from '#db/notifications.ts';

/** The open pages of this server that follow a user's lists, or one list that was shared with them. */
export type ListEvents = {
  /** Null when one place has too many pages open. `end` is called when the page has to connect anew. */
  follow(place: string, send: (event: ListEvent) => void, end: () => void): (() => void) | null;
  /** Ends every stream: the server stops, or may have missed a change. */
  endAll(): void;
};

/** Tabs and devices of one household; more are a client that never hangs up. */
const mostFollowers = 20;

type Follower = { send: (event: ListEvent) => void; end: () => void };

export function createListEvents(notifications: Notifications): ListEvents {
  const places = new Map<string, Set<Follower>>();
  let isListening = false;

  function tell(payload: string) {
    const { userId, listId, version } = JSON.parse(payload) as ListNotification;
    for (const place of [userId, listId]) {
      for (const { send } of places.get(place) ?? []) send({ type: 'changed', listId, version });
    }
  }

  function endAll() {
    for (const followers of [...places.values()]) for (const { end } of [...followers]) end();
  }

  return {
    follow(place, send, end) {
      const followers = places.get(place) ?? new Set();
      if (followers.size >= mostFollowers) return null;
      if (!isListening) notifications.listen(listChannel, tell, endAll);
      isListening = true;
      const follower = { send, end };
      places.set(place, followers.add(follower));
      return () => {
        followers.delete(follower);
        if (followers.size === 0 && places.get(place) === followers) places.delete(place);
      };
    },
    endAll,
  };
}
