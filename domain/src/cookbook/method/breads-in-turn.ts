import type { Ingredient } from '../../ingredient-lines/ingredient.ts';
import { mapSentences } from './sentences.ts';

/** Flat breads that fill a frying pan, and how many of them fit at once. */
const warmed =
  /\b(?<before>[Ww]arm the (?:[a-z-]+ )*?(?<bread>pita|flatbread|naan|chapati|tortilla|roti|lavash)[a-z]*(?: breads?)? in an? (?:(?:dry|hot|wide|large|small|heavy|frying) )*(?:pan|skillet))(?! one by one|,? (?:one|two|three)\b)/;
const fitsAtOnce = 2;

/** Eight pitas do not lie in one pan: they are warmed two at a time. */
export function withBreadsInTurn(steps: readonly string[], list: readonly Ingredient[]): readonly string[] {
  return mapSentences(steps, (sentence) => {
    const bread = warmed.exec(sentence)?.groups?.bread;
    const line = bread && list.find(({ name, unit }) => name.includes(bread) && unit === 'whole');
    if (!line || line.amount <= fitsAtOnce || /\bat a time\b|\bone by one\b/.test(sentence)) return sentence;
    return sentence.replace(warmed, '$<before>, two at a time,');
  });
}
