import { foldWord } from '../quantities/tokens.ts';
import { guessWord, isRatherCut } from './guess-word.ts';
import { lexicon } from './lexicon.ts';
import type { PrintedWord } from './printed-words.ts';
import { splitJoined } from './split-joined.ts';

/** One reading of a printed word: the words that it may stand for. */
export type Reading = {
  /** For display. */
  shown: readonly string[];
  /** Normalized for lookup. */
  keys: readonly string[];
  cost: number;
  isGuess: boolean;
  /** Means something only beside other words. */
  isPartOnly?: boolean;
};

function reading(shown: readonly string[], cost: number, isGuess: boolean): Reading {
  return { shown, keys: shown.map(foldWord), cost, isGuess };
}

/** The words of a meaning; "sugar-free" is looked up as two. */
function wordsOf(meaning: string): string[] {
  return meaning.split(/[\s-]+/);
}

/** Abbreviations may be words too: "chip" is a chip first. */
const abbreviationCost = 0.3;
const secondMeaningCost = 0.35;
const rarerReadingCost = 0.25;

function guesses(word: string): Reading[] {
  return guessWord(word).map((shown, i) => reading([shown], 1.1 + 0.2 * i, true));
}

/** Letters for digits that OCR confuses ("0RG BANANA5"). */
function withLetters(word: string): string {
  return word
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('6', 'g')
    .replaceAll('4', 'a');
}

function isKnown(word: string): boolean {
  const { words, abbreviations, brandWords, prefixes } = lexicon();
  const key = foldWord(word);
  return words.has(key) || abbreviations.has(word) || brandWords.has(key) || prefixes.has(word);
}

/** Corrects OCR errors: digits instead of letters, and missing spaces. */
export function repairWords(words: readonly PrintedWord[]): PrintedWord[] {
  return words.flatMap((word) => {
    if (word.isMeasure || isKnown(word.text)) return [word];
    const letters = withLetters(word.text);
    if (letters !== word.text && /^[a-z]{3,}$/.test(letters) && isKnown(letters)) {
      return [{ text: letters, isMeasure: false, isCorrected: true }];
    }
    if (guessWord(word.text).length > 0) return [word];
    const parts = splitJoined(word.text);
    return parts === null ? [word] : parts.map((text) => ({ text, isMeasure: false, isCorrected: true }));
  });
}

/** Whether it is one of a food's other names, such as "rai" of mustard seeds, but not its own: "edam". */
function isOtherName(key: string): boolean {
  const sense = lexicon().senses.get(key);
  return sense?.kind === 'food' && sense.food !== null && sense.food.name !== key;
}

/** The possible readings of a printed word, cheapest first. */
export function readingsOf(word: PrintedWord): Reading[] {
  const readings = readingsAsPrinted(word);
  return word.isCorrected ? readings.map((one) => ({ ...one, isGuess: true })) : readings;
}

function readingsAsPrinted({ text, isMeasure }: PrintedWord): Reading[] {
  const { words, abbreviations, brandWords, prefixes } = lexicon();
  const literal = reading([text], 0, false);
  if (isMeasure) return [literal];
  const key = foldWord(text);
  const isWord = words.has(key);
  const meanings = abbreviations.get(text) ?? abbreviations.get(key) ?? [];
  const short = meanings.map((meaning, i) =>
    reading(
      wordsOf(meaning),
      abbreviationCost + secondMeaningCost * i + (isWord ? rarerReadingCost : 0),
      meanings.length > 1 || isWord,
    ),
  );
  if (isWord && isOtherName(key) && isRatherCut(text))
    return [{ ...literal, isPartOnly: true }, ...(short.length > 0 ? short : guesses(text))].slice(0, 7);
  if (isWord || meanings.length > 0) return [literal, ...short].slice(0, 7);
  if (brandWords.has(key) || prefixes.has(key)) {
    return [literal, ...guesses(text).map((one) => ({ ...one, cost: one.cost + 0.6 }))];
  }
  return [literal, ...guesses(text)];
}
