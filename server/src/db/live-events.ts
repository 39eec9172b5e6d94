import { AppError } from '#errors.ts';
import { accessChannel, type Notifications } from './notifications.ts';

/** An open page. `openedBy`: what let it in, as `openedBy` of notifications names it; `address`: whom it is counted for. */
export type Follower<Event> = {
  send: (event: Event) => void;
  gone: AbortSignal;
  openedBy: string;
  address: string;
};

/** The open pages of this server that follow a place: what belongs to one user, or one list that was shared. */
export type LiveEvents<Event> = {
  /** Sends each event of the place until the page is gone, what let it in has ended, or it has to connect anew. */
  follow(place: string, follower: Follower<Event>): Promise<void>;
  /** Ends every stream: the server stops, or may have missed a change. */
  endAll(): void;
};

/** After this a page connects anew, and whether it still may follow is checked again. */
const longestMs = 5 * 60_000;
/** Tabs and devices of one household; more are a client that never hangs up. */
const mostFollowers = 20;

type Following<Event> = Omit<Follower<Event>, 'gone'> & { end: () => void; giveWay: () => void };

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
  const places = new Map<string, Set<Following<Event>>>();
  let isListening = false;

  function tell(text: string) {
    const payload = JSON.parse(text) as Payload;
    for (const place of placesOf(payload)) {
      for (const { send } of places.get(place) ?? []) send(eventOf(payload));
    }
  }

  const all = () => [...places.values()].flatMap((followers) => [...followers]);

  function endAll() {
    for (const { end } of all()) end();
  }

  function endOpenedBy(access: string) {
    for (const { openedBy, end } of all()) if (openedBy === access) end();
  }

  return {
    follow(place, { gone, ...page }) {
      const followers = places.get(place) ?? new Set();
      if (!isListening) {
        notifications.listen(channel, tell, endAll);
        notifications.listen(accessChannel, endOpenedBy, endAll);
      }
      isListening = true;
      return new Promise((resolve, reject) => {
        const follower = { ...page, end, giveWay };
        const timer = setTimeout(end, longestMs);
        places.set(place, followers.add(follower));
        gone.addEventListener('abort', end);
        if (followers.size > mostFollowers) oldestOfMany(followers)?.giveWay();

        function end() {
          clearTimeout(timer);
          followers.delete(follower);
          if (followers.size === 0 && places.get(place) === followers) places.delete(place);
          resolve();
        }

        function giveWay() {
          reject(new AppError('rate_limited', 'Too many pages follow this'));
          end();
        }
      });
    },
    endAll,
  };
}

/** The oldest of the address that has the most: whoever follows without end keeps out nobody else. */
function oldestOfMany<Event>(followers: ReadonlySet<Following<Event>>): Following<Event> | undefined {
  const byAddress = [...Map.groupBy(followers, ({ address }) => address).values()];
  const most = Math.max(...byAddress.map((some) => some.length));
  return byAddress.find((some) => some.length === most)?.[0];
}
