import type { ListOperation } from '@plateful/contract/shopping-lists.ts';
import { createHybridClock, type HybridTime, laterOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { createListeners } from '#lib/listeners.ts';
import { readStored, updateStored } from '#lib/stored-data.ts';

type Timed = { at: HybridTime };
type Waiting<One> = Record<string, readonly One[]>;
type StoredQueue<One> = { clock: HybridTime | null; waiting: Waiting<One> };

/** A change without its timestamp. */
type Untimed<One> = One extends Timed ? Omit<One, 'at'> : never;
export type ListEdit = Untimed<ListOperation>;

export type ChangeQueue = ReturnType<typeof queueOf>;

/** Changes that the server has not confirmed, of a user or of the holder of a shared link. */
export const queueOf = queuesOf<ListOperation>('list-changes');

/** One queue per owner. */
export function queuesOf<One extends Timed>(queueName: string) {
  const queues = new Map<string, ReturnType<typeof createQueue<One>>>();
  return (owner: string) => {
    const queue = queues.get(owner) ?? createQueue<One>(owner, queueName);
    queues.set(owner, queue);
    return queue;
  };
}

/** An offline queue, persisted because a phone may close the page at any time. */
function createQueue<One extends Timed>(owner: string, queueName: string) {
  const none: readonly One[] = [];
  // Each tab is a device of its own, because timestamps must be unique per device.
  const clock = createHybridClock(newDevice(), Date.now);
  const listeners = createListeners();
  let waiting: Waiting<One> = {};
  let stored: Waiting<One> = {};
  let loading: Promise<void> | undefined;

  function change(update: (waiting: Waiting<One>) => Waiting<One>, at: HybridTime | null = null): void {
    show(update(waiting));
    void updateStored<StoredQueue<One>>(owner, queueName, (before) => ({
      clock: at && before?.clock ? laterOf(at, before.clock) : (at ?? before?.clock ?? null),
      waiting: update(before?.waiting ?? {}),
    })).then(() => {
      stored = update(stored);
      listeners.notify();
    });
  }

  function show(next: Waiting<One>) {
    waiting = next;
    listeners.notify();
  }

  return {
    /** Wait for it before showing lists. */
    load(): Promise<void> {
      loading ??= readStored<StoredQueue<One>>(owner, queueName).then((before) => {
        if (!before) return;
        if (before.clock) clock.observe(before.clock);
        stored = { ...before.waiting, ...stored };
        show({ ...before.waiting, ...waiting });
      });
      return loading;
    },
    all: (): Waiting<One> => waiting,
    of: (listId: string): readonly One[] => waiting[listId] ?? none,
    /** Those that a restart of the device keeps, or all where the browser stores nothing. */
    storedOf: (listId: string): readonly One[] => stored[listId] ?? none,
    add(listId: string, edits: readonly Untimed<One>[]) {
      const added = edits.map((edit) => ({ ...edit, at: clock.next() }) as unknown as One);
      change((before) => ({ ...before, [listId]: [...(before[listId] ?? []), ...added] }), added.at(-1)?.at);
    },
    /** Removes changes that were confirmed or rejected. */
    remove(listId: string, settled: readonly One[]) {
      const times = new Set(settled.map(({ at }) => at));
      change(({ [listId]: changes = [], ...others }) => {
        const remaining = changes.filter(({ at }) => !times.has(at));
        return remaining.length > 0 ? { ...others, [listId]: remaining } : others;
      });
    },
    /** Call with each timestamp from the server. */
    observe(time: HybridTime | null) {
      if (time) clock.observe(time);
    },
    subscribe: listeners.subscribe,
  };
}

/** A random device id: eight characters of 0-9 and a-z. */
function newDevice(): string {
  return [...crypto.getRandomValues(new Uint32Array(8))].map((number) => (number % 36).toString(36)).join('');
}
