import { consentVersion } from '@plateful/contract/consent-version.ts';

/** What may be stored beyond the necessary, each by consent only. */
export type Purpose = 'functional' | 'analytics';
export type ConsentChoice = Record<Purpose, boolean>;

/** A decision as this browser keeps it (docs/product.md, Data). */
export type Consent = ConsentChoice & {
  essential: true;
  /** Of what was asked. */
  version: number;
  /** When it was decided, in ISO 8601. */
  timestamp: string;
  /** Id of the account that has it on record, so that it is sent once. */
  recordedFor?: string;
};

/** A malformed value is no decision (docs/product.md, States); nor is one about what was asked before. */
export function parseConsent(text: string): Consent | null {
  const value = readObject(text);
  // A value without a version is of the first.
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

/** Either a text or a number of milliseconds. */
function readInstant(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
