import { foreignTokens } from '../foods/foreign-words.ts';
import { isNonFoodWord } from '../foods/non-food-words.ts';
import type { OtherLanguage } from '../foods/other-languages.ts';
import { unknownWordsIn } from '../foods/translate-tokens.ts';

/** A sentence, and its unknown words. */
type UnreadSentence = { sentence: string; unknown: readonly string[] };

/**
 * Minimum share of known words in a title. It is below 1 because titles contain names from everywhere. Titles with
 * fewer words are not checked.
 */
const titleMinimums = { share: 0.6, words: 5 };

/** A full stop that does not belong to an abbreviation or number, as in "ca. 5 Min. backen". */
const sentenceEnd = /(?<=\p{L}{3}[.!?:;]|[!?:;])\s+(?=\p{Lu})|\n+/u;

/**
 * Sentences in another language that cannot be checked. Any word of a method may name a food, so all of its words must
 * be known; titles are checked less strictly.
 */
export function unreadSentences(
  text: string,
  language: OtherLanguage,
  kind: 'method' | 'title',
): UnreadSentence[] {
  const isCapitalized = /\p{Ll} \p{Lu}\p{Ll}/u.test(text);
  return text.split(sentenceEnd).flatMap((sentence) => {
    const unknown = unknownIn(sentence, language, isCapitalized);
    const words = foreignTokens(sentence).filter((token) => token.kind === 'word').length;
    const isRead =
      kind === 'method'
        ? unknown.length === 0
        : words < titleMinimums.words || unknown.length <= words * (1 - titleMinimums.share);
    return isRead ? [] : [{ sentence: sentence.trim(), unknown }];
  });
}

function unknownIn(sentence: string, language: OtherLanguage, isCapitalized: boolean): string[] {
  return [
    ...new Set(
      unknownWordsIn(language, sentence)
        .filter(({ key, text }) => !isNonFoodWord(language, key, isCapitalized && /^\p{Ll}/u.test(text)))
        .map(({ text }) => text),
    ),
  ];
}
