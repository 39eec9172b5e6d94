import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { useSyncExternalStore } from 'react';

/** What is saved: in an account with its version, in a visitor's browser without. */
export type SavedProfile = TasteProfileInput & { version?: number | undefined };

/** Where a visitor's preferences live until they have an account. */
export const localProfileKey = 'tastePreferences';

const listeners = new Set<() => void>();

/** Thrown when the browser keeps nothing: storage is blocked or full. */
export class LocalSaveError extends Error {
  override readonly name = 'LocalSaveError';
}

/** The stored text, unread; null without one. */
export function localProfileText(): string | null {
  try {
    return window.localStorage.getItem(localProfileKey);
  } catch {
    return null;
  }
}

/** What the stored text says. Read with the contract's schema, which is loaded only when there is something to read. */
export async function readLocalProfile(text: string): Promise<TasteProfileInput | null> {
  const { parseLocalProfile } = await import('./parse-local-profile.ts');
  return parseLocalProfile(text);
}

/** Returns the text as stored. */
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

/** Tells the page that the stored text has changed; other tabs hear it from the browser. */
export function announceLocalProfile(): void {
  for (const listener of listeners) listener();
}

/** The stored text, always the present one. */
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
