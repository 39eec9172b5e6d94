import { changeAlone, workAt } from './change.ts';
import { expireCheckout } from './checkout.ts';
import { moveClock } from './clock.ts';
import type { Kind, Row, SandboxSettings, Work } from './kinds.ts';
import { findDue } from './store.ts';
import { payOpenInvoice, renew } from './subscribing.ts';

/** So many things are done in one transaction, so that none is long and none is for little. */
const batch = 25;

/** Does what was due by now, in order of time, and returns work at the moment that it is then. */
export async function catchUp(settings: SandboxSettings): Promise<Work> {
  const work = await workAt(settings);
  if (!(await findDue(work.db, work.now))) return work;
  while (await changeAlone(settings, (inside) => doSome(inside, inside.now))) {
    // Again, until nothing is left.
  }
  return workAt(settings);
}

/**
 * Lets the clock run to that moment: everything due until then happens in order of time, each at its own time. Several
 * processes may do so at once; each thing happens once.
 */
export async function advance(settings: SandboxSettings, to: number): Promise<void> {
  const step = async (work: Work) => {
    const last = await doSome(work, to);
    await moveClock(work, last ?? to);
    return last !== undefined;
  };
  while (await changeAlone(settings, step)) {
    // Again, until nothing is left and the clock is there.
  }
}

/** The first things that are due until then; returns when the last of them was, undefined when there are none. */
async function doSome(work: Work, until: number): Promise<number | undefined> {
  let last: number | undefined;
  for (let done = 0; done < batch; done += 1) {
    const row = await findDue(work.db, Math.max(until, work.now));
    if (!row?.dueAt) break;
    last = row.dueAt;
    await act({ ...work, now: last }, row);
  }
  return last;
}

function act(work: Work, row: Row<Kind>): Promise<unknown> {
  switch (row.kind) {
    case 'checkout.session':
      return expireCheckout(work, row as Row<'checkout.session'>);
    case 'subscription':
      return renew(work, row as Row<'subscription'>);
    case 'invoice':
      return payOpenInvoice(work, row as Row<'invoice'>);
    default:
      throw new Error(`Nothing is due of ${row.kind} ${row.id}`);
  }
}
