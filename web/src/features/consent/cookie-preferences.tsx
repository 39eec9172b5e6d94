import type { ComponentProps } from 'react';
import { useBrowserStore } from '#lib/hydration.tsx';
import { createListeners } from '#lib/listeners.ts';
import { toastFailure } from '#ui/toast-store.ts';
import type { PreferencesDialog } from './preferences-dialog.tsx';

/** Render once, around the app: the dialog that the banner and the footer open. */
export function CookiePreferences() {
  const { Preferences, isOpen, openings } = usePreferences();
  return Preferences && <Preferences key={openings} isOpen={isOpen} onClose={closePreferences} />;
}

/** Opens the preferences dialog at any time. */
export function CookiePreferencesButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  return (
    <button type="button" {...props} onClick={() => void openPreferences()}>
      Cookie Preferences
    </button>
  );
}

type State = {
  /** Null until first opened, when its code is loaded. */
  Preferences: typeof PreferencesDialog | null;
  isOpen: boolean;
  /** The key of the dialog, so that each opening starts from the current decision. */
  openings: number;
};

const closed: State = { Preferences: null, isOpen: false, openings: 0 };
let state = closed;
const { subscribe, notify } = createListeners();

/** Opens the preferences dialog from anywhere. */
export async function openPreferences(): Promise<void> {
  try {
    const { PreferencesDialog } = await import('./preferences-dialog.tsx');
    set({ Preferences: PreferencesDialog, isOpen: true, openings: state.openings + 1 });
  } catch {
    toastFailure(
      'The cookie preferences could not be loaded',
      'You may be offline. Reload the page when you are back online.',
    );
  }
}

function closePreferences(): void {
  set({ ...state, isOpen: false });
}

function usePreferences(): State {
  return useBrowserStore(subscribe, () => state, closed);
}

function set(next: State): void {
  state = next;
  notify();
}
