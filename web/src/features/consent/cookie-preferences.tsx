import { type ComponentProps, useSyncExternalStore } from 'react';
import { toastFailure } from '#ui/toast-store.ts';
import type { PreferencesDialog } from './preferences-dialog.tsx';

/** Once in the app, around everything: the window that the banner and the footer open. */
export function CookiePreferences() {
  const { Preferences, isOpen, openings } = usePreferences();
  return Preferences && <Preferences key={openings} isOpen={isOpen} onClose={closePreferences} />;
}

/** Opens it again at any time. */
export function CookiePreferencesButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  return (
    <button type="button" {...props} onClick={() => void openPreferences()}>
      Cookie Preferences
    </button>
  );
}

type State = {
  /** Null until it is first asked for: its code is loaded then. */
  Preferences: typeof PreferencesDialog | null;
  isOpen: boolean;
  /** How often it was opened: each time it starts from what is decided. */
  openings: number;
};

const closed: State = { Preferences: null, isOpen: false, openings: 0 };
let state = closed;
const listeners = new Set<() => void>();

/** Opens the one window of the app, from anywhere. */
export async function openPreferences(): Promise<void> {
  try {
    const { PreferencesDialog } = await import('./preferences-dialog.tsx');
    set({ Preferences: PreferencesDialog, isOpen: true, openings: state.openings + 1 });
  } catch {
    toastFailure(
      'The cookie preferences did not load',
      'You may be offline. Load the page again once you are back.',
    );
  }
}

function closePreferences(): void {
  set({ ...state, isOpen: false });
}

function usePreferences(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
}

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
