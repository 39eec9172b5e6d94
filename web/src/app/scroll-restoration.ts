import type { Location } from 'react-router';
import { readStoredJson, writeStorage } from '#lib/web-storage.ts';

/** The key under which the router stores scroll positions in the session storage. */
export const scrollStorageKey = 'react-router-scroll-positions';
const settlingMs = 1000;
const longestMs = 5000;
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** After each load the first page has the key "default", so its address must distinguish it from other pages. */
export function scrollKeyOf({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * Restores the scroll position after Back from another document and after a reload. The router makes pages restore it
 * themselves, and WebKit then forgets the position, even of pages in its back/forward cache. No browser waits for
 * content that is still loading.
 */
export function restoreScrollPosition(): void {
  // The router stores a state in each history entry. (WebKit reports the navigation type of Back as "navigate".)
  if (window.history.state !== null) keepAt(savedPosition());
  // Otherwise the router would restore the position of an earlier visit.
  else forgetPosition();
  // A page from the back/forward cache: the router has stored its position when it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && keepAt(savedPosition()));
}

/** Keeps the position until it has been stable for a second, the visitor acts, or five seconds have passed. */
function keepAt(position: number | undefined): void {
  if (!position) return;
  const holding = new AbortController();
  const { signal } = holding;
  const release = () => holding.abort();
  let isReached = false;
  const hold = () => {
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo({ top: position, behavior: 'instant' });
    if (isReached || Math.abs(window.scrollY - position) > 1) return;
    isReached = true;
    setTimeout(release, settlingMs);
  };
  const growth = new ResizeObserver(hold);
  growth.observe(document.body);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ['scroll', 'load']) window.addEventListener(type, hold, { signal });
  for (const type of actions) window.addEventListener(type, release, { signal });
  setTimeout(release, longestMs);
  hold();
}

function savedPosition(): number | undefined {
  return savedPositions()[currentScrollKey()];
}

function forgetPosition(): void {
  const positions = savedPositions();
  if (!(currentScrollKey() in positions)) return;
  delete positions[currentScrollKey()];
  writeStorage('sessionStorage', scrollStorageKey, JSON.stringify(positions));
}

function currentScrollKey(): string {
  const { pathname, search } = window.location;
  return scrollKeyOf({ key: window.history.state?.key ?? 'default', pathname, search });
}

function savedPositions(): Record<string, number> {
  return Object(readStoredJson('sessionStorage', scrollStorageKey));
}
