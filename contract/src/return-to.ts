const elsewhere = 'http://elsewhere.invalid';

/**
 * Only a path of this site: "//other.site" and "/\other.site" leave it, and so do others once browsers have taken out
 * tabs and line breaks. Pages of signing in or out are no place to come back to.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000 || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value))
    return '/';
  const url = URL.parse(value, elsewhere);
  if (url?.origin !== elsewhere || url.pathname.startsWith('//')) return '/';
  if (/^\/(?:api\/(?:login|callback)|auth|oidc)(?:\/|$)/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
