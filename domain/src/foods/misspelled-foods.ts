import { memoize } from '../quantities/memoize.ts';
import { foldWord, type Token } from '../quantities/tokens.ts';
import { affectsLimits } from './affects-limits.ts';
import { shortForms } from './data/short-forms.ts';
import { editDistances, letterBits, missingBits } from './edit-distance.ts';
import type { Food } from './food.ts';
import { type Match, matchesIn } from './food-index.ts';
import { isFoodWord, isKnownWord, limitRelevantWords } from './known-words.ts';
import { namesPersonOrPlace } from './person-and-place-names.ts';

/** A food that a misspelled word may mean, and the position of its name among the tokens. */
export type MisspelledFood = { food: Food; from: number; to: number };

/** Two typos are too many for a shorter word. */
const longEnough = 7;
const shortest = 4;
const minPartLength = 3;

/** Letters that OCR confuses. */
const scanned = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

/** "All'onda", "all'arrabbiata": cooking styles. */
const italianArticle = /^all['’]\p{L}/iu;

/** Words considered on either side of the misspelled one: the longest name of a food. */
const window = 4;

/**
 * Misspelled foods that affect an allergy or a diet: a letter added, missing, wrong or swapped ("almnd"), a space missing
 * or added ("almondmilk", "pea nut"). Only words that are neither English nor a food are corrected, but two adjacent
 * words are also read as one if together they form a known word.
 */
export function misspelledFoodsIn(
  tokens: readonly Token[],
  text: 'lines' | 'methods' = 'lines',
): MisspelledFood[] {
  let names: Match[] | undefined;
  const isOneName = (at: number, count: number) => {
    names ??= matchesIn(tokens, text);
    return names.some(({ from, to }) => from <= at && to >= at + count);
  };
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    const isKnown = isKnownWord(token);
    const corrections = isKnown || italianArticle.test(token.text) ? [] : correctionsOf(token);
    const joins = joinsAt(tokens, at).filter(({ count }) => !isOneName(at, count));
    const read = corrections.flatMap((key) => readAs(tokens, at, 1, key.split(' '), text));
    return [
      // "Ramon noodles" are ramen noodles, although Ramon is a name.
      ...(text === 'methods' && namesPersonOrPlace(tokens, at)
        ? read.filter(({ from, to }) => to - from > 1)
        : read),
      ...(isKnown ? inFull(tokens, at, text) : []),
      ...joins.flatMap(({ key, count }) => readAs(tokens, at, count, [key], text)),
    ];
  });
}

/** The foods named at a position if it is spelled as `keys`. */
function readAs(
  tokens: readonly Token[],
  at: number,
  count: number,
  keys: readonly string[],
  text: 'lines' | 'methods',
): MisspelledFood[] {
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

/** "Mozz" is known as mozzarella, but "mozz sticks" are mozzarella sticks. */
function inFull(tokens: readonly Token[], at: number, text: 'lines' | 'methods'): MisspelledFood[] {
  const { key } = tokens[at]!;
  if (!Object.hasOwn(shortForms, key)) return [];
  return readAs(tokens, at, 1, [shortForms[key]!], text).filter(({ from, to }) => to - from > 1);
}

const corrected = new Map<string, readonly string[]>();
const maxCached = 20_000;

/** The food words nearest to an unknown word. */
function correctionsOf({ key, text }: Token): readonly string[] {
  return memoize(corrected, maxCached, text.toLowerCase(), (written) => {
    const spellings = [...new Set([key, written])].flatMap(asScanned);
    const short = Object.hasOwn(shortForms, key) ? [shortForms[key]!] : [];
    return [...new Set([...short, ...nearest(spellings), ...splits(key)])];
  });
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
      // The first letter is rarely wrong; with a second typo it is a different word.
      const isLong = word.length >= longEnough && word[0] === spelling[0];
      const most = Math.min(isLong ? 2 : 1, least);
      if (Math.abs(word.length - spelling.length) > most || missingBits(bits, wanted) > most) continue;
      // A four-letter word is matched only if it has the same letters ("mlik", "tofuu").
      if (word.length === shortest && bits !== wanted) continue;
      const { whole } = editDistances(spelling, word, most);
      if (whole > most) continue;
      found = whole < least ? [word] : [...found, word];
      least = whole;
    }
  }
  return found;
}

/** "almondmilk" as "almond milk". */
function splits(key: string): string[] {
  const found: string[] = [];
  for (let at = minPartLength; at <= key.length - minPartLength; at += 1) {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    if (isFoodWord(head) && isFoodWord(tail)) found.push(`${head} ${tail}`);
  }
  return found;
}

/** Joins two words ("pea nut", "e ggs") or single letters ("a l m o n d") into one known word. */
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

/** Two known words are joined only if both name foods: "for king crab" is not a fork. */
function mayJoin(token: Token, next: Token): boolean {
  if (!isKnownWord(token) || !isKnownWord(next)) return true;
  if (token.text.length === 1) return !/^[ai]$/i.test(token.text);
  return token.key.length > 2 && next.key.length > 2 && isFoodWord(token.key) && isFoodWord(next.key);
}
