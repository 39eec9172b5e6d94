import { foldWord, type Token } from '../quantities/tokens.ts';
import { affectsLimits } from './affects-limits.ts';
import { shortForms } from './data/short-forms.ts';
import { editDistances, letterBits, missingBits } from './edit-distance.ts';
import type { Food } from './food.ts';
import { type Match, matchesIn } from './food-index.ts';
import { isFoodWord, isKnownWord, limitRelevantWords } from './known-words.ts';

/** A food that a text may mean by a word with a slip in it, and the place of its name among the tokens. */
export type Meant = { food: Food; from: number; to: number };

/** Two slips leave too little of a shorter word. */
const longEnough = 7;
const shortest = 4;
const leastPart = 3;

/** Letters that a scan takes for others. */
const scanned = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

/** The longest name of a food, in words, on either side of the one with the slip. */
const window = 4;

/**
 * Foods that matter to an allergy or a diet and that a text names but for a slip of the pen: a letter too many, too few,
 * wrong or swapped ("almnd"), a blank too few or too many ("almondmilk", "pea nut"). Only words that are no English and no food
 * are corrected, but two words that together are one are read as it, too.
 */
export function meantIn(tokens: readonly Token[], text: 'lines' | 'methods' = 'lines'): Meant[] {
  let names: Match[] | undefined;
  const isOneName = (at: number, count: number) => {
    names ??= matchesIn(tokens, text);
    return names.some(({ from, to }) => from <= at && to >= at + count);
  };
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    const corrections = isKnownWord(token) ? [] : correctionsOf(token);
    const joins = joinsAt(tokens, at).filter(({ count }) => !isOneName(at, count));
    return [
      ...corrections.flatMap((key) => readAs(tokens, at, 1, key.split(' '), text)),
      ...joins.flatMap(({ key, count }) => readAs(tokens, at, count, [key], text)),
    ];
  });
}

/** The foods that the words at a place name when they are spelled so. */
function readAs(
  tokens: readonly Token[],
  at: number,
  count: number,
  keys: readonly string[],
  text: 'lines' | 'methods',
): Meant[] {
  const first = Math.max(0, at - window);
  const spelled = keys.map((key) => ({ ...tokens[at]!, key, text: key, end: tokens[at + count - 1]!.end }));
  const corrected = [
    ...tokens.slice(first, at),
    ...spelled,
    ...tokens.slice(at + count, at + count + window),
  ];
  const [from, to] = [at - first, at - first + keys.length];
  const grown = keys.length - count;
  const place = ({ from: start, to: end }: Match) => ({
    from: first + Math.min(start, from),
    to: first + Math.max(end, to) - grown,
  });
  return matchesIn(corrected, text).flatMap((match) => {
    const isHere = match.from < to && match.to > from;
    return match.food && isHere && affectsLimits(match.food) ? [{ food: match.food, ...place(match) }] : [];
  });
}

const corrected = new Map<string, readonly string[]>();
const mostCorrected = 20_000;

/** The food words nearest to an unknown word. */
function correctionsOf({ key, text }: Token): readonly string[] {
  const written = text.toLowerCase();
  const before = corrected.get(written);
  if (before) return before;
  if (corrected.size >= mostCorrected) corrected.clear();
  const spellings = [...new Set([key, written])].flatMap(asScanned);
  const short = Object.hasOwn(shortForms, key) ? [shortForms[key]!] : [];
  const found = [...new Set([...short, ...nearest(spellings), ...splits(key)])];
  corrected.set(written, found);
  return found;
}

function asScanned(word: string): string[] {
  return [
    word,
    ...scanned.flatMap(([seen, meant]) => (word.includes(seen) ? [word.replaceAll(seen, meant)] : [])),
  ];
}

let candidates: readonly { word: string; bits: number }[] | undefined;

function nearest(spellings: readonly string[]): string[] {
  candidates ??= limitRelevantWords()
    .filter((word) => word.length >= shortest)
    .map((word) => ({ word, bits: letterBits(word) }));
  let least = 2;
  let found: string[] = [];
  for (const spelling of spellings) {
    const bits = letterBits(spelling);
    for (const { word, bits: wanted } of candidates) {
      // The first letter is seldom the one that slips; with another slip it is another word.
      const isLong = word.length >= longEnough && word[0] === spelling[0];
      const most = Math.min(isLong ? 2 : 1, least);
      if (Math.abs(word.length - spelling.length) > most || missingBits(bits, wanted) > most) continue;
      // Four letters are told from others only when none of them is another ("mlik", "tofuu").
      if (word.length === shortest && bits !== wanted) continue;
      const { whole } = editDistances(spelling, word, most);
      if (whole > most) continue;
      found = whole < least ? [word] : [...found, word];
      least = whole;
    }
  }
  return found;
}

/** "Almond milk" of "almondmilk". */
function splits(key: string): string[] {
  const found: string[] = [];
  for (let at = leastPart; at <= key.length - leastPart; at += 1) {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    if (isFoodWord(head) && isFoodWord(tail)) found.push(`${head} ${tail}`);
  }
  return found;
}

/** One word of two ("pea nut", "e ggs"), or of single letters ("a l m o n d"), where the two are no name as they stand. */
function joinsAt(tokens: readonly Token[], at: number): { key: string; count: number }[] {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (next?.kind !== 'word') return [];
  const joins: { key: string; count: number }[] = [];
  if (mayJoin(token, next)) joins.push({ key: token.text.toLowerCase() + next.key, count: 2 });
  let to = at;
  while (tokens[to]?.kind === 'word' && tokens[to]!.text.length === 1) to += 1;
  if (to - at >= shortest && tokens[at - 1]?.text.length !== 1) {
    const letters = tokens.slice(at, to).map(({ text }) => text.toLowerCase());
    joins.push({ key: foldWord(letters.join('')), count: to - at });
  }
  return joins.filter(({ key }) => key.length >= shortest && isFoodWord(key));
}

/** "For king crab" is no fork: of two words that are known, only names of foods are joined. */
function mayJoin(token: Token, next: Token): boolean {
  if (!isKnownWord(token) || !isKnownWord(next)) return true;
  if (token.text.length === 1) return !/^[ai]$/i.test(token.text);
  return token.key.length > 2 && next.key.length > 2 && isFoodWord(token.key) && isFoodWord(next.key);
}
