import { foreignTokens } from '../foods/lexicon.ts';
import { isNonFoodWord } from '../foods/non-food-words.ts';
import type { OtherLanguage } from '../foods/other-languages.ts';
import { unknownWordsIn } from '../foods/translate-tokens.ts';

/** A sentence, and its words that we do not know. */
type UnreadSentence = { sentence: string; unknown: readonly string[] };

/** Of a title at least so many are known; it takes names from everywhere. Fewer words tell nothing. */
const leastOfTitle = { share: 0.6, words: 5 };

/** A full stop that ends no abbreviation or number: "ca. 5 Min. backen". */
const sentenceEnd = /(?<=\p{L}{3}[.!?:;]|[!?:;])\s+(?=\p{Lu})|\n+/u;

/**
 * Sentences of a text in another language that cannot be judged. Any word of a method may name a food, so it is read when
 * each of its words is known.
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
        : words < leastOfTitle.words || unknown.length <= words * (1 - leastOfTitle.share);
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
