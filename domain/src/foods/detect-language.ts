import { memoize } from '../quantities/memoize.ts';
import { tokenize } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import { foreignTokens } from './foreign-words.ts';
import { isEnglish, isKnownWord } from './known-words.ts';
import type { Language, OtherLanguage } from './other-languages.ts';
import { foods } from './table.ts';
import { languagesOf } from './word-languages.ts';

/** Minimum score: cuisines borrow words from each other, so less is not evidence. */
const minEvidence = 2;
const minLines = 2;

/** Weight of a word unknown in English, and of one that English only has as an alias of a food. */
const weights = { unknown: 1, borrowed: 0.5 } as const;

/** The folded words of a line that are not common English, with their weights, and the English ones. */
type Words = { foreign: readonly (readonly [word: string, weight: number])[]; english: readonly string[] };

/**
 * The language of lines that belong together, from one recipe or receipt: the one that knows most of their non-English
 * words, provided they outnumber the English words that it does not know. English if in doubt. `beside` is further
 * text, such as the method, that counts as evidence.
 */
export function languageOf(lines: readonly string[], beside: readonly string[] = []): Language {
  const read = lines.map(wordsIn);
  if (!read.some(({ foreign }) => foreign.length > 0)) return 'en';
  const all = [...read, ...beside.map(wordsIn)];
  if (all.filter(({ foreign }) => foreign.length > 0).length < minLines) return 'en';
  const foreign = new Map(all.flatMap((one) => one.foreign));
  const scores = new Map<OtherLanguage, number>();
  for (const [word, weight] of foreign) {
    const languages = languagesOf(word);
    // A word of few languages is stronger evidence than one of many.
    for (const one of languages)
      scores.set(one, (scores.get(one) ?? 0) + weight * (1 + 1 / languages.length));
  }
  const [best] = [...scores].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (best === undefined) return 'en';
  const isOf = (word: string) => languagesOf(word).includes(best);
  const known = (words: ReadonlyMap<string, number>) =>
    [...words].reduce((sum, [word, weight]) => sum + (isOf(word) ? weight : 0), 0);
  const english = [...new Set(read.flatMap((one) => one.english))].filter((word) => !isOf(word)).length;
  const own = known(new Map(read.flatMap((one) => one.foreign)));
  return known(foreign) >= minEvidence && own > english ? best : 'en';
}

const before = new Map<string, Words>();
const maxCached = 20_000;

function wordsIn(line: string): Words {
  return memoize(before, maxCached, line, readWords);
}

function readWords(line: string): Words {
  const words = foreignTokens(line).filter(({ kind, text }) => kind === 'word' && text.length > 1);
  const weighted = words.map(({ key, text }) => [key, weightOf(text, key)] as const);
  return {
    foreign: weighted.filter(([, weight]) => weight > 0),
    english: weighted.flatMap(([word, weight]) => (weight === 0 && unitOf(word) === null ? [word] : [])),
  };
}

function weightOf(text: string, folded: string): number {
  const tokens = tokenize(text);
  if (!tokens.every(isKnownWord)) return weights.unknown;
  if (unitOf(text) !== null || languagesOf(folded).length === 0) return 0;
  return tokens.some(({ key }) => isEnglish(key) || isPlainName(key)) ? 0 : weights.borrowed;
}

let plainNames: ReadonlySet<string> | undefined;

/** Whether a word occurs in a food's primary name; words that occur only in aliases are borrowed. */
function isPlainName(key: string): boolean {
  plainNames ??= new Set(foods.flatMap(({ name }) => tokenize(name)).map((token) => token.key));
  return plainNames.has(key);
}
