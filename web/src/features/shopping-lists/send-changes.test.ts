import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts } from '#ui/toast-store.ts';
import { tickItem } from './list-progress.ts';
import { changeList, listsKey, readList, withUnsent } from './send-changes.ts';

const id = '5f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f';

function aList(): ShoppingList {
  const items = ['carrots', 'limes', 'milk'].map((ingredient) => ({
    ingredient,
    amount: 1,
    unit: 'whole',
    category: 'Other' as const,
    checked: false,
    meals: [],
  }));
  const createdAt = '2026-11-20T10:00:00.000Z';
  return { id, userId: id, mealPlanId: null, name: 'List', items, isArchived: false, createdAt };
}

let client: QueryClient;
let server: ShoppingList;
let sent: number;
let answer: () => Promise<Response | null>;

function ticksOf(list: ShoppingList | undefined) {
  return list?.items.filter((item) => item.checked).map((item) => item.ingredient);
}

function tick(...places: number[]) {
  for (const place of places) {
    changeList(client, id, ({ items }) => ({ items: tickItem(items, place, true) }));
  }
}

function visit() {
  client = new QueryClient({ defaultOptions: { mutations: { retry: false, networkMode: 'always' } } });
  client.mount();
  client.setQueryData(listsKey, { shoppingLists: [withUnsent(client, structuredClone(server))] });
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  server = aList();
  sent = 0;
  answer = async () => null;
  // Stands in for the network: keeps the list as the server would, unless the test answers otherwise.
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent += 1;
    const special = await answer();
    if (special) return special;
    Object.assign(server, JSON.parse(body));
    return Response.json({ shoppingList: server });
  });
  visit();
});

afterEach(() => {
  client.clear();
  client.unmount();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('taps faster than the screen are all kept, and only the last state is sent', async () => {
  tick(0, 1, 2);
  expect(ticksOf(readList(client, id))).toEqual(['carrots', 'limes', 'milk']);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['carrots', 'limes', 'milk']);
  expect(sent).toBe(1);
});

test('a slow answer to the first tap does not take back the second', async () => {
  answer = () => new Promise((resolve) => setTimeout(() => resolve(null), 500));
  tick(0);
  await vi.advanceTimersByTimeAsync(100);
  tick(1);
  await vi.advanceTimersByTimeAsync(450);
  expect(ticksOf(readList(client, id))).toEqual(['carrots', 'limes']);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['carrots', 'limes']);
});

test('ticks without a network wait for it', async () => {
  onlineManager.setOnline(false);
  tick(0, 2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toBe(0);
  expect(ticksOf(readList(client, id))).toEqual(['carrots', 'milk']);
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['carrots', 'milk']);
});

test('a call that was not answered is sent again', async () => {
  answer = async () => {
    if (sent < 4) throw new TypeError('Failed to fetch');
    return null;
  };
  tick(1);
  await vi.runAllTimersAsync();
  expect(sent).toBe(4);
  expect(ticksOf(server)).toEqual(['limes']);
  expect(ticksOf(readList(client, id))).toEqual(['limes']);
});

test('a refusal takes back what the server never had, and says so', async () => {
  tick(0);
  await vi.runAllTimersAsync();
  answer = async () => new Response('boom', { status: 500 });
  tick(1, 2);
  await vi.runAllTimersAsync();
  expect(ticksOf(readList(client, id))).toEqual(['carrots']);
  expect(currentToasts()).toMatchObject([
    { title: 'Error updating shopping list', description: 'Failed to update shopping list' },
  ]);
});

test('a refused tap is saved by the next one, which holds both', async () => {
  answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sent === 1 ? new Response('boom', { status: 500 }) : null;
  };
  tick(0);
  await vi.advanceTimersByTimeAsync(100);
  tick(1);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['carrots', 'limes']);
  expect(ticksOf(readList(client, id))).toEqual(['carrots', 'limes']);
});

test('what a closed page could not send is sent by the next visit', async () => {
  onlineManager.setOnline(false);
  tick(1);
  client.clear();
  onlineManager.setOnline(true);
  visit();
  expect(ticksOf(readList(client, id))).toEqual(['limes']);
  await vi.runAllTimersAsync();
  expect(ticksOf(server)).toEqual(['limes']);
  expect(window.localStorage.getItem('unsentShoppingLists')).toBeNull();
});

test('a list read again keeps ticks that are still waiting', () => {
  onlineManager.setOnline(false);
  tick(2);
  expect(ticksOf(withUnsent(client, aList()))).toEqual(['milk']);
});

test('a list that is not there any more is not changed', async () => {
  client.setQueryData(listsKey, { shoppingLists: [] });
  tick(0);
  await vi.runAllTimersAsync();
  expect(sent).toBe(0);
});
