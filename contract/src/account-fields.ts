import { z } from 'zod';
import { passwordBounds } from './bounds.ts';

/** Fields of account forms, with their messages for missing values. */

export const email = z
  .string({ error: 'Enter your email address' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'Enter a valid email address' })
  .pipe(z.email({ error: 'Enter a valid email address' }));
/** Well-formed and without NUL or other control characters, so that database and pages can store it. */
const isLine = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);
export const line = z.string().trim().refine(isLine, { error: 'Use only letters, digits and symbols' });
export const optionalName = line
  .max(100, { error: 'A name may have at most 100 characters' })
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
  .refine(isLine, { error: 'Use only letters, digits, symbols and spaces in the password' })
  .refine((password) => lengthOf(password) >= passwordBounds.min, {
    error: `The password must have at least ${passwordBounds.min} characters`,
  })
  .max(passwordBounds.max, { error: `The password may have at most ${passwordBounds.max} characters` });
/** An existing password: compared with its hash, not validated by the rules for new ones. */
export const givenPassword = z.string({ error: 'Enter your password' }).max(passwordBounds.max, {
  error: 'Enter your password',
});
