import type { Location } from 'react-router';

/** Where the router keeps the positions of pages between documents, by its own name. */
export const placesKey = 'react-router-scroll-positions';
const settlingMs = 1000;
const longestMs = 5000;
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** The first page of every load has the key "default": another page's position must not be taken for its own. */
export function placeOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * After Back from another document, or a reload, the page goes on where it was left. WebKit forgets the position of pages
 * that scroll themselves, as the router has them do, also of those that it kept alive meanwhile; and no browser waits for
 * what has yet to be loaded.
 */
export function returnToPlace(): void {
  // The router leaves a state with each entry. (WebKit tells the timing's type of Back as "navigate".)
  if (window.history.state !== null) holdAt(savedPlace());
  // The router would take the place of an earlier visit for that of this one.
  else forgetPlace();
  // Of a page that was kept alive: the router has just noted it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && holdAt(savedPlace()));
}

/** Until the page has stayed there for a second, the visitor acts, or five seconds have passed. */
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
