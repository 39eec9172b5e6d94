import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as consentModule from './consent.ts';
import { parseConsent } from './parse-consent.ts';

const key = 'cookieConsent';
const everything = { functional: true, analytics: true };
const none = { functional: false, analytics: false };
let storage: Map<string, string>;
/** Replaces `localStorage.setItem`. */
let setItem: (name: string, value: string) => void;
let consent: typeof consentModule;

beforeEach(async () => {
  storage = new Map();
  setItem = (name, value) => void storage.set(name, value);
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => setItem(name, value),
    removeItem: (name: string) => void storage.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  // A fresh module for each test, because it remembers failed writes.
  vi.resetModules();
  consent = await import('./consent.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stored() {
  return parseConsent(storage.get(key) ?? '');
}

test('nothing optional is allowed before there is a decision', () => {
  expect(consent.allows('functional')).toBe(false);
  expect(consent.allows('analytics')).toBe(false);
  storage.set(key, '{"functional":true,"analytics":true}');
  expect(consent.allows('functional')).toBe(false);
  expect(storage.size).toBe(1);
});

test('a decision is stored with time and version and takes effect at once', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T11:30:00.000Z') });
  consent.decide({ functional: true, analytics: false });
  expect(JSON.parse(storage.get(key)!)).toEqual({
    essential: true,
    functional: true,
    analytics: false,
    version: 1,
    timestamp: '2026-11-20T11:30:00.000Z',
  });
  expect(consent.allows('functional')).toBe(true);
  expect(consent.allows('analytics')).toBe(false);
});

test('rejecting functional storage removes its entries and nothing else', () => {
  consent.decide(everything);
  storage.set('units', 'us').set('theme', 'dark').set('tastePreferences', '{}');
  consent.decide({ functional: false, analytics: true });
  expect([...storage.keys()].sort()).toEqual([key, 'tastePreferences', 'theme']);
});

test('a recorded decision is marked as such, a later one is not', () => {
  consent.decide(everything);
  const sent = stored()!;
  consent.noteRecorded(sent, 'ann');
  expect(stored()).toEqual({ ...sent, recordedFor: 'ann' });
  consent.noteRecorded(sent, 'bob');
  expect(stored()).toEqual({ ...sent, recordedFor: 'bob' });
  consent.decide(none);
  expect(stored()).not.toHaveProperty('recordedFor');
});

test('a decision made while an earlier one was being sent is not marked as recorded', () => {
  vi.useFakeTimers({ now: 1000 });
  consent.decide(everything);
  const sent = stored()!;
  vi.setSystemTime(2000);
  consent.decide(none);
  consent.noteRecorded(sent, 'ann');
  expect(stored()).toMatchObject(none);
  expect(stored()).not.toHaveProperty('recordedFor');
});

test('without storage a decision lasts for the page', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('window', { localStorage });
  expect(consent.allows('functional')).toBe(false);
  consent.decide(everything);
  expect(consent.allows('functional')).toBe(true);
  consent.decide(none);
  expect(consent.allows('functional')).toBe(false);
});

test('if storage is full, an earlier consent is removed rather than a later refusal ignored', () => {
  consent.decide(everything);
  setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  consent.decide(none);
  expect(consent.allows('functional')).toBe(false);
  expect(storage.has(key)).toBe(false);
});
