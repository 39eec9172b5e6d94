import { affectsLimits } from '../foods/affects-limits.ts';
import type { Food } from '../foods/food.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { misspelledFoodsIn } from '../foods/misspelled-foods.ts';
import { namesIn } from '../foods/read-phrase.ts';
import { toPlainLetters } from '../quantities/plain-letters.ts';
import { tokenize } from '../quantities/tokens.ts';
import { amountRemarks } from './amount-remarks.ts';
import { type Amount, readAmount } from './read-amount.ts';

/** The parsed unit of a structured ingredient. */
export type UnitReading = {
  /** The amount of one unit; null for an unknown unit. */
  amount: Amount | null;
  /** Foods in the unit that affect an allergy or a diet: files and models may write "can (14 oz, with peanuts)". */
  foods: readonly Food[];
  /** Words in the position of a food that the table lacks: "cup of qurut and". */
  unknown: readonly string[];
};

const longestUnit = 120;

export function readUnit(written: string): UnitReading {
  const unit = toPlainLetters(written.slice(0, longestUnit));
  const tokens = tokenize(`1 ${unit}`);
  const read = readAmount(tokens, 0);
  const isUnderstood = read.next >= tokens.length || (tokens.length === 2 && read.size !== null);
  const rest = tokens.slice(read.next);
  const texts = isUnderstood
    ? amountRemarks(tokens, { rest, before: [] }).map((remark) => remark.tokens)
    : [tokens.slice(1)];
  const foods = texts.flatMap((words) => [
    ...namesIn(words, claimsIn(words)).flatMap(({ food }) => food ?? []),
    ...misspelledFoodsIn(words).map(({ food }) => food),
  ]);
  const namesFood = !isUnderstood && /\b(?:of|with|and)\b/i.test(unit);
  const isCut = written.length > longestUnit;
  return {
    amount: isUnderstood && !isCut ? { ...read, equals: [] } : null,
    foods: foods.filter(affectsLimits),
    unknown: isCut || (namesFood && foods.length === 0) ? [unit] : [],
  };
}
