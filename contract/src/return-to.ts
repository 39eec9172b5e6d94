const elsewhere = 'http://elsewhere.invalid';

/**
 * Accepts only paths of this site: "//other.site" and "/\other.site" lead elsewhere, as do others after browsers strip
 * tabs and line breaks. Sign-in and sign-out pages are not valid targets.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000 || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value))
    return '/';
  const url = URL.parse(value, elsewhere);
  if (url?.origin !== elsewhere || url.pathname.startsWith('//')) return '/';
  if (/^\/(?:api\/(?:login|callback)|auth|oidc)(?:\/|$)/.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
