import type { ComponentProps } from 'react';
import { closePreferences, openPreferences, usePreferences } from './preferences-store.ts';

/** Once in the app, around everything: the window that the banner and the footer open. */
export function CookiePreferences() {
  const { Window, isOpen, openings } = usePreferences();
  return Window && <Window key={openings} isOpen={isOpen} onClose={closePreferences} />;
}

/** Opens it again at any time. */
export function CookiePreferencesButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  return (
    <button type="button" {...props} onClick={() => void openPreferences()}>
      Cookie Preferences
    </button>
  );
}
