import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, regardless of the lengths. */
export function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
