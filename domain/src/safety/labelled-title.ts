import { type Cleared, claimsIn } from '../foods/label-claims.ts';
import { tokenize } from '../quantities/tokens.ts';
import { wordsOf } from './food-names.ts';

/** Where a title goes on to what is served beside the dish, or says something else. */
const beside = / (?:with|and|on|in|over|for|from) |[,;:(–—]/i;

/**
 * What the title's label clears of a food that a text names in these words: "the bread" of "Gluten-free bread" is the
 * one that the recipe makes of its list.
 */
export function clearedByTitle(title: string, words: string): readonly Cleared[] {
  const dish = title.split(beside, 1)[0]!;
  const tokens = tokenize(dish);
  const named = wordsOf(words);
  return claimsIn(tokens).flatMap(({ to, clears }) => {
    const labelled = tokens[to] ? wordsOf(dish.slice(tokens[to].start)) : [];
    return labelled.length > 0 && labelled.at(-1) === named.at(-1) ? clears : [];
  });
}
