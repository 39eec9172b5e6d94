import type { ListOperation } from '@plateful/contract/shopping-lists.ts';
import { createHybridClock, type HybridTime, laterOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { readKept, updateKept } from '#lib/kept.ts';

type Waiting = Record<string, readonly ListOperation[]>;
type Kept = { clock: HybridTime | null; waiting: Waiting };

/** What an operation says, before it has a time. */
export type ListEdit = ListOperation extends infer One
  ? One extends ListOperation
    ? Omit<One, 'at'>
    : never
  : never;

export type ChangeQueue = ReturnType<typeof createQueue>;

const keptName = 'list-changes';
const none: readonly ListOperation[] = [];
const queues = new Map<string, ChangeQueue>();

/** The changes to lists that the server has not confirmed, of a user or of someone with a link. */
export function queueOf(owner: string): ChangeQueue {
  const queue = queues.get(owner) ?? createQueue(owner);
  queues.set(owner, queue);
  return queue;
}

/** Kept in the browser, since a phone may close the page at any moment in the shop. */
function createQueue(owner: string) {
  // Two tabs of one browser are two devices, since no device may give a time twice.
  const clock = createHybridClock(newDevice(), Date.now);
  const listeners = new Set<() => void>();
  let waiting: Waiting = {};
  let loading: Promise<void> | undefined;

  function change(update: (waiting: Waiting) => Waiting, at: HybridTime | null = null): void {
    show(update(waiting));
    void updateKept<Kept>(owner, keptName, (kept) => ({
      clock: at && kept?.clock ? laterOf(at, kept.clock) : (at ?? kept?.clock ?? null),
      waiting: update(kept?.waiting ?? {}),
    }));
  }

  function show(next: Waiting) {
    waiting = next;
    for (const listener of listeners) listener();
  }

  return {
    /** To be waited for before lists are shown. */
    load(): Promise<void> {
      loading ??= readKept<Kept>(owner, keptName).then((kept) => {
        if (!kept) return;
        if (kept.clock) clock.observe(kept.clock);
        show({ ...kept.waiting, ...waiting });
      });
      return loading;
    },
    all: (): Waiting => waiting,
    of: (listId: string): readonly ListOperation[] => waiting[listId] ?? none,
    add(listId: string, edits: readonly ListEdit[]) {
      const added = edits.map((edit) => ({ ...edit, at: clock.next() }) as ListOperation);
      change((before) => ({ ...before, [listId]: [...(before[listId] ?? []), ...added] }), added.at(-1)?.at);
    },
    /** Takes out what the server has, or refused. */
    remove(listId: string, gone: readonly ListOperation[]) {
      const times = new Set(gone.map(({ at }) => at));
      change(({ [listId]: all = [], ...others }) => {
        const left = all.filter(({ at }) => !times.has(at));
        return left.length > 0 ? { ...others, [listId]: left } : others;
      });
    },
    /** With each time that comes from the server. */
    observe(time: HybridTime | null) {
      if (time) clock.observe(time);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Eight of 0-9 and a-z. */
function newDevice(): string {
  return [...crypto.getRandomValues(new Uint32Array(8))].map((number) => (number % 36).toString(36)).join('');
}
