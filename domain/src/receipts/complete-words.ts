import { listedNames } from '../foods/foreign-phrases.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { languagesOf } from '../foods/word-languages.ts';
import { shortForms } from './data/short-forms.ts';
import { phrasesIn } from './phrases.ts';
import { productNames } from './product-names.ts';
import { receiptWords } from './receipt-language.ts';

/** A normalized word of a printed name, and whether a period cuts it short ("KURCZ."). */
export type ForeignWord = { text: string; isCut: boolean; isCompleted: boolean };

/** A name, and what it names: the id of a food, or a category of receipts. */
type Listed = readonly [name: string, target: string];

/** Prepositions and articles, which receipts omit: "jus orange", "petto pollo". */
const links: ReadonlySet<string> = new Set(
  'd de des du au aux a la le les l en et di del della dell da al alla all con e il in el los las para per por pour y do dos com ao z ze w na i med mit und und met van och og på ja'.split(
    ' ',
  ),
);

/** Languages that write an adjective before its noun; their receipts often print the noun first. */
const adjectiveFirst: ReadonlySet<OtherLanguage> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'pl']);
/** Languages that join nouns: "HÄHN.BRUSTFILET" is one word. */
const compounding: ReadonlySet<OtherLanguage> = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi']);

const longestRun = 4;
/** Minimum letters of a shortened word beside others, alone with a period, and alone without one. */
const shortestBeside = 3;
const shortestCut = 4;
const shortestAlone = 5;

type Vocabulary = {
  /** By the first letter of the first word. */
  byStart: ReadonlyMap<string, readonly Listed[]>;
  whole: ReadonlyMap<string, string>;
  /** What a short form stands for, as words. */
  meanings: ReadonlyMap<string, readonly string[]>;
};

const cache = new Map<OtherLanguage, Vocabulary>();

function wordsOfName(name: string): string[] {
  return name.split(/[^\p{L}%]+/u).filter((word) => word !== '' && !links.has(word));
}

/** Builds a language's vocabulary ahead of its first use. */
export function loadCompletions(language: OtherLanguage): void {
  vocabularyOf(language);
}

function vocabularyOf(language: OtherLanguage): Vocabulary {
  const known = cache.get(language);
  if (known) return known;
  const meanings = new Map<string, readonly string[]>();
  for (const entry of shortForms[language].split(';')) {
    const [meaning = '', forms = ''] = entry.split(':');
    const words = foldForeign(meaning).trim().split(/\s+/);
    for (const form of forms.trim().split(/\s+/)) meanings.set(foldForeign(form), words);
  }
  const targets = new Map([...listedNames(language), ...productNames(language)]);
  for (const [section, list] of Object.entries(receiptWords[language].itemWords)) {
    for (const phrase of phrasesIn(list).map(foldForeign)) {
      // What a short form means says more than its category.
      const isKnown = targets.has(phrase) || meanings.has(phrase);
      if (!/^-|-$/.test(phrase) && !isKnown) targets.set(phrase, section);
    }
  }
  const byStart = new Map<string, Listed[]>();
  for (const listed of targets) {
    const start = listed[0][0]!;
    const list = byStart.get(start);
    if (list) list.push(listed);
    else byStart.set(start, [listed]);
  }
  const vocabulary = { byStart, whole: targets, meanings };
  cache.set(language, vocabulary);
  return vocabulary;
}

/** Whether the letters without vowels are those of the word: "blc" of "blanc". */
function isWithoutVowels(short: string, word: string): boolean {
  if (short.length < shortestBeside || /[aeiou]/.test(short.slice(1)) || short[0] !== word[0]) return false;
  const consonants = word.replace(/[aeiouy]/g, '');
  if (short.at(-1) !== consonants.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

function shortens(short: string, word: string): boolean {
  return (short.length >= shortestBeside && word.startsWith(short)) || isWithoutVowels(short, word);
}

/** The name of the only food or category that a run of words can mean; null if there is none or more than one. */
function completedRun(run: readonly string[], { byStart }: Vocabulary): string | null {
  const [first] = run as readonly [string];
  const matches = (byStart.get(first[0]!) ?? []).filter(([name]) => {
    // Most names are ruled out by their first word, before they are split.
    const start = firstWord(name);
    if (start !== first && !shortens(first, start)) return false;
    const words = wordsOfName(name);
    return (
      words.length === run.length && words.every((word, at) => word === run[at] || shortens(run[at]!, word))
    );
  });
  return onlyName(matches);
}

function firstWord(name: string): string {
  const end = name.search(/[^\p{L}%]/u);
  return end < 0 ? name : name.slice(0, end);
}

function onlyName(matches: readonly Listed[]): string | null {
  const first = matches[0];
  return first && matches.every(([, target]) => target === first[1]) ? first[0] : null;
}

function completedAlone(word: ForeignWord, language: OtherLanguage, vocabulary: Vocabulary): string | null {
  if (word.text.length < (word.isCut ? shortestCut : shortestAlone)) return null;
  // A word of the language is not a shortened one: "frisch" is not "Frischkäse".
  return languagesOf(word.text).includes(language) ? null : completedRun([word.text], vocabulary);
}

/** "HÄHN.BRUSTFILET": the start and the end of one word. */
function joinedWord(start: ForeignWord, end: ForeignWord, { byStart }: Vocabulary): string | null {
  return onlyName(
    (byStart.get(start.text[0]!) ?? []).filter(
      ([name]) =>
        name.startsWith(start.text) &&
        (end.isCut ? name.includes(end.text, start.text.length) : name.endsWith(end.text)) &&
        /^\p{L}+$/u.test(name),
    ),
  );
}

/**
 * The words of a printed name with shortened ones written out, as far as only one food or category can be meant:
 * "jamb sec" is "jambon sec", and "sauc" alone stays as it is, since it can be "sauce" or "saucisson". A completed
 * name is one word, spaces included.
 */
export function completeWords(words: readonly ForeignWord[], language: OtherLanguage): ForeignWord[] {
  const vocabulary = vocabularyOf(language);
  const completed: ForeignWord[] = [];
  for (let at = 0; at < words.length; ) {
    const [word, next] = [words[at]!, words[at + 1]];
    const joined =
      next && word.isCut && compounding.has(language) ? joinedWord(word, next, vocabulary) : null;
    const { of, name } = joined ? { of: 2, name: joined } : longestKnown(words, at, language, vocabulary);
    if (name === null) completed.push(...words.slice(at, at + of));
    else completed.push({ text: name, isCut: false, isCompleted: true });
    at += of;
  }
  return completed;
}

/** The length of the longest run from `at` that is listed or can be completed, and its completed name. */
function longestKnown(
  words: readonly ForeignWord[],
  at: number,
  language: OtherLanguage,
  vocabulary: Vocabulary,
): { of: number; name: string | null } {
  const { whole, meanings } = vocabulary;
  for (let of = Math.min(longestRun, words.length - at); of > 0; of -= 1) {
    const printed = words.slice(at, at + of).map(({ text }) => text);
    if (whole.has(printed.join(' '))) return { of, name: null };
    const run = printed.flatMap((word) => (whole.has(word) ? [word] : (meanings.get(word) ?? [word])));
    const written = run.join(' ');
    if (whole.has(written)) return { of, name: written };
    // "POULET SCHENKEL", "KYLLINGE BRYST": one word, printed as two.
    const isPair = of === 2 && compounding.has(language);
    if (isPair && whole.has(run.join(''))) return { of, name: run.join('') };
    if (of === 1) break;
    const isTurned = of === 2 && adjectiveFirst.has(language);
    const name = run.some((word) => word.length > shortestBeside)
      ? (completedRun(run, vocabulary) ?? (isTurned ? completedRun(run.toReversed(), vocabulary) : null))
      : null;
    if (name) return { of, name };
    // "SIPULI PUNA": the noun first. Last, since "RØD PEBER" is no "peberrod".
    const turned = run.toReversed().join('');
    if (isPair && whole.has(turned)) return { of, name: turned };
  }
  return { of: 1, name: completedAlone(words[at]!, language, vocabulary) };
}
