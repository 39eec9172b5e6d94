import { createHash } from 'node:crypto';

/** The same id for the same parts, and no other parts have it: what is brought twice is found again. */
export function stableId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  // Version 8 of RFC 9562: a UUID whose bits are the application's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
