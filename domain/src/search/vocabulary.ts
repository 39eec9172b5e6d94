import { editDistances, letterBits, missingBits } from '../foods/edit-distance.ts';
import type { SearchWord } from './search-words.ts';

/** A word that recipes use; its number is its index in the vocabulary. */
export type Term = {
  key: string;
  /** As printed: "tomatoes" and "tomato" are one term. */
  spellings: { plain: string; letters: number }[];
};

type Spelling = { plain: string; term: number };

export type Vocabulary = {
  numbers: Map<string, number>;
  terms: Term[];
  /** Sorted; null until needed and after a spelling was added. */
  spellings: Spelling[] | null;
};

/** How well a typed word matches a term. Apart from 0 (no match), larger is less exact. */
export const matchQualities = { none: 0, exact: 1, beginning: 2, oneTypo: 3, moreTypos: 4 } as const;
export type MatchQuality = (typeof matchQualities)[keyof typeof matchQualities];
/** All but `none`. */
export const matches = [
  matchQualities.exact,
  matchQualities.beginning,
  matchQualities.oneTypo,
  matchQualities.moreTypos,
] as const;

export function createVocabulary(): Vocabulary {
  return { numbers: new Map(), terms: [], spellings: null };
}

/** The number of a word's term; a new word is added. */
export function termOf(vocabulary: Vocabulary, { plain, key }: SearchWord): number {
  const { numbers, terms } = vocabulary;
  let number = numbers.get(key);
  if (number === undefined) {
    number = terms.length;
    numbers.set(key, number);
    terms.push({ key, spellings: [] });
  }
  const { spellings } = terms[number]!;
  if (plain !== '' && !spellings.some((known) => known.plain === plain)) {
    spellings.push({ plain, letters: letterBits(plain) });
    vocabulary.spellings = null;
  }
  return number;
}

/**
 * Match quality of a typed word with each term, by the term's number. Typos are considered only with `withTypos`, which
 * is slower.
 */
export function matchQualitiesOf(vocabulary: Vocabulary, word: SearchWord, withTypos: boolean): Uint8Array {
  if (!withTypos && vocabulary.terms.length >= worthSorting) return strictMeetings(vocabulary, word);
  const found = new Uint8Array(vocabulary.terms.length);
  const typed = { ...word, letters: letterBits(word.plain), typos: withTypos ? typosAllowed(word) : 0 };
  vocabulary.terms.forEach((term, number) => {
    found[number] = meetingWith(term, typed);
  });
  return found;
}

/** The terms with one of the qualities, ascending. Of thousands few have it; `indexOf` skips the others natively. */
export function termsWithQuality(quality: MatchQuality, qualities: Uint8Array): number[] {
  const terms: number[] = [];
  for (let term = qualities.indexOf(quality); term !== -1; term = qualities.indexOf(quality, term + 1))
    terms.push(term);
  return terms;
}

/** With fewer terms, sorting takes longer than one linear pass. */
const worthSorting = 5000;

function strictMeetings(vocabulary: Vocabulary, { plain, key }: SearchWord): Uint8Array {
  const found = new Uint8Array(vocabulary.terms.length);
  vocabulary.spellings ??= sortedSpellings(vocabulary);
  const { spellings, numbers } = vocabulary;
  let [from, to] = [0, spellings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (spellings[middle]!.plain < plain) from = middle + 1;
    else to = middle;
  }
  for (let at = from; spellings[at]?.plain.startsWith(plain); at += 1) {
    found[spellings[at]!.term] = matchQualities.beginning;
  }
  const same = numbers.get(key);
  if (same !== undefined) found[same] = matchQualities.exact;
  return found;
}

function sortedSpellings({ terms }: Vocabulary): Spelling[] {
  return terms
    .flatMap(({ spellings }, term) => spellings.map(({ plain }) => ({ plain, term })))
    .sort((a, b) => (a.plain < b.plain ? -1 : Number(a.plain > b.plain)));
}

type Typed = SearchWord & { letters: number; typos: number };

function meetingWith({ key, spellings }: Term, typed: Typed): MatchQuality {
  if (key === typed.key) return matchQualities.exact;
  let best: MatchQuality = matchQualities.none;
  for (const { plain, letters } of spellings) {
    if (plain.startsWith(typed.plain)) return matchQualities.beginning;
    if (typed.typos === 0 || missingBits(typed.letters, letters) > typed.typos) continue;
    const meeting = typoMeeting(typed, plain);
    if (meeting !== matchQualities.none && (best === matchQualities.none || meeting < best)) best = meeting;
  }
  return best;
}

/** Typos in the first letter are rare, and in short words they result in another word: "rice", "mice", "dice". */
const longEnoughForAnyLetter = 5;

function typoMeeting({ plain: typed, typos }: Typed, word: string): MatchQuality {
  const sameStart = typed[0] === word[0];
  if (!sameStart && word.length < longEnoughForAnyLetter) return matchQualities.none;
  const { whole, beginning } = editDistances(typed, word, typos);
  if (whole <= 1) return matchQualities.oneTypo;
  // Swapped first letters ("hcicken") are one edit; with two edits and another first letter it is another word.
  if (sameStart && whole <= typos) return matchQualities.moreTypos;
  if (sameStart && beginning <= 1 && typed.length >= longEnoughForAnyLetter) return matchQualities.moreTypos;
  return matchQualities.none;
}

/** Like Algolia's defaults: no typos below 4 letters, two from 8 letters on. */
function typosAllowed({ plain }: SearchWord): number {
  if (plain.length < 4 || /\d/.test(plain)) return 0;
  return plain.length < 8 ? 1 : 2;
}
