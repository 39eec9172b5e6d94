import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyUnsent, forgetUnsent, keepUnsent } from './unsent-changes.ts';

let stored: string | null = null;

beforeEach(() => {
  stored = null;
  const setItem = (_: string, value: string) => {
    stored = value;
  };
  const removeItem = () => {
    stored = null;
  };
  vi.stubGlobal('window', { localStorage: { getItem: () => stored, setItem, removeItem } });
});

afterEach(() => vi.unstubAllGlobals());

function list(...ticks: [string, boolean][]): ShoppingList {
  const items = ticks.map(([ingredient, checked]) => ({
    ingredient,
    amount: 1,
    unit: '',
    category: 'Other' as const,
    checked,
    meals: [],
  }));
  const createdAt = '2026-11-20T10:00:00.000Z';
  return { id: 'a', userId: 'u', mealPlanId: null, name: 'List', items, isArchived: false, createdAt };
}

test('ticks left unsent are put on the list as it is now', () => {
  keepUnsent(list(['carrots', true], ['limes', false]));
  const now = list(['limes', true], ['carrots', false], ['milk', true]);
  expect(applyUnsent(now)?.items.map((item) => [item.ingredient, item.checked])).toEqual([
    ['limes', false],
    ['carrots', true],
    ['milk', true],
  ]);
});

test('nothing is to be sent when the server has it all, or the list was archived since', () => {
  expect(applyUnsent(list(['carrots', false]))).toBeNull();
  keepUnsent(list(['carrots', true]));
  expect(applyUnsent(list(['carrots', true]))).toBeNull();
  expect(applyUnsent({ ...list(['carrots', false]), isArchived: true })).toBeNull();
});

test('a forgotten list leaves others alone, and the last one leaves no trace', () => {
  keepUnsent(list(['carrots', true]));
  keepUnsent({ ...list(['milk', true]), id: 'b' });
  forgetUnsent('a');
  expect(applyUnsent(list(['carrots', false]))).toBeNull();
  expect(applyUnsent({ ...list(['milk', false]), id: 'b' })).not.toBeNull();
  forgetUnsent('b');
  expect(stored).toBeNull();
});

test.each([
  '{',
  'null',
  '7',
  '[]',
  '{"a":null}',
  '{"a":{"items":7}}',
  '{"a":{"items":[{}],"isArchived":true}}',
])('a malformed value %s is none', (text) => {
  stored = text;
  expect(applyUnsent(list(['carrots', false]))).toBeNull();
});

test('blocked storage breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  keepUnsent(list(['carrots', true]));
  forgetUnsent('a');
  expect(applyUnsent(list(['carrots', false]))).toBeNull();
});
