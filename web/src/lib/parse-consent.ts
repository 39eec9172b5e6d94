import { consentVersion } from '@plateful/contract/consent-version.ts';

/** Purposes of optional storage, each of which needs consent. */
export type Purpose = 'functional' | 'analytics';
export type ConsentChoice = Record<Purpose, boolean>;

/** The stored decision (docs/product.md, Data). */
export type Consent = ConsentChoice & {
  essential: true;
  /** The version of the consent text. */
  version: number;
  /** The time of the decision, in ISO 8601. */
  timestamp: string;
  /** Id of the account that the decision was recorded for, so that it is sent only once. */
  recordedFor?: string;
};

/** Null for a malformed value (docs/product.md, States) and for decisions about an earlier version. */
export function parseConsent(text: string): Consent | null {
  const value = readObject(text);
  // Values without a version are version 1.
  const { essential, functional, analytics, version = 1, recordedFor } = value;
  const timestamp = readInstant(value.timestamp);
  if (essential !== true || version !== consentVersion || timestamp === null) return null;
  if (typeof functional !== 'boolean' || typeof analytics !== 'boolean') return null;
  const consent: Consent = { essential: true, functional, analytics, version, timestamp };
  return typeof recordedFor === 'string' ? { ...consent, recordedFor } : consent;
}

function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Accepts text or milliseconds. */
function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
