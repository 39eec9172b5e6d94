import Stripe from 'stripe';
import type { Courier, SandboxSettings } from './kinds.ts';
import type { Store, StoredEvent } from './store.ts';

/**
 * Seconds from each attempt to the next when it fails: 67 hours in all. Stripe tries for up to three days, waiting longer
 * each time (Stripe, "Receive Stripe events in your webhook endpoint").
 */
const waits = [10, 60, 600, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];
/** So many events are taken on at once, for so long: below the first wait, so that no event is under way twice. */
const turn = 20;
const longestTurnMs = 8000;

/** Brings events to the product, each until it is taken. */
export type Delivery = {
  /** All that is due now. What happens meanwhile is brought too. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
};

type Settings = Pick<SandboxSettings, 'store' | 'clock' | 'log' | 'webhookSecret' | 'enabledEvents'>;

export function createDelivery(settings: Settings, courier: Courier): Delivery {
  const { store, clock, log, webhookSecret, enabledEvents } = settings;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;

  /** One after the other, in the order in which they happened; returns those that were taken. */
  async function bring(events: StoredEvent[]): Promise<StoredEvent[]> {
    const taken: StoredEvent[] = [];
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestTurnMs)]);
    for (const event of events) {
      if (enabledEvents && !enabledEvents.includes(event.type)) {
        taken.push(event);
        continue;
      }
      const body = JSON.stringify(event.data);
      // Of the real time: whoever receives it looks at a real clock.
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const wish = { payload: body, secret: webhookSecret, timestamp };
      const signature = Stripe.webhooks.generateTestHeaderString(wish);
      try {
        if (await courier({ body, signature, signal })) taken.push(event);
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn(
          { err: error, attempts: event.attempts },
          'An event of the payment sandbox was not delivered',
        );
      }
    }
    return taken;
  }

  async function run(): Promise<void> {
    try {
      do {
        isWanted = false;
        while (!stopping.signal.aborted) {
          const events = await claim(store, clock.now());
          if (events.length === 0) break;
          await markDelivered(store, await bring(events));
        }
      } while (isWanted && !stopping.signal.aborted);
    } finally {
      // Right here, so that nobody who comes meanwhile is told to wait for what is over.
      running = undefined;
    }
  }

  return {
    deliver() {
      isWanted = true;
      if (stopping.signal.aborted) return Promise.resolve();
      running ??= run();
      return running;
    },
    async stop() {
      stopping.abort();
      await running?.catch(() => undefined);
    },
  };
}

/**
 * The first events that are due, for this process alone. Their next attempt is set before this one is made, so that no
 * event is lost with a process that stops half-way.
 */
function claim(store: Store, now: Date): Promise<StoredEvent[]> {
  return store.transaction(async (records) => {
    const events = await records.listUndelivered(now, turn);
    for (const { id, attempts } of events) {
      const wait = waits[attempts];
      const nextAttemptAt = wait === undefined ? null : new Date(now.getTime() + wait * 1000);
      await records.updateDelivery({ id, attempts: attempts + 1, nextAttemptAt });
    }
    return events;
  });
}

async function markDelivered(store: Store, events: StoredEvent[]): Promise<void> {
  if (events.length === 0) return;
  await store.transaction(async (records) => {
    for (const { id, attempts } of events) {
      await records.updateDelivery({ id, attempts: attempts + 1, nextAttemptAt: null });
    }
  });
}

/** Posts events to where this process listens. */
export function postTo(address: () => string | undefined): Courier {
  return async ({ body, signature, signal }) => {
    const base = address();
    if (!base) return false;
    const response = await fetch(`${base}/api/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      signal,
      redirect: 'error',
    });
    await response.body?.cancel();
    return response.ok;
  };
}
