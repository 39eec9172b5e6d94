/** Over https a name that no other site of the domain, and nothing on the way, can set (RFC 6265bis, section 4.1.3). */
export function hostCookie(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}
