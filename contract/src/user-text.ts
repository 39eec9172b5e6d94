import { z } from 'zod';

/** Phrasings by which text tries to instruct a language model (docs/product.md, Validation). */
const injections = [
  /\bignore\s+(?:\w+\s+){0,3}(?:previous|above|prior)\s+(?:\w+\s+)?instructions?\b/,
  /\bdisregard\s+(?:\w+\s+){0,3}previous\b/,
  /\bforget\s+(?:everything|all|(?:\w+\s+)?previous)\b/,
  /\bnew\s+instructions?\s*:/,
  /\bsystem\s*:\s*you\s+are\b/,
  /\bact\s+as\s+if\s+you\s+(?:are|were)\b/,
];

/** Folds width variants, invisible characters and white space, so that a disguise does not pass. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

export function isInjection(text: string): boolean {
  const folded = plain(text);
  return injections.some((pattern) => pattern.test(folded));
}

/** Free text that may reach a language model as data. Blank becomes empty, line ends of Windows become newlines. */
export function userText(maxLength: number, tooLong: string) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .max(maxLength, { error: tooLong })
    .refine((text) => !isInjection(text), { error: 'Invalid input detected' });
}
