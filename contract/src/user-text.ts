import { z } from 'zod';

/** Phrases of prompt injections (docs/product.md, Validation). */
const injections = [
  /\bignore\s+(?:\w+\s+){0,3}(?:previous|above|prior)\s+(?:\w+\s+)?instructions?\b/,
  /\bdisregard\s+(?:\w+\s+){0,3}previous\b/,
  /\bforget\s+(?:everything|all|(?:\w+\s+)?previous)\b/,
  /\bnew\s+instructions?\s*:/,
  /\bsystem\s*:\s*you\s+are\b/,
  /\bact\s+as\s+if\s+you\s+(?:are|were)\b/,
];

/** Normalizes width variants, invisible characters and white space, so that disguised phrases are found. */
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

/** Free text that may be passed to a language model as data. Blank text becomes empty, and CRLF becomes a newline. */
export function userText(maxLength: number, tooLong: string) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .max(maxLength, { error: tooLong })
    .refine((text) => !isInjection(text), { error: 'Invalid input detected' });
}
