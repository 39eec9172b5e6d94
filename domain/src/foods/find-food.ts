import { type Token, tokenize } from '../quantities/tokens.ts';
import type { Food } from './food.ts';
import { matchesIn } from './food-index.ts';
import { listedFoodId } from './foreign-phrases.ts';
import { claimsIn, type LabelClearance } from './label-claims.ts';
import { isVerb } from './near-misses.ts';
import type { Language } from './other-languages.ts';
import { isComparison, readPhrase } from './read-phrase.ts';
import { foodsById } from './table.ts';
import { englishTokens } from './translate-tokens.ts';

/** Longer than any name of a food. */
const longestName = 200;

/** Longer than any method; the rest is ignored. */
const longestText = 50_000;

/**
 * The food that a name refers to, and the allergens that words such as "gluten-free" and "vegan" in it clear. An exact
 * alias wins (plurals and accents folded), then the longest run of words that ends the name. Never matches part of a
 * word. Null for a food that the table lacks. In another language, words are never read as English lookalikes.
 */
export function findFood(
  name: string,
  language: Language = 'en',
): { food: Food; freeOf: readonly LabelClearance[] } | null {
  if (name.length > longestName) return null;
  const beforeRemarks = name.split(/,(?!\d)|[;(]/, 1)[0]!;
  const tokens = englishTokens(language, beforeRemarks.trim() === '' ? name : beforeRemarks);
  const claims = claimsIn(tokens);
  const listed = language === 'en' ? null : listedFoodId(beforeRemarks, language);
  const food = (listed && foodsById.get(listed)) || readPhrase(tokens, claims).food;
  return food && { food, freeOf: [...new Set(claims.flatMap((claim) => claim.clears))] };
}

/** "Ramen-style broth" contains no ramen. */
const likeness = /^(?:style|inspired|like)$/;

/**
 * Every food that prose mentions, from left to right, with its position in characters and in tokens. The longest alias
 * wins, and words that only look like a food ("cream the butter", "cake tin", "walnut-sized", "egg-free") are skipped.
 */
export function foodsNamedIn(
  text: string,
  tokens: readonly Token[] = tokenize(text.slice(0, longestText)),
): readonly { food: Food; at: number; words: string; from: number; to: number }[] {
  const matches = matchesIn(tokens, 'methods');
  return matches.flatMap(({ food, from, to }, at) => {
    if (food === null) return [];
    const after = tokens[to];
    const first = tokens[from]!;
    // Compared as written: "sprinkles" and "rolls" are food.
    if (
      to - from === 1 &&
      isVerb(
        first.text.toLowerCase(),
        tokens[from - 1]?.key,
        after?.key,
        tokens[to + 1]?.key,
        matches[at + 1]?.from === to,
      )
    )
      return [];
    if (isComparison(after)) return [];
    if (tokens.slice(from + 1, to).some(({ joined, key }) => joined && likeness.test(key))) return [];
    const { start } = first;
    return [{ food, at: start, words: text.slice(start, tokens[to - 1]!.end), from, to }];
  });
}
