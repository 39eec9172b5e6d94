import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, dropDraftOf, keepDraft, readDraft } from './draft.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  const sessionStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is restored for its owner', () => {
  keepDraft('ann', { spiceLevel: 4 });
  expect(readDraft('ann')).toEqual({ spiceLevel: 4 });
  dropDraftOf('ann');
  expect(readDraft('ann')).toBeNull();
});

test('another user does not get the draft, and it is deleted', () => {
  keepDraft('ann', { spiceLevel: 4 });
  expect(readDraft('bob')).toBeNull();
  expect(storage.size).toBe(0);
});

test("a visitor does not get a user's draft, which is restored after the user signs in again", () => {
  keepDraft('ann', { spiceLevel: 4 });
  expect(readDraft('')).toBeNull();
  dropDraftOf('');
  expect(readDraft('ann')).toEqual({ spiceLevel: 4 });
});

test('a visitor’s input is kept when they sign in', () => {
  keepDraft('', { spiceLevel: 4 });
  expect(readDraft('ann')).toEqual({ spiceLevel: 4 });
});

test.each(['{oops', 'null', '7', '{"owner":"ann"}'])('%s is not a draft', (text) => {
  storage.set('unsavedDraft', text);
  expect(readDraft('ann')).toBeNull();
});

test('without storage there is no draft and no error', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  keepDraft('ann', {});
  dropDraft();
  expect(readDraft('ann')).toBeNull();
});
