import { useBrowserStore } from './hydration.tsx';
import { createListeners } from './listeners.ts';
import { writeStorage } from './web-storage.ts';

export type Theme = 'dark' | 'light';

// The same key and rule as in public/theme.js, which sets the class before the first paint.
const storageKey = 'theme';
const { subscribe, notify } = createListeners();

/** The current theme. Prerendered pages are light and read the document's class after hydration. */
export function useTheme(): Theme {
  return useBrowserStore(subscribe, currentTheme, 'light');
}

/** Toggles the theme, stores it and sets the document's class (docs/product.md, States). */
export function toggleTheme() {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark', next === 'dark');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === next ? 'all' : 'not all';
  }
  writeStorage('localStorage', storageKey, next);
  notify();
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}
