import { randomUUID } from 'node:crypto';
import type {
  ListChanges,
  ListedItem,
  ListOperation,
  ShoppingList,
} from '@plateful/contract/shopping-lists.ts';
import {
  createHybridClock,
  type HybridClock,
  type HybridTime,
} from '@plateful/domain/merging/hybrid-clock.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import type { Browser } from './browser.ts';

/** Counts events over all histories, to verify that everything was tried. */
export type ListTally = Record<
  'operations' | 'lost requests' | 'lost answers' | 'restarts' | 'gaps' | 'plan changes',
  number
>;

type ItemOperation = Extract<ListOperation, { item: string }>;

/** A simulated client: the displayed state and unsent operations, both of which survive a restart. */
type Device = {
  name: string;
  browser: Browser;
  clock: HybridClock;
  /** Its own clock, which differs from the others' by hours. */
  wallMs: () => number;
  lastTime: HybridTime | undefined;
  pending: ItemOperation[];
  version: number;
  shown: Map<string, ListedItem>;
};

const hour = 3_600_000;
const day = 24 * hour;
const words = ['milk', 'nappies', 'leeks', 'rice', 'foil', 'tea'];

type Setting = {
  list: ShoppingList;
  browsers: readonly Browser[];
  /** Changes the plan and generates the list again. */
  replan: (chance: number) => Promise<void>;
};

/** Runs one history of two or three devices with one list; returns descriptions of all errors. */
export async function runListHistory(
  { list, browsers, replan }: Setting,
  seed: number,
  tally: ListTally,
): Promise<string[]> {
  const random = randomFrom(seed);
  const upTo = (max: number) => Math.floor(random() * max);
  const oneOf = <T>(values: readonly T[]) => values[upTo(values.length)]!;
  // In the past, so that devices are ahead of the server only by their clock errors.
  let nowMs = Date.now() - 120 * day;
  const devices = browsers.map((browser, index) => newDevice(browser, index));
  const allSent: ItemOperation[] = [];
  for (let step = 0; step < 14; step++) {
    nowMs += upTo(4) === 0 ? upTo(40) * day : upTo(3 * hour);
    if (upTo(12) === 0) {
      tally.gaps++;
      nowMs += 30 * day;
    }
    nowMs = Math.min(nowMs, Date.now());
    const device = oneOf(devices);
    const what = upTo(10);
    if (what < 5) change(device);
    else if (what < 8) await send(device);
    else if (what === 8) restart(device);
    else if (upTo(3) === 0) {
      tally['plan changes']++;
      await replan(random());
    }
  }
  for (let round = 0; round < 2; round++) for (const device of devices) await exchange(device);
  return findFaults();

  function newDevice(browser: Browser, index: number): Device {
    const skewMs = (upTo(25) - 12) * hour;
    const name = `device0${index}`;
    const wallMs = () => nowMs + skewMs;
    const clock = createHybridClock(name, wallMs);
    return {
      name,
      browser,
      clock,
      wallMs,
      lastTime: undefined,
      pending: [],
      version: 0,
      shown: new Map(list.items.map((item) => [item.id, item])),
    };
  }

  function change(device: Device) {
    tally.operations++;
    const items = [...device.shown.keys()];
    const isNew = items.length === 0 || upTo(4) === 0;
    const at = device.clock.next();
    device.lastTime = at;
    const operation: ItemOperation = isNew
      ? { item: randomUUID(), at, set: { ingredient: oneOf(words), amount: upTo(5), unit: 'whole' } }
      : { item: oneOf(items), at, set: oneOf(edits) };
    device.pending.push(operation);
    allSent.push(operation);
    show(device, operation);
  }

  /** Some requests and some responses are lost; pending operations are sent in any order. */
  async function send(device: Device) {
    const fate = upTo(6);
    if (fate === 0) {
      tally['lost requests']++;
      return;
    }
    if (fate === 1) {
      tally['lost answers']++;
      await post(device);
      return;
    }
    await exchange(device);
  }

  async function post({ browser, version, pending }: Device): Promise<ListChanges> {
    const operations = pending.toSorted(() => random() - 0.5);
    const answer = await browser.post(`/api/shopping-lists/${list.id}/sync`, { since: version, operations });
    if (answer.status !== 200) throw new Error(`sync answered ${answer.status}: ${answer.text}`);
    return answer.body as ListChanges;
  }

  async function exchange(device: Device) {
    const sent = device.pending;
    const changes = await post(device);
    device.pending = device.pending.filter((operation) => !sent.includes(operation));
    device.version = changes.version;
    for (const item of changes.items) device.shown.set(item.id, item);
    for (const id of changes.removed) device.shown.delete(id);
    if (changes.clock) device.clock.observe(changes.clock);
    for (const operation of device.pending) show(device, operation);
  }

  function restart(device: Device) {
    tally.restarts++;
    const last = device.shown.size > 0 ? device.clock.next() : device.lastTime;
    device.clock = createHybridClock(device.name, device.wallMs, last);
  }

  function findFaults(): string[] {
    const [first, ...others] = devices;
    const faults: string[] = [];
    const view = ({ shown }: Device) => JSON.stringify([...shown.values()].sort(byId));
    for (const device of others) {
      if (view(device) !== view(first!)) faults.push(`seed ${seed}: ${device.name} shows another list`);
    }
    for (const [item, fields] of lastChanges(allSent)) {
      const shown = first!.shown.get(item);
      const removedAt = fields.get('isRemoved')?.value === true ? fields.get('isRemoved')!.at : null;
      const isGone = removedAt !== null && [...fields.values()].every(({ at }) => at <= removedAt);
      if (isGone !== (shown === undefined)) {
        faults.push(`seed ${seed}: ${item} is ${isGone ? 'resurrected' : 'lost'}`);
      }
      for (const [field, { value }] of fields) {
        if (!shown || field === 'isRemoved') continue;
        const now = shown[field as keyof ListedItem];
        if (now !== value) faults.push(`seed ${seed}: ${field} of ${item} is ${now}, last said ${value}`);
      }
    }
    return faults;
  }

  function show(device: Device, { item, set }: ItemOperation) {
    const { isRemoved, ...fields } = set;
    if (isRemoved) device.shown.delete(item);
    else device.shown.set(item, { ...device.shown.get(item), ...fields, id: item } as ListedItem);
  }
}

const edits: readonly ItemOperation['set'][] = [
  { checked: true },
  { checked: true },
  { checked: false },
  { isAtHome: true },
  { isRemoved: true },
  { amount: 7 },
  { note: 'the big one' },
  { ingredient: 'oat milk', category: 'Dairy' },
];

/** The last change of each field of each item, by last write wins. */
function lastChanges(operations: readonly ItemOperation[]) {
  const items = new Map<string, Map<string, { at: HybridTime; value: unknown }>>();
  for (const { item, at, set } of operations) {
    const fields = items.get(item) ?? new Map();
    items.set(item, fields);
    for (const [field, value] of Object.entries(set)) {
      if (at > (fields.get(field)?.at ?? '')) fields.set(field, { at, value });
    }
  }
  return items;
}

function byId(a: ListedItem, b: ListedItem): number {
  return a.id < b.id ? -1 : 1;
}
