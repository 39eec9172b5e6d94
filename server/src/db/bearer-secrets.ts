import { createHash, randomBytes } from 'node:crypto';

/**
 * What is stored of a bearer secret: readers of the table cannot use it. Such secrets are random
 * and long, so that a plain hash is enough. In SQL: `encode(sha256(convert_to(secret, 'UTF8')), 'hex')`.
 */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret part of a calendar feed's address, in hex: its holder can read the feed. */
export function newCalendarToken(): string {
  return randomBytes(32).toString('hex');
}

/** By it people and scanners for leaked secrets recognize a key. */
const apiKeyPrefix = 'plateful_';

export function newApiKey(): string {
  return apiKeyPrefix + randomBytes(32).toString('base64url');
}
