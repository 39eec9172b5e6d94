import { sql } from 'drizzle-orm';
import { realSeconds, secondsAhead } from './clock.ts';
import { writeEvents } from './events.ts';
import type { SandboxSettings, Work } from './kinds.ts';

/** Any number, as long as every Plateful on the same database uses this one and nothing else does. */
const clockLock = 7_528_350;

/**
 * One transaction, all of it or nothing, during which the clock stands still: changes share it, and the clock waits for
 * them. What a customer has is changed by one at a time, who locks the customer first.
 */
export function change<T>(settings: SandboxSettings, run: (work: Work) => Promise<T>): Promise<T> {
  return settings.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock_shared(${clockLock})`);
    const work = await workAt({ ...settings, db });
    const result = await run(work);
    await writeEvents(work);
    return result;
  });
}

/** One transaction that nothing else in the sandbox runs beside: the clock's own. */
export function changeAlone<T>(settings: SandboxSettings, run: (work: Work) => Promise<T>): Promise<T> {
  return settings.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${clockLock})`);
    const work = await workAt({ ...settings, db });
    const result = await run(work);
    await writeEvents(work);
    return result;
  });
}

/** A piece of work at the moment that the sandbox's clock shows. */
export async function workAt({ db, clock, origin, product, prices }: SandboxSettings): Promise<Work> {
  const realNow = realSeconds(clock);
  const now = realNow + (await secondsAhead(db));
  return { db, now, realNow, origin, product, prices, happened: [] };
}
