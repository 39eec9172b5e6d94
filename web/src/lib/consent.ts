import { consentVersion } from '@plateful/contract/consent-version.ts';
import { useBrowserStore } from './hydration.tsx';
import { createListeners } from './listeners.ts';
import { type Consent, type ConsentChoice, type Purpose, parseConsent } from './parse-consent.ts';
import { readStorage, removeStored, writeStorage } from './web-storage.ts';

// docs/product.md, Constants.
const storageKey = 'cookieConsent';

/** Other local storage keys that need consent. Rejecting a purpose removes its keys. */
const keysByPurpose: Record<Purpose, readonly string[]> = {
  functional: ['units', 'inTheShop'],
  analytics: [],
};

export const acceptAll: ConsentChoice = { functional: true, analytics: true };
export const rejectAll: ConsentChoice = { functional: false, analytics: false };

const listeners = createListeners();

/** Fallback where storage is blocked or full: the decision lasts for this page. */
let unstored: string | null = null;

/** The decision. Null if there is none yet, undefined while prerendering, when it is unknown. */
export function useConsent(): Consent | null | undefined {
  const text = useBrowserStore(subscribe, consentText, undefined);
  return typeof text === 'string' ? parseConsent(text) : text;
}

/** True if data may be stored, read or loaded for this purpose. */
export function allows(purpose: Purpose): boolean {
  return currentConsent()?.[purpose] ?? false;
}

export function decide({ functional, analytics }: ConsentChoice): void {
  const rejected = [
    ...(functional ? [] : keysByPurpose.functional),
    ...(analytics ? [] : keysByPurpose.analytics),
  ];
  for (const key of rejected) removeStored('localStorage', key);
  const timestamp = new Date().toISOString();
  keep({ essential: true, functional, analytics, version: consentVersion, timestamp });
}

/** Marks the decision as recorded on the server, unless it was changed meanwhile. */
export function noteRecorded({ timestamp }: Consent, userId: string): void {
  const consent = currentConsent();
  if (consent?.timestamp === timestamp) keep({ ...consent, recordedFor: userId });
}

function currentConsent(): Consent | null {
  const text = consentText();
  return text === null ? null : parseConsent(text);
}

function consentText(): string | null {
  if (unstored !== null) return unstored;
  return readStorage('localStorage', storageKey);
}

function keep(consent: Consent): void {
  const text = JSON.stringify(consent);
  const isStored = writeStorage('localStorage', storageKey, text);
  unstored = isStored ? null : text;
  // Otherwise the next page would read the earlier decision.
  if (!isStored) removeStored('localStorage', storageKey);
  listeners.notify();
}

/** The decision can change in another tab, or while the page was in the back/forward cache. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
