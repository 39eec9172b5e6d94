import { createHash, randomBytes } from 'node:crypto';

/**
 * The stored digest of a bearer secret, so that read access to the table grants nothing. The secrets are long and
 * random, so a plain hash is enough. In SQL: `encode(sha256(convert_to(secret, 'UTF8')), 'hex')`.
 */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret part of a calendar feed's URL, in hex. Anyone who has it can read the feed. */
export function newCalendarToken(): string {
  return randomBytes(32).toString('hex');
}

/** Lets people and secret scanners recognize a key. */
const apiKeyPrefix = 'plateful_';

export function newApiKey(): string {
  return apiKeyPrefix + randomBytes(32).toString('base64url');
}
