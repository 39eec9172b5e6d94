import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { throttles } from '#db/tables/oidc.ts';
import type { Clock } from '#ports/clock.ts';

/**
 * `free` tries, then one after each wait; waits double from the first to the longest (all in seconds). All is forgotten
 * after `memory`, counted from the last try, or from the first try for keys that many people share.
 */
export type Rule = {
  free: number;
  firstWait: number;
  longestWait: number;
  memory: number;
  memoryFrom: 'first' | 'last';
};

/** Seconds until the next try, or null when this one may be made. */
export type Wait = number | null;

/** Counts tries in PostgreSQL, for all servers together. */
export type Throttle = {
  /** Counts a try before it is made, so that a thousand at once are still counted one by one. */
  take(rule: Rule, ...key: string[]): Promise<Wait>;
  /** The try was no guess. One is given back, never all: else every success would make room for others' guesses. */
  giveBack(...key: string[]): Promise<void>;
  forget(...key: string[]): Promise<void>;
};

type Settings = { db: Database; clock: Clock; secret: string };

export function createThrottle({ db, clock, secret }: Settings): Throttle {
  // Keyed: readers of the table cannot find out by trying whose e-mail or address a row is.
  const digest = (key: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(key)).digest('base64url');

  return {
    async take({ free, firstWait, longestWait, memory, memoryFrom }, ...parts) {
      const key = digest(parts);
      const now = clock.now();
      const moment = sql`${now.toISOString()}::timestamptz`;
      const isOver = sql`${throttles.expiresAt} <= ${moment}`;
      const expiresAt = new Date(now.getTime() + memory * 1000);
      const before = sql`(case when ${isOver} then 0 else ${throttles.count} end)`;
      const count = sql`(${before} + 1)`;
      const wait = sql`case when ${count} < ${free} then 0
        else least(${longestWait}::float8, ${firstWait} * power(2::float8, least(${count} - ${free}, 30))) end`;
      const [taken] = await db
        .insert(throttles)
        .values({
          key,
          count: 1,
          blockedUntil: free > 1 ? now : new Date(now.getTime() + firstWait * 1000),
          expiresAt,
        })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            count,
            blockedUntil: sql`${moment} + make_interval(secs => ${wait})`,
            expiresAt:
              memoryFrom === 'last'
                ? expiresAt
                : sql`case when ${isOver} then ${expiresAt.toISOString()}::timestamptz else ${throttles.expiresAt} end`,
          },
          // Of two at once the one that came first may be counted last: free tries never wait for each other.
          setWhere: sql`${throttles.blockedUntil} <= ${moment} or ${before} < ${free}`,
        })
        .returning({ key: throttles.key });
      if (taken) return null;
      const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
      return Math.max(1, Math.ceil(((row?.blockedUntil.getTime() ?? 0) - now.getTime()) / 1000));
    },
    async giveBack(...parts) {
      await db
        .update(throttles)
        .set({ count: sql`greatest(${throttles.count} - 1, 0)`, blockedUntil: clock.now() })
        .where(eq(throttles.key, digest(parts)));
    },
    async forget(...parts) {
      await db.delete(throttles).where(eq(throttles.key, digest(parts)));
    },
  };
}
