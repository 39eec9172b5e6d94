// The server sets this readable cookie beside its session, so that a visitor's page makes no failing request. Its value is
// another for each sign-in.
const signedInCookie = 'signed_in=';

/** The sign-in of this browser at this moment, empty for none. */
export function signInNow(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(signedInCookie));
  return pair?.slice(signedInCookie.length) ?? '';
}
