import type { Language } from '../foods/other-languages.ts';
import type { Ingredient } from './ingredient.ts';
import { type IngredientLine, readIngredient, readLine } from './read-line.ts';

/** A parsed line with its ingredient as written; for a line of text, the parsed values. */
export type WrittenLine = IngredientLine & { written: Ingredient };

/**
 * Parses a structured ingredient, or a line as people write it in `language`. The written amount is NaN if the line has
 * a number that is not a valid amount ("-3 eggs"), and 0 if it has no number.
 */
export function writtenLine(written: Ingredient | string, language: Language = 'en'): WrittenLine {
  if (typeof written !== 'string') return { ...readIngredient(written), written };
  const line = readLine(written, language);
  const { quantity, unit, name, preparation } = line;
  const amount = quantity?.max ?? (/[\d½¼¾∞]/.test(written) ? Number.NaN : 0);
  const text = [name, preparation].filter(Boolean).join(', ');
  const ingredient = { amount, unit: unit ?? 'whole', name: text || written.trim() };
  return { ...line, written: language === 'en' ? ingredient : { ...ingredient, language } };
}
