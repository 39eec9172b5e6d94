import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { call, type Output, sendAs } from './api.ts';
import { ApiError } from './api-error.ts';
import { clearAnswers, clearAnswersOfOthers } from './cached-answers.ts';
import { dropDraft } from './draft.ts';
import { announce, onAnnounced } from './follow.ts';
import { forgetKept, forgetKeptOfOthers } from './kept.ts';
import { signInNow } from './sign-in-cookie.ts';
import { useHydrated } from './use-hydrated.ts';

export type SessionUser = Output<'GET /api/auth/user'>;

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'anonymous'; user: null }
  | { state: 'user'; user: SessionUser };

export const userQueryKey = ['/api/auth/user'];

const signOutChannel = 'sign-out';

/** The sign-in that this page was loaded for, also when it has ended: empty for a visitor's, null once it is another. */
let seen: string | null = '';

sendAs(signInSeen);

/** Asked for before anything is shown, and only where the cookie is. */
export const userQuery = queryOptions({
  queryKey: userQueryKey,
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: 5 * 60_000,
});

/**
 * The current session. A failed or absent first answer means signed out (docs/product.md). A later failure does not: the
 * user's changes would be stored in this browser. A 401 removes the cookie.
 */
export function useUser(): Session {
  const mayBeSignedIn = useSyncExternalStore(subscribeToReturn, hasSignedInCookie, () => false);
  const { data, isError } = useQuery({ ...userQuery, enabled: mayBeSignedIn });
  if (!mayBeSignedIn || (isError && !data)) return { state: 'anonymous', user: null };
  return data ? { state: 'user', user: data } : { state: 'loading', user: null };
}

/** Where "Sign In" leads: back to this page afterwards. A plain link, since the browser leaves the application. */
export function useSignInPath() {
  const { pathname, search } = useLocation();
  // A rendered page knows its path only; the query is added after hydration.
  const returnTo = useHydrated() ? pathname + search : pathname;
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Ends the session and starts over at the home page. A failure is logged only (docs/product.md). */
export async function signOut() {
  try {
    await call('POST /api/auth/logout', {});
    dropDraft();
    await Promise.all([forgetKept(), clearAnswers()]);
    announce(signOutChannel);
    window.location.assign('/');
  } catch (error) {
    console.error('Sign out failed', error);
  }
}

async function fetchUser(signal: AbortSignal) {
  try {
    const user = await call('GET /api/auth/user', {}, signal);
    void forgetKeptOfOthers(user.id);
    void clearAnswersOfOthers(signInNow());
    return user;
  } catch (error) {
    // Ended here or from another device: what was shown goes, changes that wait for the network stay for their owner.
    if (error instanceof ApiError && error.status === 401) {
      forgetSignedIn();
      void clearAnswers();
    }
    throw error;
  }
}

export function hasSignedInCookie() {
  return signInNow() !== '';
}

/**
 * The sign-in that this page belongs to; a visitor who signs in in another tab stays on it. Null when another user has
 * signed in: the page reloads and keeps nothing.
 */
function signInSeen(): string | null {
  const now = signInNow();
  if (seen === '') seen = now;
  else if (seen !== null && now !== '' && now !== seen) {
    seen = null;
    startOver();
  }
  return seen;
}

/** No data of the previous user may stay, in a cache or a form. */
function startOver() {
  // Removes the content and all listeners (HTML, "Opening the input stream"), so that no form asks whether to leave it.
  document.open();
  window.location.reload();
}

function forgetSignedIn() {
  // By now it may be another user's.
  if (signInSeen() === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no synchronous reading.
  document.cookie = 'signed_in=; Path=/; Max-Age=0';
}

const listeners = new Set<() => void>();
let stopLooking = () => {};

/** Every heart of a page asks for the session: one looks for all of them. */
function subscribeToReturn(onChange: () => void) {
  if (listeners.size === 0) stopLooking = lookOnReturn();
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) stopLooking();
  };
}

/** Another tab may have signed in or out, and the browser may bring a page back from its cache. */
function lookOnReturn(): () => void {
  const look = () => {
    if (signInSeen() === null) return;
    for (const listener of listeners) listener();
  };
  const stopHearing = onAnnounced(signOutChannel, dropDraft);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stopHearing();
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
