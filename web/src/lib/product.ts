import { operator } from '@plateful/contract/operator.ts';

/** The name on every screen. */
export const productName = 'Plateful';

export const contactEmail = operator.email;

/** A mail link with a subject already filled in. */
export function mailTo(subject: string) {
  return `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`;
}
