/**
 * Over https, adds the `__Host-` prefix, so that neither sibling domains nor plain http can set the cookie (RFC
 * 6265bis, section 4.1.3).
 */
export function hostCookie(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}
