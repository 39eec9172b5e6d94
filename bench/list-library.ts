import { randomUUID } from 'node:crypto';
import { createHybridClock } from '@plateful/domain/merging/hybrid-clock.ts';
import {
  applyOperation,
  type ItemOperation,
  type ItemState,
  newItem,
  shownFields,
} from '@plateful/domain/shopping/list-item.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, Map as YMap } from 'yjs';
import { median } from './median.ts';

const itemCount = 300;
const weeks = 52;
const trials = 400;
const rounds = 9;

/**
 * Our list operations compared with Yjs (decision 060): bytes sent by a check-off, size after a year of check-offs, and which
 * changes win.
 */
export async function listLibrary(): Promise<string[]> {
  const own = yearOfOwn();
  const other = yearOfYjs();
  const [ownMerges, yjsMerges] = [ownOutcomes(), yjsOutcomes()];
  const percent = (count: number) => `${Math.round((count / trials) * 100)} %`;
  return [
    `A list of ${itemCount} items, ticked and unticked each week of a year by two phones: own operations | Yjs`,
    `a tick sends                              ${own.tick} bytes of JSON | ${other.tick} bytes of an update, and its state vector of ${other.vector}`,
    `the server keeps at first                 ${kb(own.before)} | ${kb(other.before)}`,
    `the server keeps after the year           ${kb(own.after)} | ${kb(other.after)}`,
    `the server applies one tick               ${own.apply.toFixed(2)} ms | ${other.apply.toFixed(2)} ms, ${(other.apply / own.apply).toFixed(0)} ×`,
    `of a tick and a later untick, both offline, the later stands      ${percent(ownMerges.later)} | ${percent(yjsMerges.later)}`,
    `an edit after a removal elsewhere keeps the item                  ${percent(ownMerges.edited)} | ${percent(yjsMerges.edited)}`,
  ];
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const fieldsOf = (index: number) => ({ ingredient: `food number ${index}`, amount: 2, unit: 'whole' });
const ids = Array.from({ length: itemCount }, () => randomUUID());

function yearOfOwn() {
  let now = Date.UTC(2026, 0, 1);
  const clocks = ['phoneone', 'phonetwo'].map((device) => createHybridClock(device, () => now));
  const items = new Map<string, ItemState>();
  const apply = (operation: ItemOperation) =>
    items.set(
      operation.item,
      applyOperation(items.get(operation.item) ?? newItem(operation.item), operation),
    );
  for (const [index, item] of ids.entries()) apply({ item, at: clocks[0]!.next(), set: fieldsOf(index) });
  // As stored in rows.
  const size = () => JSON.stringify([...items.values()]).length;
  const before = size();
  let tick = 0;
  for (let week = 0; week < weeks; week++) {
    for (const checked of [true, false]) {
      now += 3 * 86_400_000;
      for (const [index, item] of ids.entries()) {
        const operation = { item, at: clocks[index % 2]!.next(), set: { checked } };
        tick = JSON.stringify({ since: 1234, operations: [operation] }).length;
        apply(operation);
      }
    }
  }
  const stored = JSON.stringify([...items.values()]);
  const time = timed(() => {
    const all = JSON.parse(stored) as ItemState[];
    const last = { item: ids[0]!, at: clocks[0]!.next(), set: { checked: true } };
    JSON.stringify(applyOperation(all[0]!, last));
  });
  return { tick, before, after: size(), apply: time };
}

function itemsIn(doc: Doc) {
  return doc.getMap<YMap<unknown>>('items');
}

function filled(): Doc {
  const doc = new Doc();
  doc.transact(() => {
    for (const [index, id] of ids.entries()) itemsIn(doc).set(id, new YMap(Object.entries(fieldsOf(index))));
  });
  return doc;
}

function copyOf(doc: Doc): Doc {
  const copy = new Doc();
  applyUpdate(copy, encodeStateAsUpdate(doc));
  return copy;
}

function yearOfYjs() {
  const phones = [filled()];
  phones.push(copyOf(phones[0]!));
  const server = copyOf(phones[0]!);
  const before = encodeStateAsUpdate(server).length;
  let last = new Uint8Array();
  for (const [index, phone] of phones.entries()) {
    phone.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'elsewhere') return;
      last = new Uint8Array(update);
      for (const doc of [server, phones[1 - index]!]) applyUpdate(doc, update, 'elsewhere');
    });
  }
  for (let week = 0; week < weeks; week++) {
    for (const checked of [true, false]) {
      for (const [index, id] of ids.entries())
        itemsIn(phones[index % 2]!)
          .get(id)!
          .set('checked', checked);
    }
  }
  const stored = encodeStateAsUpdate(server);
  const time = timed(() => {
    const doc = new Doc();
    applyUpdate(doc, stored);
    applyUpdate(doc, last);
    encodeStateAsUpdate(doc);
  });
  return {
    tick: last.length,
    vector: encodeStateVector(server).length,
    before,
    after: stored.length,
    apply: time,
  };
}

/** Milliseconds. */
function timed(work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}

/** How often the later of two offline changes wins, and an edit after a removal. */
function ownOutcomes() {
  const random = randomFrom(1);
  const item = ids[0]!;
  let [later, edited] = [0, 0];
  for (let trial = 0; trial < trials; trial++) {
    const now = 1_800_000_000_000 + trial;
    const device = () =>
      Math.floor(random() * 36 ** 8)
        .toString(36)
        .padStart(8, '0');
    const first = createHybridClock(device(), () => now);
    const second = createHybridClock(device(), () => now + 60_000);
    const added = applyOperation(newItem(item), { at: first.next(), set: fieldsOf(0) });
    const both = (a: object, b: object) =>
      [
        { at: second.next(), set: b },
        { at: first.next(), set: a },
      ].reduce(applyOperation, added);
    if (shownFields(both({ checked: true }, { checked: false }))?.checked === false) later++;
    if (shownFields(both({ isRemoved: true }, { amount: 5 })) !== null) edited++;
  }
  return { later, edited };
}

function yjsOutcomes() {
  let [later, edited] = [0, 0];
  const base = filled();
  const id = ids[0]!;
  const merged = (
    firstEdit: (items: YMap<YMap<unknown>>) => void,
    secondEdit: (items: YMap<YMap<unknown>>) => void,
  ) => {
    const [first, second] = [copyOf(base), copyOf(base)];
    firstEdit(itemsIn(first));
    // A minute later.
    secondEdit(itemsIn(second));
    applyUpdate(first, encodeStateAsUpdate(second));
    return itemsIn(first).get(id);
  };
  for (let trial = 0; trial < trials; trial++) {
    const tick = (checked: boolean) => (items: YMap<YMap<unknown>>) => items.get(id)!.set('checked', checked);
    if (merged(tick(true), tick(false))?.get('checked') === false) later++;
    const edit = (items: YMap<YMap<unknown>>) => items.get(id)!.set('amount', 5);
    if (merged((items) => items.delete(id), edit)?.get('amount') === 5) edited++;
  }
  return { later, edited };
}
