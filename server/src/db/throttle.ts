import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { throttles } from '#db/tables/rate-limits.ts';
import type { Clock } from '#ports/clock.ts';

/**
 * Allows `freeAttempts` tries, then one after each wait; waits double from `firstWait` to `maxWait` (seconds). The count is
 * reset `resetAfter` seconds after the last try, or after the first where many people share a key.
 */
export type RateLimit = {
  freeAttempts: number;
  firstWait: number;
  maxWait: number;
  resetAfter: number;
  resetFrom: 'first' | 'last';
};

/** Per visitor address and per user: composing takes some milliseconds and only uncached requests count. */
export const composingRule: RateLimit = {
  ...{ freeAttempts: 600, firstWait: 2, maxWait: 30 },
  ...{ resetAfter: 600, resetFrom: 'first' },
};

/** Seconds until the next try is allowed, or null if this one is. */
export type Wait = number | null;

/** At most `most` in `seconds`, counted from the first one. */
type Window = { key: readonly string[]; max: number; seconds: number };

/** Rate limits counted in PostgreSQL, shared by all servers. */
export type Throttle = {
  /** Counts a try before it is made, so that concurrent tries are counted one by one. */
  take(rule: RateLimit, ...key: string[]): Promise<Wait>;
  /** Adds 1, or `by`, to every window in one statement; null if it fits into all of them. */
  fill(windows: readonly Window[], by?: number): Promise<Wait>;
  /**
   * Refunds one try that was not a failed guess. Never resets the count: each success would allow further guesses by
   * others.
   */
  refund(...key: string[]): Promise<void>;
  forget(...key: string[]): Promise<void>;
};

type Settings = { db: Database; clock: Clock; secret: string };

export function createThrottle({ db, clock, secret }: Settings): Throttle {
  // HMAC, so that email and IP addresses cannot be found by hashing guesses.
  const digest = (key: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(key)).digest('base64url');

  return {
    async take({ freeAttempts, firstWait, maxWait, resetAfter, resetFrom }, ...parts) {
      const key = digest(parts);
      const now = clock.now();
      const moment = sql`${now.toISOString()}::timestamptz`;
      const isOver = sql`${throttles.expiresAt} <= ${moment}`;
      const expiresAt = new Date(now.getTime() + resetAfter * 1000);
      const before = sql`(case when ${isOver} then 0 else ${throttles.count} end)`;
      const count = sql`(${before} + 1)`;
      const wait = sql`case when ${count} < ${freeAttempts} then 0
        else least(${maxWait}::float8, ${firstWait} * power(2::float8, least(${count} - ${freeAttempts}, 30))) end`;
      const [taken] = await db
        .insert(throttles)
        .values({
          key,
          count: 1,
          blockedUntil: freeAttempts > 1 ? now : new Date(now.getTime() + firstWait * 1000),
          expiresAt,
        })
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            count,
            blockedUntil: sql`${moment} + make_interval(secs => ${wait})`,
            expiresAt:
              resetFrom === 'last'
                ? expiresAt
                : sql`case when ${isOver} then ${expiresAt.toISOString()}::timestamptz else ${throttles.expiresAt} end`,
          },
          // Concurrent tries may be counted in another order than they arrived: free tries never block each other.
          setWhere: sql`${throttles.blockedUntil} <= ${moment} or ${before} < ${freeAttempts}`,
        })
        .returning({ key: throttles.key });
      if (taken) return null;
      const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
      return Math.max(1, Math.ceil(((row?.blockedUntil.getTime() ?? 0) - now.getTime()) / 1000));
    },
    async fill(windows, by = 1) {
      const now = clock.now();
      const rows = windows.map(({ key, max, seconds }) => {
        const expiresAt = new Date(now.getTime() + seconds * 1000);
        return { key: digest(key), max, count: by, blockedUntil: now, expiresAt };
      });
      const isOver = sql`${throttles.expiresAt} <= ${now.toISOString()}::timestamptz`;
      const filled = await db
        .insert(throttles)
        // Sorted: two requests that lock the same keys in different order would deadlock.
        .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
        .onConflictDoUpdate({
          target: throttles.key,
          set: {
            count: sql`case when ${isOver} then ${by}::int else least(${throttles.count}::bigint + ${by}::int, 2147483647) end`,
            expiresAt: sql`case when ${isOver} then excluded."expiresAt" else ${throttles.expiresAt} end`,
          },
        })
        .returning({ key: throttles.key, count: throttles.count, expiresAt: throttles.expiresAt });
      const waits = filled
        .filter(({ key, count }) => rows.some((row) => row.key === key && count > row.max))
        .map(({ expiresAt }) => Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)));
      return waits.length > 0 ? Math.max(...waits) : null;
    },
    async refund(...parts) {
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
