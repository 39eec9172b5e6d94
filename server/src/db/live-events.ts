import { AppError } from '#errors.ts';
import { accessChannel, type Notifications } from './notifications.ts';

/**
 * An open page. `authorizedBy`: the session, key or link that authorized it, as in notifications; `owner`: the user
 * whose data it shows; `address`: its key for the connection limit.
 */
export type Follower<Event> = {
  send: (event: Event) => void;
  gone: AbortSignal;
  authorizedBy: string;
  owner: string;
  address: string;
};

/** Pages connected to this server, by the place they subscribe to: one user's data or one shared list. */
export type LiveEvents<Event> = {
  /** Sends the place's events until the page disconnects, its access ends, or the time limit forces a reconnect. */
  follow(place: string, follower: Follower<Event>): Promise<void>;
  /** Ends all streams, because the server stops or may have missed notifications. */
  endAll(): void;
};

/** After this time a page must reconnect, which checks its access again. */
const maxMs = 5 * 60_000;
/** Enough for the tabs and devices of one household. */
const maxFollowers = 20;
/** Enough for the pages of a household and the shared lists that others follow. */
const maxOfOwner = 100;

type Following<Event> = Omit<Follower<Event>, 'gone'> & { end: () => void; displace: () => void };

type Source<Payload, Event> = {
  notifications: Notifications;
  /** PostgreSQL notification channel; payloads are JSON. */
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
  const owners = new Map<string, Set<Following<Event>>>();
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
    for (const { authorizedBy, end } of all()) if (authorizedBy === access) end();
  }

  return {
    follow(place, { gone, ...page }) {
      if (!isListening) {
        notifications.listen(channel, tell, endAll);
        notifications.listen(accessChannel, endOpenedBy, endAll);
      }
      isListening = true;
      return new Promise((resolve, reject) => {
        const follower = { ...page, end, displace };
        const timer = setTimeout(end, maxMs);
        const leavePlace = join(places, place, follower, maxFollowers);
        const leaveOwner = join(owners, page.owner, follower, maxOfOwner);
        gone.addEventListener('abort', end);

        function end() {
          clearTimeout(timer);
          leavePlace();
          leaveOwner();
          resolve();
        }

        function displace() {
          reject(new AppError('rate_limited', 'Too many open connections'));
          end();
        }
      });
    },
    endAll,
  };
}

/** Adds a connection to a group and returns how to remove it. Above `max` an older connection is closed. */
function join<Event>(
  groups: Map<string, Set<Following<Event>>>,
  key: string,
  follower: Following<Event>,
  max: number,
): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(follower));
  if (group.size > max) oldestOfBusiestAddress(group)?.displace();
  return () => {
    group.delete(follower);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}

/** The oldest connection of the address with the most, so that one client cannot keep others out. */
function oldestOfBusiestAddress<Event>(
  followers: ReadonlySet<Following<Event>>,
): Following<Event> | undefined {
  const byAddress = [...Map.groupBy(followers, ({ address }) => address).values()];
  const max = Math.max(...byAddress.map((some) => some.length));
  return byAddress.find((some) => some.length === max)?.[0];
}
