import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call, type Output, sendAs } from './api.ts';
import { ApiError } from './api-error.ts';
import { clearAnswers, clearAnswersOfOthers } from './cached-answers.ts';
import { dropDraft } from './draft.ts';
import { useBrowserStore, useHydrated } from './hydration.tsx';
import { signInNow } from './sign-in-cookie.ts';
import { deleteStored, deleteStoredOfOthers } from './stored-data.ts';
import { announce, onAnnounced } from './tab-sync.ts';

export type SessionUser = Output<'GET /api/auth/user'>;

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'anonymous'; user: null }
  | { state: 'user'; user: SessionUser };

/** First name, otherwise email address, otherwise "Account" (docs/product.md). */
export function shownName({ firstName, email }: SessionUser): string {
  return firstName?.trim() || email || 'Account';
}

export const userQueryKey = ['/api/auth/user'];

const signOutChannel = 'sign-out';

/**
 * The sign-in that this page was loaded for, even if it has ended since. Empty for a visitor, null if another user has
 * signed in.
 */
let seen: string | null = '';

sendAs(signInSeen);

/** Fetched before anything is rendered, and only if the sign-in cookie exists. */
export const userQuery = queryOptions({
  queryKey: userQueryKey,
  queryFn: ({ signal }) => fetchUser(signal),
  staleTime: 5 * 60_000,
});

/**
 * The current session. If the first request fails, the user counts as signed out (docs/product.md). If a later one
 * fails, the user stays signed in, as changes would otherwise be stored as a visitor's. A 401 removes the cookie.
 */
export function useUser(): Session {
  const mayBeSignedIn = useBrowserStore(subscribeToReturn, hadSignedInCookie, false);
  const { data, isError } = useQuery({ ...userQuery, enabled: mayBeSignedIn });
  if (!mayBeSignedIn || (isError && !data)) return { state: 'anonymous', user: null };
  return data ? { state: 'user', user: data } : { state: 'loading', user: null };
}

/**
 * The address of "Sign In", which returns to this page afterwards. Use a plain link, because it leaves the application.
 */
export function useSignInPath() {
  const { pathname, search } = useLocation();
  // The server renders without the query, so it is added after hydration.
  const returnTo = useHydrated() ? pathname + search : pathname;
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The same with the form to register first, for links that say so. */
export function useSignUpPath() {
  return `${useSignInPath()}&mode=register`;
}

/** Signs out and loads the home page. A failure is only logged (docs/product.md). */
export async function signOut() {
  try {
    await call('POST /api/auth/logout', {});
    dropDraft();
    await Promise.all([deleteStored(), clearAnswers()]);
    announce(signOutChannel);
    window.location.assign('/');
  } catch (error) {
    console.error('Sign out failed', error);
  }
}

async function fetchUser(signal: AbortSignal) {
  try {
    const user = await call('GET /api/auth/user', {}, signal);
    void deleteStoredOfOthers(user.id);
    void clearAnswersOfOthers(signInNow());
    return user;
  } catch (error) {
    // The session has ended. Shown data is removed; queued offline changes are kept for their owner.
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
 * The sign-in that this page belongs to. A visitor's page keeps its sign-in if the visitor signs in in another tab.
 * Null if another user has signed in: the page then reloads and stores nothing.
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

/** Reloads the page so that no data of the previous user stays in a cache or form. */
function startOver() {
  // `document.open` removes the content and all listeners (HTML, "Opening the input stream"), so that no form asks
  // before leaving.
  document.open();
  window.location.reload();
}

function forgetSignedIn() {
  // The cookie may belong to another user by now.
  if (signInSeen() === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no synchronous reading.
  document.cookie = 'signed_in=; Path=/; Max-Age=0';
  hadCookie = false;
}

/** Whether there was a sign-in cookie on the last look. Every favorite button asks, and reading cookies is slow. */
let hadCookie: boolean | undefined;

function hadSignedInCookie(): boolean {
  hadCookie ??= hasSignedInCookie();
  return hadCookie;
}

const listeners = new Set<() => void>();
let stopLooking = () => {};

/** Every favorite button uses the session; they share one set of listeners. */
function subscribeToReturn(onChange: () => void) {
  if (listeners.size === 0) stopLooking = lookOnReturn();
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) stopLooking();
  };
}

/** The sign-in can change in another tab, or while the page was in the back/forward cache. */
function lookOnReturn(): () => void {
  const look = () => {
    if (signInSeen() === null) return;
    hadCookie = hasSignedInCookie();
    for (const listener of listeners) listener();
  };
  const unsubscribe = onAnnounced(signOutChannel, dropDraft);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    unsubscribe();
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
