import { AppError } from '#errors.ts';
import type { Notifications } from './notifications.ts';

/** The open pages of this server that follow a place: what belongs to one user, or one list that was shared. */
export type LiveEvents<Event> = {
  /** Sends each event of the place until the page is gone, or has to connect anew. */
  follow(place: string, send: (event: Event) => void, gone: AbortSignal): Promise<void>;
  /** Ends every stream: the server stops, or may have missed a change. */
  endAll(): void;
};

/** After this a page connects anew, and whether it still may follow is checked again. */
const longestMs = 5 * 60_000;
/** Tabs and devices of one household; more are a client that never hangs up. */
const mostFollowers = 20;

type Follower<Event> = { send: (event: Event) => void; end: () => void };

type Source<Payload, Event> = {
  notifications: Notifications;
  /** Where the database tells of changes, as JSON. */
  channel: string;
  placesOf(payload: Payload): string[];
  eventOf(payload: Payload): Event;
};

export function createLiveEvents<Payload, Event>({
  notifications,
  channel,
  placesOf,
  eventOf,
}: Source<Payload, Event>): LiveEvents<Event> {
  const places = new Map<string, Set<Follower<Event>>>();
  let isListening = false;

  function tell(text: string) {
    const payload = JSON.parse(text) as Payload;
    for (const place of placesOf(payload)) {
      for (const { send } of places.get(place) ?? []) send(eventOf(payload));
    }
  }

  function endAll() {
    for (const followers of [...places.values()]) for (const { end } of [...followers]) end();
  }

  return {
    follow(place, send, gone) {
      const followers = places.get(place) ?? new Set();
      if (followers.size >= mostFollowers) {
        return Promise.reject(new AppError('rate_limited', 'Too many pages follow this'));
      }
      if (!isListening) notifications.listen(channel, tell, endAll);
      isListening = true;
      return new Promise((resolve) => {
        const follower = { send, end };
        const timer = setTimeout(end, longestMs);
        places.set(place, followers.add(follower));
        gone.addEventListener('abort', end);

        function end() {
          clearTimeout(timer);
          followers.delete(follower);
          if (followers.size === 0 && places.get(place) === followers) places.delete(place);
          resolve();
        }
      });
    },
    endAll,
  };
}
