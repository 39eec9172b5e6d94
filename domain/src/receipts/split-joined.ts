import { foldWord } from '../quantities/tokens.ts';
import { lexicon } from './lexicon.ts';

/** Minimum length of a word within a joined one, except for known abbreviations ("og"). */
const shortestWord = 3;
const longestWord = 15;

/** The cost of a part as a separate word: lower is more likely, null for no word. */
function costOf(part: string, isFirst: boolean, isLast: boolean): number | null {
  const { words, abbreviations, brandWords, prefixes } = lexicon();
  if (isFirst && part.length < 4 && prefixes.has(part)) return 2.2;
  if (part.length < shortestWord) return part.length === 2 && abbreviations.has(part) && isFirst ? 2.5 : null;
  const known = words.get(foldWord(part));
  if (known !== undefined)
    return Math.max(0.6, 3.2 - Math.log10(1 + known.times)) + (part.length < 4 ? 0.8 : 0);
  if (abbreviations.has(part)) return part.length > 3 || isLast || isFirst ? 2.4 : 3;
  return part.length > 3 && brandWords.has(foldWord(part)) ? 3 : null;
}

/** Splits a word whose spaces OCR missed ("orgbabyspinach"); null if it cannot be split into known words. */
export function splitJoined(joined: string): string[] | null {
  if (joined.length < 6 || joined.length > 40 || /\d/.test(joined)) return null;
  const best: ({ cost: number; from: number } | null)[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= joined.length; end += 1) {
    let found: { cost: number; from: number } | null = null;
    for (let from = Math.max(0, end - longestWord); from < end; from += 1) {
      const before = best[from];
      if (!before) continue;
      const cost = costOf(joined.slice(from, end), from === 0, end === joined.length);
      if (cost !== null && (found === null || before.cost + cost < found.cost)) {
        found = { cost: before.cost + cost, from };
      }
    }
    best[end] = found;
  }
  const whole = best[joined.length];
  if (!whole) return null;
  const parts: string[] = [];
  for (let end = joined.length; end > 0; end = best[end]!.from)
    parts.unshift(joined.slice(best[end]!.from, end));
  // Many short parts mean that it was split by chance.
  return parts.length > 1 && joined.length / parts.length >= 3.5 ? parts : null;
}
