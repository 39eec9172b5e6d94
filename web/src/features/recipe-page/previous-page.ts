import type { PreviousPage } from './back-target.ts';

/** The page of this site before the present one in the browser's history. */
export function previousPage(): PreviousPage {
  // Firefox and Safari learned the Navigation API late; the router's own count stands in for it.
  if (!('navigation' in window)) return routerIndex() > 0 ? undefined : null;
  const { currentEntry } = window.navigation;
  const previous = window.navigation.entries()[(currentEntry?.index ?? 0) - 1];
  return previous?.url ? new URL(previous.url).pathname : null;
}

function routerIndex(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
