import { AppError } from '#errors.ts';
import { accessChannel, type Notifications } from './notifications.ts';

/**
 * An open page. `authorizedBy`: the session, key or link that authorized it, as in notifications; `owner`: the user
 * whose data it shows; `address`: its key for the connection limit.
 */
export type Subscriber<Event> = {
  send: (event: Event) => void;
  gone: AbortSignal;
  authorizedBy: string;
  owner: string;
  address: string;
};

/** Pages connected to this server, by the topic they subscribe to: one user's data or one shared list. */
export type LiveEvents<Event> = {
  /** Sends the topic's events until the page disconnects, its access ends, or the time limit forces a reconnect. */
  subscribe(topic: string, subscriber: Subscriber<Event>): Promise<void>;
  /** Ends all streams, because the server stops or may have missed notifications. */
  endAll(): void;
};

/** After this time a page must reconnect, which checks its access again. */
const maxMs = 5 * 60_000;
/** Enough for the tabs and devices of one household. */
const maxSubscribers = 20;
/** Enough for the pages of a household and the shared lists that others open. */
const maxOfOwner = 100;

type Subscription<Event> = Omit<Subscriber<Event>, 'gone'> & { end: () => void; displace: () => void };

type Source<Payload, Event> = {
  notifications: Notifications;
  /** PostgreSQL notification channel; payloads are JSON. */
  channel: string;
  topicsOf(payload: Payload): string[];
  eventOf(payload: Payload): Event;
};

export function createLiveEvents<Payload, Event>({
  notifications,
  channel,
  topicsOf,
  eventOf,
}: Source<Payload, Event>): LiveEvents<Event> {
  const topics = new Map<string, Set<Subscription<Event>>>();
  const owners = new Map<string, Set<Subscription<Event>>>();
  let isListening = false;

  function publish(text: string) {
    const payload = JSON.parse(text) as Payload;
    for (const topic of topicsOf(payload)) {
      for (const { send } of topics.get(topic) ?? []) send(eventOf(payload));
    }
  }

  const allSubscribers = () => [...topics.values()].flatMap((subscribers) => [...subscribers]);

  function endAll() {
    for (const { end } of allSubscribers()) end();
  }

  function endOpenedBy(access: string) {
    for (const { authorizedBy, end } of allSubscribers()) if (authorizedBy === access) end();
  }

  return {
    subscribe(topic, { gone, ...page }) {
      if (!isListening) {
        notifications.listen(channel, publish, endAll);
        notifications.listen(accessChannel, endOpenedBy, endAll);
      }
      isListening = true;
      return new Promise((resolve, reject) => {
        const subscriber = { ...page, end, displace };
        const timer = setTimeout(end, maxMs);
        const leaveTopic = addSubscription(topics, topic, subscriber, maxSubscribers);
        const leaveOwner = addSubscription(owners, page.owner, subscriber, maxOfOwner);
        gone.addEventListener('abort', end);

        function end() {
          clearTimeout(timer);
          leaveTopic();
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
function addSubscription<Event>(
  groups: Map<string, Set<Subscription<Event>>>,
  key: string,
  subscriber: Subscription<Event>,
  max: number,
): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(subscriber));
  if (group.size > max) oldestOfBusiestAddress(group)?.displace();
  return () => {
    group.delete(subscriber);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}

/** The oldest connection of the address with the most, so that one client cannot keep others out. */
function oldestOfBusiestAddress<Event>(
  subscribers: ReadonlySet<Subscription<Event>>,
): Subscription<Event> | undefined {
  const byAddress = [...Map.groupBy(subscribers, ({ address }) => address).values()];
  const max = Math.max(...byAddress.map((connections) => connections.length));
  return byAddress.find((connections) => connections.length === max)?.[0];
}
