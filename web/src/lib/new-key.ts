/**
 * A random UUID, version 4 of RFC 9562. `crypto.randomUUID` exists only on https and localhost, and a self-hosted
 * server may be neither.
 */
export function newKey(source: Partial<Pick<Crypto, 'randomUUID'>> = crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  const words = [a, (b & 0xffff0fff) | 0x4000, (c & 0x3fffffff) | 0x80000000, d];
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
