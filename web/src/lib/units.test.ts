import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedUnits, rememberUnits } from './units.ts';

const timestamp = '2026-11-20T11:30:00.000Z';
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  allowFunctional(true);
});
afterEach(() => vi.unstubAllGlobals());

function allowFunctional(functional: boolean) {
  storage.set('cookieConsent', JSON.stringify({ essential: true, functional, analytics: false, timestamp }));
}

/** A browser with this language and the current storage. */
function browserIn(language: string) {
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  };
  vi.stubGlobal('window', { localStorage, navigator: { language } });
}

test.each(['en-US', 'es-US', 'en-LR', 'my-MM', 'my-Mymr-MM', 'en-us', 'en-US@posix'])(
  'lists for %s start in US units',
  (language) => {
    browserIn(language);
    expect(rememberedUnits()).toBe('us');
  },
);

test.each(['en-GB', 'en-CA', 'de-DE', 'es-419', 'sr-Latn-RS', 'en', 'my', 'us', ''])(
  'lists for "%s" start in metric units',
  (language) => {
    browserIn(language);
    expect(rememberedUnits()).toBe('metric');
  },
);

test('a choice takes precedence over a changed language', () => {
  browserIn('en-GB');
  rememberUnits('us');
  expect(rememberedUnits()).toBe('us');
  browserIn('de-DE');
  expect(rememberedUnits()).toBe('us');
  rememberUnits('metric');
  browserIn('en-US');
  expect(rememberedUnits()).toBe('metric');
});

test.each([
  ['there was no question', () => storage.delete('cookieConsent')],
  ['functional storage was refused', () => allowFunctional(false)],
])('a choice is neither kept nor read where %s', (_, decide) => {
  decide();
  browserIn('en-US');
  rememberUnits('metric');
  expect(storage.has('units')).toBe(false);
  storage.set('units', 'metric');
  expect(rememberedUnits()).toBe('us');
});

test('an invalid stored value is ignored', () => {
  storage.set('units', 'cubits');
  browserIn('en-US');
  expect(rememberedUnits()).toBe('us');
});

test('a browser without storage still has units', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('window', {
    localStorage: { getItem: refuse, setItem: refuse },
    navigator: { language: 'en-US' },
  });
  expect(() => rememberUnits('metric')).not.toThrow();
  expect(rememberedUnits()).toBe('us');
});
