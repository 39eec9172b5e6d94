import { consentVersion } from '@plateful/contract/consent-version.ts';
import { useSyncExternalStore } from 'react';
import { type Consent, type ConsentChoice, type Purpose, parseConsent } from './parse-consent.ts';

// docs/product.md, Constants.
const storageKey = 'cookieConsent';

/** What else is in local storage by consent only. A decision against its purpose removes it. */
const keysByPurpose: Record<Purpose, readonly string[]> = {
  functional: ['units', 'inTheShop'],
  analytics: [],
};

export const acceptAll: ConsentChoice = { functional: true, analytics: true };
export const rejectAll: ConsentChoice = { functional: false, analytics: false };

const listeners = new Set<() => void>();

/** Where storage is blocked or full, a decision lasts for this page. */
let unstored: string | null = null;

/** The decision; null as long as there is none, undefined while prerendering, when it cannot be known. */
export function useConsent(): Consent | null | undefined {
  const text = useSyncExternalStore(subscribe, consentText, () => undefined);
  return typeof text === 'string' ? parseConsent(text) : text;
}

/** Whether something may be stored, read or loaded for this purpose now. */
export function allows(purpose: Purpose): boolean {
  return currentConsent()?.[purpose] ?? false;
}

export function decide({ functional, analytics }: ConsentChoice): void {
  if (!functional) remove(keysByPurpose.functional);
  if (!analytics) remove(keysByPurpose.analytics);
  const timestamp = new Date().toISOString();
  keep({ essential: true, functional, analytics, version: consentVersion, timestamp });
}

/** Notes that the account has this decision, unless another one was made meanwhile. */
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
    // An earlier decision must not come back with the next page.
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

/** Another tab may decide, and the browser may bring a page back from its cache. */
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
