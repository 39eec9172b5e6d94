import Stripe from 'stripe';
import type { Store, StoredEvent } from './store.ts';
import type { SandboxSettings, SendEvent } from './types.ts';

/**
 * Seconds between delivery attempts: 67 hours in all. Stripe retries for up to three days with increasing waits
 * (Stripe, "Receive Stripe events in your webhook endpoint").
 */
const waits = [10, 60, 600, 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600];
/**
 * Events claimed at once, and the time limit for them, which is below the first wait so that none is delivered
 * concurrently.
 */
const batch = 20;
const maxBatchMs = 8000;

export type Delivery = {
  /** Delivers all events that are due, including those that become due meanwhile. */
  deliver(): Promise<void>;
  deliverTo(url: string): void;
  stop(): Promise<void>;
};

export function createDelivery(settings: SandboxSettings): Delivery {
  const { store, clock, log, webhookSecret, enabledEvents } = settings;
  const stopping = new AbortController();
  let send = settings.sendEvent;
  let running: Promise<void> | undefined;
  let isAgain = false;

  /** Sequentially, in the order of recording; returns the accepted ones. */
  async function sendAll(events: StoredEvent[], send: SendEvent): Promise<StoredEvent[]> {
    const accepted: StoredEvent[] = [];
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(maxBatchMs)]);
    for (const event of events) {
      if (enabledEvents && !enabledEvents.includes(event.type)) {
        accepted.push(event);
        continue;
      }
      const body = JSON.stringify(event.data);
      // Real time, because the receiver compares it with its own clock.
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const header = { payload: body, secret: webhookSecret, timestamp };
      const signature = Stripe.webhooks.generateTestHeaderString(header);
      try {
        if (await send({ body, signature, signal })) accepted.push(event);
      } catch (error) {
        if (stopping.signal.aborted) break;
        log.warn({ err: error, attempts: event.attempts + 1 }, 'payment sandbox event not delivered');
      }
    }
    return accepted;
  }

  async function run(): Promise<void> {
    try {
      do {
        isAgain = false;
        while (send && !stopping.signal.aborted) {
          const events = await claim(store, clock.now());
          if (events.length === 0) break;
          await markDelivered(store, await sendAll(events, send));
        }
      } while (isAgain && !stopping.signal.aborted);
    } finally {
      running = undefined;
    }
  }

  return {
    deliver() {
      isAgain = true;
      if (stopping.signal.aborted || !send) return Promise.resolve();
      running ??= run();
      return running;
    },
    deliverTo(url) {
      send = postTo(url);
    },
    async stop() {
      stopping.abort();
      await running?.catch(() => undefined);
    },
  };
}

/**
 * Claims the first due events for this process. Their next attempt is scheduled before this one is made, so that no
 * event is lost if the process crashes.
 */
function claim(store: Store, now: Date): Promise<StoredEvent[]> {
  return store.transaction(async (records) => {
    const events = await records.listUndelivered(now, batch);
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

function postTo(url: string): SendEvent {
  return async ({ body, signature, signal }) => {
    const response = await fetch(url, {
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
