import { type Token, tokenize } from '../quantities/tokens.ts';
import { isVessel, unitOf } from '../quantities/units.ts';
import type { Food } from './food.ts';
import { foreignTokens, phraseAt, type Reading, strange } from './lexicon.ts';
import type { Language, OtherLanguage } from './other-languages.ts';
import { headsOf } from './said-words.ts';

/**
 * The tokens of a text as the English reading wants them. Of another language each phrase that is known becomes its
 * English words, at its place in the text ("2 EL Mehl" is "2 tbsp flour"); an unknown word stays unknown.
 */
export function tokensIn(language: Language, text: string): Token[] {
  return language === 'en' ? tokenize(text) : translated(language, text);
}

/** A text with the words that are known in English ("fein gehackt" is "finely chopped"), and a mark for each that is not. */
export function inEnglish(language: Language, text: string): string {
  if (language === 'en') return text;
  return joined(phrasesOf(language, text, 'line').pieces.map(({ english }) => english));
}

/** Words that tell of a food in a sentence; any other would only join it to another name ("chicken cube"). */
const telling =
  /^(?:of|the|and|or|with|without|in|for|to|[\d.]+|\W+|.*\bfree|vegan|vegetarian|juice.*|zest.*)$/;

/**
 * The foods of sentences in English, and what is told of each. `called` says what a food is to be called, with the words
 * in which the text names it. What a verb denies is not told, as where it stands differs ("nicht die Butter vergessen").
 */
export function foodsInEnglish(
  language: OtherLanguage,
  text: string,
  called: (food: Food, words: string) => string,
): string {
  const { pieces } = phrasesOf(language, text, 'sentences');
  return joined(
    pieces.map(({ english, food, words }) => {
      // What follows is no part of the name: "lait. Coco".
      if (food) return `${called(food, words)} ${strange}`;
      return telling.test(english) ? english : strange;
    }),
  );
}

function joined(words: readonly string[]): string {
  return words.join(' ').replace(/ ([,.;:!?)])/g, '$1');
}

/** Words of a method that no phrase of the language has. */
export function unknownWordsIn(language: OtherLanguage, text: string): Token[] {
  return phrasesOf(language, text, 'sentences').pieces.flatMap(({ unknown }) => unknown ?? []);
}

/** "Zwiebel(n)", "Dose/n", "oignon(s)": either number is meant. */
const eitherNumber = /(?<=\p{L})(?:\((?:n|en|er|e|s|es|x|i|a)\)|\/(?:n|en|er|e|s|es)(?!\p{L}))/gu;

function translated(language: OtherLanguage, written: string): Token[] {
  const read = phrasesOf(language, written, 'line');
  const { tokens } = read.namesFood ? read : phrasesOf(language, written, 'foods first');
  return tokens.flatMap((token, at) => asEnglishHasIt(tokens, token, at));
}

/** A phrase or word of a text: what it is in English, and the food that it names. */
type Piece = { english: string; food: Food | null; words: string; unknown: Token | null };

function phrasesOf(language: OtherLanguage, written: string, reading: Reading) {
  const text = written.replace(eitherNumber, (ending) => ' '.repeat(ending.length));
  const words = foreignTokens(text);
  const tokens: Token[] = [];
  const pieces: Piece[] = [];
  let namesFood = false;
  for (let at = 0; at < words.length; ) {
    const token = words[at]!;
    const phrase = token.kind === 'mark' ? null : phraseAt(words, at, language, reading);
    if (phrase) {
      const place = { start: token.start, end: words[phrase.to - 1]!.end };
      const [factor, ...unit] = phrase.meaning.tokens;
      const count = tokens.at(-1);
      // "20 dag" are 20 times 10 g, "2 krm" twice 1 ml.
      const isMeasure = factor?.kind === 'number' && unit.length === 1 && count?.kind === 'number';
      if (isMeasure) tokens.splice(-1, 1, { ...count, value: count.value * factor.value });
      tokens.push(
        ...(isMeasure ? unit : phrase.meaning.tokens).map((one, i) => ({
          ...one,
          ...place,
          joined: i === 0 && token.joined,
        })),
      );
      const { english, food } = phrase.meaning;
      pieces.push({ english, food, words: text.slice(place.start, place.end), unknown: null });
      at = phrase.to;
      namesFood ||= food !== null;
      continue;
    }
    at += 1;
    const compound = reading === 'sentences' && token.kind === 'word' ? foodOfThing(language, token) : null;
    const unknown = token.kind === 'word' && compound === null ? token : null;
    if (compound) {
      pieces.push({ english: compound.name, food: compound, words: token.text, unknown });
      continue;
    }
    pieces.push({ english: unknown ? strange : token.text, food: null, words: token.text, unknown });
    // Never read as the English word it looks like.
    if (token.kind === 'word')
      tokens.push({ ...token, key: strange + token.key, text: strange + token.text });
    else if (token.kind === 'number') tokens.push({ ...token, value: numberIn(token) });
    // The hyphen of "Gemüse- oder Hühnerbrühe" stands for the rest of a word.
    else if (token.text !== '-' || words[at - 2]?.kind !== 'word' || words[at - 2]?.end !== token.start)
      tokens.push(token);
  }
  return { tokens, pieces, namesFood };
}

/** The food of "Zwiebeldeckel" and "Erdnusssauce", of which the rest is a thing that is none. */
function foodOfThing(language: OtherLanguage, token: Token): Food | null {
  for (const head of headsOf(language, token.key)) {
    const found = phraseAt([{ ...token, text: head, key: head }], 0, language, 'sentences');
    if (found?.meaning.food) return found.meaning.food;
  }
  return null;
}

const equals = { kind: 'mark', text: '=', key: '=' } as const;
const comma = { kind: 'mark', text: ',', key: ',' } as const;
const each = { kind: 'word', text: 'each', key: 'each' } as const;

/** "2 Dosen à 400 g", "2 boîtes de 400 g" tell how much is in one, "2 Dosen Mais à 400 g" of each. */
function asEnglishHasIt(tokens: readonly Token[], token: Token, at: number): Token[] {
  // "Beurre ou de margarine"
  if (token.key === 'of' && /^(?:or|and)$/.test(tokens[at - 1]?.key ?? '')) return [];
  if (token.key !== '=' && (token.key !== 'of' || tokens[at + 1]?.kind !== 'number')) return [token];
  const unit = unitOf(tokens[at - 1]?.text ?? '');
  if (unit !== null && isVessel(unit)) return [{ ...token, ...equals }];
  return token.key === '='
    ? [
        { ...token, ...comma },
        { ...token, ...each },
      ]
    : [token];
}

/** "1,5" is one and a half, "1.500" a thousand and a half. */
function numberIn({ text, value }: Token): number {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d+$/.test(text) ? Number(text.replace(',', '.')) : value;
}
