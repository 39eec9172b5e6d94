import { z } from 'zod';
import { passwordBounds } from './bounds.ts';

/** Fields of account forms, with their messages for missing values. */

export const email = z
  .string({ error: 'Enter your e-mail address' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'Enter a valid e-mail address' })
  .pipe(z.email({ error: 'Enter a valid e-mail address' }));
/** Well-formed and without NUL or other control characters, so that database and pages can store it. */
const isLine = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);
export const line = z.string().trim().refine(isLine, { error: 'Use letters, digits and signs only' });
export const optionalName = line
  .max(100, { error: 'Use at most 100 characters for a name' })
  .transform((name) => name || null)
  .nullable()
  .default(null);
/** Ignores leading, trailing and repeated spaces and invisible characters. */
function lengthOf(password: string): number {
  const seen = password.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...seen.trim().replaceAll(/\s+/g, ' ')].length;
}
/** As NIST SP 800-63B-4, section 3.1.1.2, requires: any character, counted by code point. Stored as typed. */
export const newPassword = z
  .string({ error: 'Choose a password' })
  .refine(isLine, { error: 'Use letters, digits, signs and blanks for the password' })
  .refine((password) => lengthOf(password) >= passwordBounds.min, {
    error: `Use at least ${passwordBounds.min} characters for the password`,
  })
  .max(passwordBounds.max, { error: `Use at most ${passwordBounds.max} characters for the password` });
/** An existing password: compared with its hash, not validated by the rules for new ones. */
export const givenPassword = z.string({ error: 'Enter your password' }).max(passwordBounds.max, {
  error: 'Enter your password',
});
