import { operator } from '@plateful/contract/operator.ts';

export const productName = 'Plateful';

export const contactEmail = operator.email;

export function mailTo(subject: string) {
  return `mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`;
}
