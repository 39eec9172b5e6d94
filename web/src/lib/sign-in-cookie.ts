// The server sets this readable cookie beside the session cookie, so that visitors' pages do not make a request that
// fails. Its value differs for each sign-in.
const signedInCookie = 'signed_in=';

/** The browser's current sign-in, empty for none. */
export function signInNow(): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(signedInCookie));
  return pair?.slice(signedInCookie.length) ?? '';
}
