import { consentVersion } from '@plateful/contract/consent-version.ts';
import { useSyncExternalStore } from 'react';
import { type Consent, type ConsentChoice, type Purpose, parseConsent } from './parse-consent.ts';

// docs/product.md, Constants.
const storageKey = 'cookieConsent';

/** Other local storage keys that need consent. Rejecting a purpose removes its keys. */
const keysByPurpose: Record<Purpose, readonly string[]> = {
  functional: ['units', 'inTheShop'],
  analytics: [],
};

export const acceptAll: ConsentChoice = { functional: true, analytics: true };
export const rejectAll: ConsentChoice = { functional: false, analytics: false };

const listeners = new Set<() => void>();

/** Fallback where storage is blocked or full: the decision lasts for this page. */
let unstored: string | null = null;

/** The decision. Null if there is none yet, undefined while prerendering, when it is unknown. */
export function useConsent(): Consent | null | undefined {
  const text = useSyncExternalStore(subscribe, consentText, () => undefined);
  return typeof text === 'string' ? parseConsent(text) : text;
}

/** True if data may be stored, read or loaded for this purpose. */
export function allows(purpose: Purpose): boolean {
  return currentConsent()?.[purpose] ?? false;
}

export function decide({ functional, analytics }: ConsentChoice): void {
  if (!functional) remove(keysByPurpose.functional);
  if (!analytics) remove(keysByPurpose.analytics);
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
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(consent: Consent): void {
  const text = JSON.stringify(consent);
  try {
    window.localStorage.setItem(storageKey, text);
    unstored = null;
  } catch {
    unstored = text;
    // Otherwise the next page would read the earlier decision.
    remove([storageKey]);
  }
  for (const listener of listeners) listener();
}

function remove(keys: readonly string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** The decision can change in another tab, or while the page was in the back/forward cache. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
