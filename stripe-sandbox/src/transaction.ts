import { expireCheckout } from './checkout.ts';
import type { Records } from './store.ts';
import { payOpenInvoice, renew } from './subscriptions.ts';
import type { Kind, Row, SandboxSettings, Tx } from './types.ts';

/** Number of due objects per transaction of the clock, so that each is short. */
const batch = 25;

/** Runs `work` in a transaction at the sandbox's current time, after everything due by then. */
export function transact<T>(settings: SandboxSettings, work: (tx: Tx) => Promise<T>): Promise<T> {
  return settings.store.transaction(async (records) => {
    const tx = await begin(settings, records);
    await runDue(tx, tx.now, Number.POSITIVE_INFINITY);
    return work(tx);
  });
}

/**
 * Advances the clock to that time, or to the current one: everything due until then is processed in order, each at its
 * own time. The clock never goes back.
 */
export async function advance(settings: SandboxSettings, to?: number): Promise<void> {
  const step = async (records: Records): Promise<boolean> => {
    const tx = await begin(settings, records);
    const until = Math.max(to ?? tx.now, tx.now);
    const last = await runDue(tx, until, batch);
    const now = Math.max(last ?? until, tx.now);
    if (now > tx.now) await records.setClockOffset(now - tx.realNow);
    return last === undefined;
  };
  while (!(await settings.store.transaction(step))) {
    // The next batch.
  }
}

async function begin({ clock, origin, product, prices }: SandboxSettings, records: Records): Promise<Tx> {
  const realNow = Math.floor(clock.now().getTime() / 1000);
  const now = realNow + (await records.clockOffset());
  return { records, now, realNow, origin, product, prices };
}

/** Processes up to `limit` due objects; returns when the last one was due, undefined if none is left. */
async function runDue(tx: Tx, until: number, limit: number): Promise<number | undefined> {
  let last: number | undefined;
  for (let count = 0; count < limit; count += 1) {
    const object = await tx.records.firstDue({ until });
    if (object?.dueAt == null) return undefined;
    last = object.dueAt;
    await handle({ ...tx, now: last }, object as Row<Kind>);
  }
  return last;
}

function handle(tx: Tx, row: Row<Kind>): Promise<unknown> {
  switch (row.kind) {
    case 'checkout.session':
      return expireCheckout(tx, row as Row<'checkout.session'>);
    case 'subscription':
      return renew(tx, row as Row<'subscription'>);
    case 'invoice':
      return payOpenInvoice(tx, row as Row<'invoice'>);
    default:
      throw new Error(`No action is scheduled for ${row.kind} ${row.id}`);
  }
}
