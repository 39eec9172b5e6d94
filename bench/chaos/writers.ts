import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHybridClock } from '@plateful/domain/merging/hybrid-clock.ts';
import {
  compareDiary,
  type Diary,
  dayOf,
  foods,
  type Loss,
  recipeOf,
  slots,
  sum,
} from './acknowledged-changes.ts';
import { type Answer, ask, type ChaosUser } from './users.ts';

/** Clients that write continuously and remember what was acknowledged. */
export type Writers = {
  acknowledged(): number;
  /** Unexpected responses (not a success, a 503 with a message, or a broken connection), each once. */
  unexpected(): readonly string[];
  /** Number of retried requests. */
  failed(): number;
  /** Milliseconds from `since` (`performance.now` of the kill) until a change is acknowledged. Rejects if none is for long. */
  nextAcknowledged(since: number): Promise<number>;
  resume(): void;
  stop(): Promise<void>;
  /** Compares acknowledged changes with the product's data: since the last comparison, or all. Call `stop` first. */
  compare(all?: boolean, origin?: string): Promise<Loss>;
};

const pauseMs = 30;
/** Long enough that retries do not delay the recovery. */
const repeatMs = 100;
/** A killed process may still acknowledge requests in flight. */
const dyingMs = 50;
/** No scenario keeps a server away for so long. */
const goneMs = 120_000;

/** `originOf` returns a person's instance for each request. */
export async function startWriters(
  people: readonly ChaosUser[],
  originOf: (attempt: number) => string,
): Promise<Writers> {
  let attempts = 0;
  let acknowledged = 0;
  let failed = 0;
  const unexpected = new Set<string>();
  const waiting = new Set<(startedAt: number) => void>();
  let stopping = false;
  let running: Promise<unknown> = Promise.resolve();
  const diaries = await Promise.all(people.map(open));

  /** Null if it was not acknowledged. */
  async function change(person: ChaosUser, path: string, body: unknown): Promise<unknown> {
    const startedAt = performance.now();
    const answer = await ask(person, originOf(attempts++) + path, body);
    if (answer.status === 200) {
      acknowledged += 1;
      for (const settle of waiting) settle(startedAt);
      return answer.body;
    }
    failed += 1;
    if (answer.status !== 0 && !hasMessage(answer)) {
      unexpected.add(
        `${path.replaceAll(/[\da-f-]{36}/g, '…')}: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    }
    return null;
  }

  /** Retries like the client; retries must be idempotent. Null if stopped before. */
  async function untilAcknowledged(person: ChaosUser, path: string, body: unknown): Promise<unknown> {
    for (;;) {
      const answer = await change(person, path, body);
      if (answer || stopping) return answer;
      await sleep(repeatMs);
    }
  }

  async function open(person: ChaosUser, index: number): Promise<Diary> {
    const created = await untilAcknowledged(person, '/api/shopping-lists', { name: 'Counted' });
    const { id } = (created as { shoppingList: { id: string } }).shoppingList;
    return {
      person,
      clock: createHybridClock(`chaos${`${index}`.padStart(3, '0')}`, Date.now),
      count: 0,
      list: { id, items: foods.map(() => randomUUID()), sent: 0, acknowledged: 0 },
      recipes: new Map(),
      edits: new Set(),
      sentEdits: new Set(),
      compared: { recipes: 0, count: 1 },
    };
  }

  /** Three items in one call with the same number, to detect partial writes. */
  async function countItems({ person, list, clock, count }: Diary): Promise<void> {
    list.sent = count;
    const operations = list.items.map((item, index) => ({
      item,
      at: clock.next(),
      set: { ingredient: foods[index], amount: count, unit: 'g' },
    }));
    const path = `/api/shopping-lists/${list.id}/sync`;
    if (await untilAcknowledged(person, path, { since: 0, operations })) list.acknowledged = count;
  }

  async function writeRecipe({ person, recipes, count }: Diary): Promise<void> {
    const body = { key: randomUUID(), document: recipeOf(count) };
    const saved = await untilAcknowledged(person, '/api/own-recipes', body);
    if (saved) recipes.set((saved as { recipe: { id: string } }).recipe.id, count);
  }

  /** Not retried: it would write the notes again. */
  async function noteWeek({ person, edits, sentEdits, count }: Diary): Promise<void> {
    sentEdits.add(count);
    const note = { type: 'addNote', date: dayOf(count), note: `${count}` };
    const actions = slots.map((mealType) => ({ ...note, mealType }));
    if (await change(person, '/api/week-edits', { actions })) edits.add(count);
  }

  async function live(diary: Diary): Promise<void> {
    while (!stopping) {
      diary.count += 1;
      for (const act of [countItems, writeRecipe, noteWeek]) {
        if (stopping) return;
        await act(diary);
        await sleep(pauseMs);
      }
    }
  }

  return {
    acknowledged: () => acknowledged,
    unexpected: () => [...unexpected],
    failed: () => failed,
    nextAcknowledged(since) {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const timer = setTimeout(() => {
        waiting.delete(settle);
        reject(new Error(`No change was acknowledged for ${goneMs / 1000} s: the server did not come back.`));
      }, goneMs);
      function settle(startedAt: number) {
        if (startedAt < since + dyingMs) return;
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(performance.now() - since);
      }
      waiting.add(settle);
      // Scenarios await it only after the kill, which may fail first.
      promise.catch(() => undefined);
      return promise;
    },
    resume() {
      stopping = false;
      running = Promise.all(diaries.map(live));
    },
    async stop() {
      stopping = true;
      await running;
    },
    async compare(all = false, origin = originOf(0)) {
      const losses = await Promise.all(diaries.map((diary) => compareDiary(diary, origin, all)));
      return losses.reduce(sum);
    },
  };
}

/** 503 with a message for users. */
export function hasMessage({ status, body }: Answer): boolean {
  const { code, message } = (body ?? {}) as { code?: string; message?: string };
  return status === 503 && code === 'unavailable' && /\w.*\.$/.test(message ?? '');
}
