import { sql } from 'drizzle-orm';
import type { Clock } from '#context.ts';
import type { Database } from '#db/database.ts';
import { paymentSandboxClock } from '#db/tables/payment-sandbox.ts';
import type { Work } from './kinds.ts';

const { aheadSeconds } = paymentSandboxClock;

export function realSeconds(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}

/** How far the sandbox's clock is ahead of the real one, in seconds. */
export async function secondsAhead(db: Database): Promise<number> {
  const [row] = await db.select({ aheadSeconds }).from(paymentSandboxClock);
  return row?.aheadSeconds ?? 0;
}

/** Moves the clock forward to that moment; it never goes back, whoever moves it at the same time. */
export async function moveClock({ db, realNow }: Work, to: number): Promise<void> {
  const ahead = to - realNow;
  await db
    .insert(paymentSandboxClock)
    .values({ aheadSeconds: Math.max(0, ahead) })
    .onConflictDoUpdate({
      target: paymentSandboxClock.id,
      set: { aheadSeconds: sql`greatest(${aheadSeconds}, ${ahead})` },
    });
}
