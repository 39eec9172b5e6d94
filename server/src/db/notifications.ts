import { setTimeout as sleep } from 'node:timers/promises';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import type pg from 'pg';
import type { Log } from '#ports/log.ts';

/** Channel for changes of shopping lists. */
export const listChannel = 'shopping_list_changed';
/** `version` is null if the list was deleted. */
export type ListNotification = { userId: string; listId: string; version: number | null };

/** Channel for changes of planned weeks. */
export const weekChannel = 'week_changed';
/** `first` and `last`: the range of changed days. */
export type WeekNotification = { userId: string; first: PlainDate; last: PlainDate };

/** Channel on which triggers announce revoked sessions, keys and links; the payload is a value of `authorizedBy`. */
export const accessChannel = 'access_ended';

/** Identifies what authorized a page or program. */
export const authorizedBy = {
  /** `sid` as stored. */
  session: (sid: string) => `session ${sid}`,
  key: (id: string) => `key ${id}`,
  linkTo: (listId: string) => `link ${listId}`,
};

/** Notifications that all servers receive when a transaction commits (LISTEN and NOTIFY). */
export type Notifications = {
  /**
   * Calls `onMessage` with each payload of the channel, and `onGap` when some may have been missed. Connects on the
   * first call.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): void;
  close(): Promise<void>;
};

type Listener = { channel: string; onMessage: (payload: string) => void; onGap: () => void };

const pauseMs = 1000;

/** Uses a dedicated connection, which is reopened when it breaks. */
export function createNotifications(connect: () => pg.Client, log: Log): Notifications {
  const listeners: Listener[] = [];
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let wasConnected = false;
  let current: pg.Client | null = null;
  /** Set once the connection is ready; later channels are added to it. */
  let connected: pg.Client | null = null;

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'notification connection lost');
      }
      if (closing.signal.aborted) return;
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection ends. */
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
      for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload ?? '');
    });
    await client.connect();
    connected = client;
    for (const channel of new Set(listeners.map((listener) => listener.channel)))
      await begin(client, channel);
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
      // If the connection breaks meanwhile, reopening it listens to all channels.
      if (connected) begin(connected, channel).catch(() => undefined);
    },
    async close() {
      closing.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}
