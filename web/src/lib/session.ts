import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { call, type Output } from './api.ts';
import { ApiError } from './api-error.ts';
import { useHydrated } from './use-hydrated.ts';

export type SessionUser = Output<'GET /api/auth/user'>;

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'anonymous'; user: null }
  | { state: 'user'; user: SessionUser };

export const userQueryKey = ['/api/auth/user'];

// The server sets this readable cookie beside its session, so that a visitor's page makes no failing request.
const signedInCookie = 'signed_in=1';

/** Who is looking. A failed or absent answer means signed out (specification, section 4). */
export function useUser(): Session {
  const mayBeSignedIn = useSyncExternalStore(subscribeToReturn, hasSignedInCookie, () => false);
  const { data, isError } = useQuery({
    queryKey: userQueryKey,
    queryFn: ({ signal }) => fetchUser(signal),
    enabled: mayBeSignedIn,
    staleTime: 5 * 60_000,
  });
  if (!mayBeSignedIn || isError) return { state: 'anonymous', user: null };
  return data ? { state: 'user', user: data } : { state: 'loading', user: null };
}

/** Where "Sign In" leads: back to this page afterwards. A plain link, since the browser leaves the application. */
export function useSignInPath() {
  const { pathname, search } = useLocation();
  // A prerendered page knows its path only; the rest of the address is added once the page is alive.
  const returnTo = useHydrated() ? pathname + search : pathname;
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Ends the session and starts over at the home page. A failure is logged only (specification, section 8). */
export async function signOut() {
  try {
    await call('POST /api/auth/logout', {});
    window.location.assign('/');
  } catch (error) {
    console.error('Sign out failed', error);
  }
}

async function fetchUser(signal: AbortSignal) {
  try {
    return await call('GET /api/auth/user', {}, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSignedIn();
    throw error;
  }
}

export function hasSignedInCookie() {
  return document.cookie.split('; ').includes(signedInCookie);
}

function forgetSignedIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no synchronous reading.
  document.cookie = 'signed_in=; Path=/; Max-Age=0';
}

/** Another tab may have signed in or out, and the browser may bring a page back from its cache. */
function subscribeToReturn(onChange: () => void) {
  window.addEventListener('focus', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
