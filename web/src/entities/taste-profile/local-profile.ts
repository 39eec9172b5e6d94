import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { useSyncExternalStore } from 'react';

/** A saved profile: with version in an account, without in a visitor's browser. */
export type SavedProfile = TasteProfileInput & { version?: number | undefined };

/** The key of a visitor's preferences in local storage. */
export const localProfileKey = 'tastePreferences';

const listeners = new Set<() => void>();

/** Thrown when storage is blocked or full. */
export class LocalSaveError extends Error {
  override readonly name = 'LocalSaveError';
}

/** The stored JSON, not parsed; null if there is none. */
export function localProfileText(): string | null {
  try {
    return window.localStorage.getItem(localProfileKey);
  } catch {
    return null;
  }
}

/** Parses the stored JSON with the contract's schema, which is loaded only if needed. */
export async function readLocalProfile(text: string): Promise<TasteProfileInput | null> {
  const { parseLocalProfile } = await import('./parse-local-profile.ts');
  return parseLocalProfile(text);
}

/** Returns the stored JSON. */
export function saveLocalProfile(profile: TasteProfileInput): string {
  const text = JSON.stringify(profile);
  try {
    window.localStorage.setItem(localProfileKey, text);
  } catch (cause) {
    throw new LocalSaveError('The browser does not let us store anything.', { cause });
  }
  return text;
}

export function removeLocalProfile(): void {
  try {
    window.localStorage.removeItem(localProfileKey);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
  announceLocalProfile();
}

/** Notifies this page of a change. Other tabs get the browser's storage event. */
export function announceLocalProfile(): void {
  for (const listener of listeners) listener();
}

/** The stored JSON, kept up to date. */
export function useLocalProfileText(): string | null {
  return useSyncExternalStore(subscribe, localProfileText, () => null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
