import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id that nobody guesses, in the form of Stripe's: whoever knows that of a checkout may pay it. */
export function newId(prefix: string): string {
  return prefix + Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('');
}
