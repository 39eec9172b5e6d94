import { randomBytes } from 'node:crypto';

/** The secret part of a calendar feed's address, in hex: whoever has it reads the feed. */
export function newCalendarToken(): string {
  return randomBytes(32).toString('hex');
}
