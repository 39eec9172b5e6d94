import type { TasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { useBrowserStore } from '#lib/hydration.tsx';
import { createListeners } from '#lib/listeners.ts';
import { readStorage, removeStored, writeStorage } from '#lib/web-storage.ts';

/** A saved profile: with version in an account, without in a visitor's browser. */
export type SavedProfile = TasteProfileInput & { version?: number | undefined };

/** The key of a visitor's preferences in local storage. */
export const localProfileKey = 'tastePreferences';

const listeners = createListeners();

/** Thrown when storage is blocked or full. */
export class LocalSaveError extends Error {
  override readonly name = 'LocalSaveError';
}

/** The stored JSON, not parsed; null if there is none. */
export function localProfileText(): string | null {
  return readStorage('localStorage', localProfileKey);
}

/** Parses the stored JSON with the contract's schema, which is loaded only if needed. */
export async function readLocalProfile(text: string): Promise<TasteProfileInput | null> {
  const { parseLocalProfile } = await import('./parse-local-profile.ts');
  return parseLocalProfile(text);
}

/** Returns the stored JSON. */
export function saveLocalProfile(profile: TasteProfileInput): string {
  const text = JSON.stringify(profile);
  if (!writeStorage('localStorage', localProfileKey, text))
    throw new LocalSaveError('This browser does not allow us to store anything.');
  return text;
}

export function removeLocalProfile(): void {
  removeStored('localStorage', localProfileKey);
  announceLocalProfile();
}

/** Notifies this page of a change. Other tabs get the browser's storage event. */
export function announceLocalProfile(): void {
  listeners.notify();
}

/** The stored JSON, kept up to date. */
export function useLocalProfileText(): string | null {
  return useBrowserStore(subscribe, localProfileText, null);
}

function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
