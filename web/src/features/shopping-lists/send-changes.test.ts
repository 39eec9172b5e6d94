import type { ListChanges, ListOperation } from '@plateful/contract/shopping-lists.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { currentToasts } from '#ui/toast-store.ts';
import { queueOf } from './change-queue.ts';
import { aList, anItem } from './list-item.fixture.ts';
import { changeList, type ListPlace, syncList } from './send-changes.ts';
import { type SyncedList, withOperations } from './shown-list.ts';

let client: QueryClient;
/** The server's state. */
let server: SyncedList;
/** The state of this device. */
let synced: SyncedList | undefined;
let sent: ListOperation[][];
/** Throws to make a call fail. */
let answer: (operations: ListOperation[]) => void;
let place: ListPlace;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } });
  client.mount();
  server = aList(['carrots', 'limes', 'milk'].map((name) => anItem(name)));
  synced = server;
  sent = [];
  answer = () => undefined;
  place = {
    id: server.id,
    queue: queueOf(crypto.randomUUID()),
    hasFoods: true,
    read: () => synced,
    write: (list) => {
      synced = list;
    },
    drop: () => {
      synced = undefined;
    },
    sync: async ({ operations }) => {
      sent.push(operations);
      answer(operations);
      if (operations.length > 0)
        server = withOperations({ ...server, version: server.version + 1 }, operations);
      const { version, name, isArchived, isOutdated, items } = server;
      return {
        version,
        name,
        isArchived,
        isOutdated,
        items: [...items],
        removed: [],
        clock: null,
      } satisfies ListChanges;
    },
  };
});

afterEach(() => {
  client.clear();
  client.unmount();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function checkOff(...names: string[]) {
  for (const item of names) changeList(client, place, [{ item, set: { checked: true } }]);
}

function ticksOf(list: SyncedList | undefined) {
  return list?.items.filter((item) => item.checked).map((item) => item.ingredient);
}

const shown = () => synced && withOperations(synced, place.queue.of(place.id));

test('check marks are optimistic and sent as single fields', async () => {
  checkOff('limes');
  expect(ticksOf(shown())).toEqual(['limes']);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['limes']);
  expect(ticksOf(synced)).toEqual(['limes']);
  expect(sent).toMatchObject([[{ item: 'limes', set: { checked: true } }]]);
  expect(place.queue.of(place.id)).toEqual([]);
});

test('items checked during a call are sent after it', async () => {
  checkOff('limes', 'milk');
  await vi.runAllTimersAsync();
  expect(sent.map((operations) => operations.length)).toEqual([2]);
  const gate = Promise.withResolvers<void>();
  const { sync } = place;
  place = { ...place, sync: (changes) => gate.promise.then(() => sync(changes)) };
  checkOff('carrots');
  await vi.advanceTimersByTimeAsync(0);
  changeList(client, place, [{ item: 'carrots', set: { checked: false } }]);
  expect(ticksOf(shown())).toEqual(['limes', 'milk']);
  gate.resolve();
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['limes', 'milk']);
});

test('changes are queued while offline', async () => {
  onlineManager.setOnline(false);
  checkOff('carrots', 'milk');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['carrots', 'milk']);
});

test.each([0, 429, 500, 502])(
  'a response of %i is retried until the server has the change',
  async (status) => {
    answer = () => {
      throw new ApiError(status, '');
    };
    checkOff('milk');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent.length).toBeGreaterThan(5);
    expect(ticksOf(shown())).toEqual(['milk']);
    answer = () => undefined;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(ticksOf(server)).toEqual(['milk']);
  },
);

test("a rejected change is rolled back with the server's message, and the others are kept", async () => {
  answer = (operations) => {
    if (operations.some(({ item }) => item === 'limes')) {
      throw new ApiError(400, JSON.stringify({ message: 'No limes today.' }));
    }
  };
  checkOff('carrots', 'limes', 'milk');
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['carrots', 'milk']);
  expect(ticksOf(shown())).toEqual(['carrots', 'milk']);
  expect(currentToasts()).toMatchObject([
    { title: 'Error updating shopping list', description: 'No limes today.', variant: 'destructive' },
  ]);
});

test('a list deleted on another device disappears, and a lost change is reported', async () => {
  answer = () => {
    throw new ApiError(404, '');
  };
  checkOff('milk');
  await vi.runAllTimersAsync();
  expect(synced).toBeUndefined();
  expect(place.queue.of(place.id)).toEqual([]);
  expect(currentToasts()).toMatchObject([{ description: 'Failed to update shopping list' }]);
});

test('changes of an expired session are sent after the next sign-in', async () => {
  answer = () => {
    throw new ApiError(401, '');
  };
  checkOff('milk');
  await vi.runAllTimersAsync();
  expect(place.queue.of(place.id)).toHaveLength(1);
});

test('a list is only fetched if it is older than the announced version', async () => {
  syncList(client, place, 1);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  server = { ...server, version: 2, name: 'Party' };
  // The announced version may never arrive.
  syncList(client, place, 3);
  await vi.runAllTimersAsync();
  expect(synced).toMatchObject({ version: 2, name: 'Party' });
  expect(sent).toEqual([[]]);
});

test('a check mark takes less than 300 bytes', () => {
  onlineManager.setOnline(false);
  changeList(client, place, [{ item: crypto.randomUUID(), set: { checked: true } }]);
  const body = JSON.stringify({ since: 1000, operations: place.queue.of(place.id) });
  expect(body.length).toBeLessThan(300);
});
