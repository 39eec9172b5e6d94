import type { Language } from '../foods/other-languages.ts';
import { nameItem } from './name-item.ts';
import type { NameHints } from './receipt.ts';

/** A name of which the receipt tells nothing more. */
export const noHints = {
  heading: null,
  plu: null,
  taxedAsFood: null,
  store: null,
} as const satisfies NameHints;

export const named = (text: string, language: Language = 'en') => nameItem(text, { ...noHints, language });
