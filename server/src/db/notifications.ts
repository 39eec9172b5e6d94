import { setTimeout as sleep } from 'node:timers/promises';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type pg from 'pg';
import type { Log } from '#ports/log.ts';

/** The channel on which each change of a shopping list is told. */
export const listChannel = 'shopping_list_changed';
/** `version` null: the list is gone. */
export type ListNotification = { userId: string; listId: string; version: number | null };

/** The channel on which each change of a planned week is told. */
export const weekChannel = 'week_changed';
/** `first` and `last`: the days between which something changed. */
export type WeekNotification = { userId: string; first: PlainDate; last: PlainDate };

/** The channel on which triggers tell that a session, a key or a link ended; the payload is what `openedBy` makes of it. */
export const accessChannel = 'access_ended';

/** By what a page or program was let in. */
export const openedBy = {
  /** `sid` as it is stored. */
  session: (sid: string) => `session ${sid}`,
  key: (id: string) => `key ${id}`,
  linkTo: (listId: string) => `link ${listId}`,
};

/** What every server on the database hears when a transaction commits (PostgreSQL's LISTEN and NOTIFY). */
export type Notifications = {
  /**
   * Calls `onMessage` with each payload of the channel, and `onGap` when some may have been missed. Connects with the first call.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): void;
  close(): Promise<void>;
};

type Listener = { channel: string; onMessage: (payload: string) => void; onGap: () => void };

const pauseMs = 1000;

/** On a connection of its own, which is opened again when it breaks. */
export function createNotifications(connect: () => pg.Client, log: Log): Notifications {
  const listeners: Listener[] = [];
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let wasConnected = false;
  let current: pg.Client | null = null;
  /** The connection once it can be asked; channels that are wanted later are listened to on it. */
  let connected: pg.Client | null = null;

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'The connection for notifications was lost.');
      }
      if (closing.signal.aborted) return;
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** Until the connection ends. */
  async function listenOnce(): Promise<void> {
    const client = connect();
    current = client;
    const ended = new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('end', resolve);
    });
    ended.catch(() => undefined); // awaited below
    client.on('end', () => {
      connected = null;
    });
    client.on('notification', ({ channel, payload }) => {
      for (const one of listeners) if (one.channel === channel) one.onMessage(payload ?? '');
    });
    await client.connect();
    connected = client;
    for (const channel of new Set(listeners.map((one) => one.channel))) await begin(client, channel);
    if (wasConnected) for (const { onGap } of listeners) onGap();
    wasConnected = true;
    await ended;
  }

  async function begin(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }

  return {
    listen(channel, onMessage, onGap) {
      listeners.push({ channel, onMessage, onGap });
      running ??= run();
      // A connection that breaks meanwhile listens to all channels when it is opened again.
      if (connected) begin(connected, channel).catch(() => undefined);
    },
    async close() {
      closing.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}
