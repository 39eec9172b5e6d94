import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { loadAccountProfile } from './load-account-profile.ts';
import { LocalSaveError, saveLocalProfile } from './local-profile.ts';
import { saveFailureText } from './save-failure.ts';

const key = 'tastePreferences';
const visitors = tasteProfileInput.parse({ allergies: ['Nuts'], timePreference: 45 });
const accounts = tasteProfileInput.parse({ allergies: ['Soy'] });
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

/** A fake server: an account with this profile, and a response to saves. */
function accountWith(profile: object | null, onSave?: () => Response) {
  const saves: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ profile });
    saves.push(JSON.parse(String(body)));
    return onSave?.() ?? Response.json({ profile: saves.at(-1) });
  });
  return saves;
}

test("an account without a profile takes over the visitor's local profile", async () => {
  saveLocalProfile(visitors);
  const saves = accountWith(null);
  expect(await loadAccountProfile()).toMatchObject(visitors);
  expect(saves).toEqual([{ ...visitors, version: 0 }]);
  expect(storage.has(key)).toBe(false);
});

const limits = { allergies: ['Soy'], dietaryRestrictions: ['Vegan'], avoidedFoods: ['Okra'] };
const limited = tasteProfileInput.parse(limits);

test.each([
  ['an allergy', { ...limits, allergies: ['Soy', 'Nuts'] }],
  ['a diet', { ...limits, dietaryRestrictions: ['Vegetarian'] }],
  ['a food', { ...limits, avoidedFoods: ['Okra', 'Liver'] }],
])('an account keeps its profile, and the local copy stays while it names %s more', async (_what, local) => {
  saveLocalProfile(tasteProfileInput.parse(local));
  const saves = accountWith(limited);
  expect(await loadAccountProfile()).toEqual(limited);
  expect(saves).toEqual([]);
  expect(storage.has(key)).toBe(true);
});

test('an account that has every limit keeps its profile, and the local copy is deleted', async () => {
  saveLocalProfile(tasteProfileInput.parse({ ...limits, avoidedFoods: ['okra'], timePreference: 45 }));
  const saves = accountWith(limited);
  expect(await loadAccountProfile()).toEqual(limited);
  expect(saves).toEqual([]);
  expect(storage.has(key)).toBe(false);
});

test('a failed move keeps the local copy, and a retry moves it', async () => {
  saveLocalProfile(visitors);
  accountWith(null, () => new Response('{}', { status: 503 }));
  await expect(loadAccountProfile()).rejects.toMatchObject({ status: 503 });
  expect(storage.has(key)).toBe(true);
  accountWith(null);
  expect(await loadAccountProfile()).toMatchObject(visitors);
  expect(storage.has(key)).toBe(false);
});

test('a copy that the server rejects is kept, and the account has no profile', async () => {
  saveLocalProfile(visitors);
  accountWith(null, () => Response.json({ message: 'No', code: 'invalid_input' }, { status: 400 }));
  expect(await loadAccountProfile()).toBeNull();
  expect(storage.has(key)).toBe(true);
});

test('an account that got a profile on another device meanwhile keeps that', async () => {
  saveLocalProfile(visitors);
  let profile: object | null = null;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ profile });
    profile = accounts;
    return Response.json({ message: 'Changed', code: 'conflict' }, { status: 409 });
  });
  expect(await loadAccountProfile()).toEqual(accounts);
  expect(storage.has(key)).toBe(true);
});

test('a malformed copy is ignored and never sent', async () => {
  storage.set(key, '{"allergies":["Mustard"]}');
  const saves = accountWith(null);
  expect(await loadAccountProfile()).toBeNull();
  expect(saves).toEqual([]);
  expect(storage.has(key)).toBe(false);
});

test('if the account cannot be read, nothing is moved or deleted', async () => {
  saveLocalProfile(visitors);
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await expect(loadAccountProfile()).rejects.toBeInstanceOf(ApiError);
  expect(storage.has(key)).toBe(true);
});

test('a failed local save throws LocalSaveError', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { setItem } });
  expect(() => saveLocalProfile(visitors)).toThrow(LocalSaveError);
});

test("a failed save shows the server's message, else the one in docs/product.md", () => {
  expect(saveFailureText(new ApiError(400, '{"message":"Choose another name"}'))).toBe('Choose another name');
  const general = 'Failed to save your preferences. Please try again.';
  expect(saveFailureText(new ApiError(0, 'No connection'))).toBe(general);
  expect(saveFailureText(new SyntaxError('Unexpected token'))).toBe(general);
  expect(saveFailureText(new LocalSaveError('Full'))).toBe(
    'Failed to save your preferences locally. Please try again.',
  );
});
