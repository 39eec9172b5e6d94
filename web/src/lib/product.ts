import { operator } from '@plateful/contract/operator.ts';

export const contactEmail = operator.email;

export function mailTo(subject: string) {
  return `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`;
}
