import type { Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';

/** Words of a choice among amounts or of the foods before it: "or to taste", "or a mixture of both", "or larger". */
const amountWords = new Set(
  'more less extra to taste as needed required desired necessary a an the mixture combination mix blend of both two three all these them larger smaller bigger one longer if you your like prefer preference size own even each use about half lengthwise so cut according depending'.split(
    ' ',
  ),
);

/** Whether a word says how much or which of the foods before it, and names none itself. */
export function isAmountWord({ kind, key, text }: Token): boolean {
  return kind !== 'word' || amountWords.has(key) || unitOf(text) !== null;
}
