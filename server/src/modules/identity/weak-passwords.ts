import { commonPasswords } from './common-passwords.ts';

/** Keyboard rows, which attackers try forwards and backwards from any key. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const maxExtraCharacters = 4;
const letterFor: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Why the password is easy to guess, as a sentence for the user; undefined if it is not. */
export function weaknessOf(password: string, email: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const own = [email.toLowerCase(), name, 'plateful', domain, domain.split('.')[0] ?? ''];
  const forms = formsOf(plain);
  if (own.some((word) => word.length > 2 && forms.includes(word))) {
    return 'Choose a password that does not contain your email address or our name';
  }
  if (forms.some((form) => commonPasswords.has(form)) || isMonotonous(plain)) {
    return 'This password is too easy to guess. Choose another one';
  }
  return undefined;
}

/** The password, its forms without leading and trailing digits or signs, and each with digit substitutions undone. */
function formsOf(plain: string): string[] {
  const read = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => letterFor[sign]!);
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const withoutSigns = plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const forms = [plain, withoutSigns, bare(plain)].flatMap((form) => [form, read(form), bare(read(form))]);
  // A word with a few characters added is still weak; with six random ones it is not.
  return forms.filter((form) => plain.length - form.length <= maxExtraCharacters);
}

/** A repeated character or sequence, or neighboring keys. */
function isMonotonous(plain: string): boolean {
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(plain)) return true;
  const core = plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return core.length > 3 && walks.some((walk) => walk.includes(core) || `${walk}${walk}`.includes(core));
}
