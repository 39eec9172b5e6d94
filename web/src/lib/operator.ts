import type { Operator } from '@plateful/contract/operator.ts';

/** The placeholder for details that the operator has not filled in. */
export const toBeNamed = 'to be named by the operator';

/** The text of a detail, or the placeholder. */
export function detailText(detail: string | readonly string[] | null): string {
  if (detail === null) return toBeNamed;
  if (detail === 'none') return 'None';
  return typeof detail === 'string' ? detail : detail.join(', ');
}

const details: readonly [string, (operator: Operator) => unknown][] = [
  ['name', ({ name }) => name],
  ['address', ({ address }) => address],
  // The domain .example never receives mail (RFC 2606, section 2).
  ['an email address that receives mail', ({ email }) => (email.endsWith('.example') ? null : email)],
  ['register entry', ({ register }) => register],
  ['VAT ID', ({ vatId }) => vatId],
  ['the person responsible for content', ({ responsiblePerson }) => responsiblePerson],
  ['country', ({ country }) => country],
  ['governing law', ({ law }) => law],
  ['consumer arbitration', ({ arbitration }) => arbitration],
  ['data protection authority', ({ supervisoryAuthority }) => supervisoryAuthority],
  ['data protection officer', ({ dataProtectionOfficer }) => dataProtectionOfficer],
  ['domains', ({ domains }) => domains],
  ['hosting provider', ({ processors }) => processors.hosting],
  ['mail provider', ({ processors }) => processors.mail],
  ['language model provider', ({ processors }) => processors.languageModel],
  ['photo storage provider', ({ processors }) => processors.photoStorage],
  ['sign-in provider', ({ processors }) => processors.signIn],
];

/** Names of the details that the operator still has to fill in. */
export function missingDetails(operator: Operator): string[] {
  return details.filter(([, detailOf]) => detailOf(operator) === null).map(([name]) => name);
}
