import type { Language } from '../foods/other-languages.ts';
import type { Ingredient } from './ingredient.ts';
import { type IngredientLine, readIngredient, readLine } from './read-line.ts';

/** A line that is read, with how it was written. A line of text is written as what was read of it. */
export type WrittenLine = IngredientLine & { written: Ingredient };

/**
 * Reads a structured ingredient, or a line as people write it in `language`. Of a line with a number that is no amount ("-3 eggs")
 * the written amount is NaN, of one without any number it is 0.
 */
export function writtenLine(written: Ingredient | string, language: Language = 'en'): WrittenLine {
  if (typeof written !== 'string') return { ...readIngredient(written), written };
  const line = readLine(written, language);
  const { quantity, unit, name, preparation } = line;
  const amount = quantity?.max ?? (/[\d½¼¾∞]/.test(written) ? Number.NaN : 0);
  const said = [name, preparation].filter(Boolean).join(', ');
  const ingredient = { amount, unit: unit ?? 'whole', name: said || written.trim() };
  return { ...line, written: language === 'en' ? ingredient : { ...ingredient, language } };
}
