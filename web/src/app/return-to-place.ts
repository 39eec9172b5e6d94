import type { Location } from 'react-router';

/** The key under which the router stores scroll positions in the session storage. */
export const placesKey = 'react-router-scroll-positions';
const settlingMs = 1000;
const longestMs = 5000;
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** After each load the first page has the key "default", so its address must distinguish it from other pages. */
export function placeOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * Restores the scroll position after Back from another document and after a reload. The router makes pages restore it
 * themselves, and WebKit then forgets the position, even of pages in its back/forward cache. No browser waits for
 * content that is still loading.
 */
export function returnToPlace(): void {
  // The router stores a state in each history entry. (WebKit reports the navigation type of Back as "navigate".)
  if (window.history.state !== null) holdAt(savedPlace());
  // Otherwise the router would restore the position of an earlier visit.
  else forgetPlace();
  // A page from the back/forward cache: the router has stored its position when it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && holdAt(savedPlace()));
}

/** Keeps the position until it has been stable for a second, the visitor acts, or five seconds have passed. */
function holdAt(place: number | undefined): void {
  if (!place) return;
  const holding = new AbortController();
  const { signal } = holding;
  const release = () => holding.abort();
  let isThere = false;
  const hold = () => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo({ top: place, behavior: 'instant' });
    if (isThere || Math.abs(window.scrollY - place) > 1) return;
    isThere = true;
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

function savedPlace(): number | undefined {
  return savedPlaces()[ownPlace()];
}

function forgetPlace(): void {
  const places = savedPlaces();
  if (!(ownPlace() in places)) return;
  delete places[ownPlace()];
  sessionStorage.setItem(placesKey, JSON.stringify(places));
}

function ownPlace(): string {
  const { pathname, search } = window.location;
  return placeOf({ key: window.history.state?.key ?? 'default', pathname, search });
}

function savedPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(placesKey) ?? '{}');
  } catch {
    return {}; // storage is blocked
  }
}
