import { type Token, tokenize } from '../quantities/tokens.ts';
import { isContainer, unitOf } from '../quantities/units.ts';
import type { Food } from './food.ts';
import { phraseAt, type Reading, unknownMark } from './foreign-phrases.ts';
import { foreignTokens } from './foreign-words.ts';
import { compoundHeads } from './non-food-words.ts';
import type { Language, OtherLanguage } from './other-languages.ts';

/**
 * The tokens of a text, translated for the English parser. Each known foreign phrase becomes English words at the same
 * position ("2 EL Mehl" is "2 tbsp flour"); an unknown word stays unknown.
 */
export function englishTokens(language: Language, text: string): Token[] {
  return language === 'en' ? tokenize(text) : translated(language, text);
}

/** Translates the known words of a text ("fein gehackt" is "finely chopped"); each unknown word becomes `unknownMark`. */
export function translateToEnglish(language: Language, text: string): string {
  if (language === 'en') return text;
  return joined(phrasesOf(language, text, 'line').pieces.map(({ english }) => english));
}

/** Words that affect how a food in a sentence is understood; others could form a wrong name with it ("chicken cube"). */
const telling =
  /^(?:of|the|and|or|with|without|in|for|to|[\d.]+|\W+|.*\bfree|vegan|vegetarian|juice.*|zest.*)$/;

/**
 * The food mentions of sentences in English, with the words that qualify them. `called` returns the name to use for a
 * food, given the words of the text. Negated verbs are dropped, since word order differs ("nicht die Butter vergessen").
 */
export function translateFoodMentions(
  language: OtherLanguage,
  text: string,
  called: (food: Food, words: string) => string,
): string {
  const { pieces } = phrasesOf(language, text, 'sentences');
  return joined(
    pieces.map(({ english, food, words }) => {
      // Keeps the next word from joining the name: "lait. Coco".
      if (food) return `${called(food, words)} ${unknownMark}`;
      return telling.test(english) ? english : unknownMark;
    }),
  );
}

function joined(words: readonly string[]): string {
  return words.join(' ').replace(/ ([,.;:!?)])/g, '$1');
}

/** Words of a method that are unknown in its language. */
export function unknownWordsIn(language: OtherLanguage, text: string): Token[] {
  return phrasesOf(language, text, 'sentences').pieces.flatMap(({ unknown }) => unknown ?? []);
}

/** Optional plural endings: "Zwiebel(n)", "Dose/n", "oignon(s)". */
const eitherNumber = /(?<=\p{L})(?:\((?:n|en|er|e|s|es|x|i|a)\)|\/(?:n|en|er|e|s|es)(?!\p{L}))/gu;

function translated(language: OtherLanguage, written: string): Token[] {
  const read = phrasesOf(language, written, 'line');
  const { tokens } = read.namesFood ? read : phrasesOf(language, written, 'foods first');
  return tokens.flatMap((token, at) => asEnglishHasIt(tokens, token, at));
}

/** A phrase or word of a text, its translation, and the food that it names. */
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
      // Units defined as a number of others: "20 dag" is 20 times 10 g, "2 krm" is twice 1 ml.
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
    pieces.push({ english: unknown ? unknownMark : token.text, food: null, words: token.text, unknown });
    // Marked, so that it is never read as an English lookalike.
    if (token.kind === 'word')
      tokens.push({ ...token, key: unknownMark + token.key, text: unknownMark + token.text });
    else if (token.kind === 'number') tokens.push({ ...token, value: numberIn(token) });
    // The hyphen of "Gemüse- oder Hühnerbrühe" replaces the rest of a word and is dropped.
    else if (token.text !== '-' || words[at - 2]?.kind !== 'word' || words[at - 2]?.end !== token.start)
      tokens.push(token);
  }
  return { tokens, pieces, namesFood };
}

/** The food in a compound whose second part is not a food: "Zwiebeldeckel", "Erdnusssauce". */
function foodOfThing(language: OtherLanguage, token: Token): Food | null {
  for (const head of compoundHeads(language, token.key)) {
    const found = phraseAt([{ ...token, text: head, key: head }], 0, language, 'sentences');
    if (found?.meaning.food) return found.meaning.food;
  }
  return null;
}

const equals = { kind: 'mark', text: '=', key: '=' } as const;
const comma = { kind: 'mark', text: ',', key: ',' } as const;
const each = { kind: 'word', text: 'each', key: 'each' } as const;

/** Rewrites sizes as English writes them: "2 Dosen à 400 g", "2 boîtes de 400 g", "2 Dosen Mais à 400 g". */
function asEnglishHasIt(tokens: readonly Token[], token: Token, at: number): Token[] {
  // "Beurre ou de margarine"
  if (token.key === 'of' && /^(?:or|and)$/.test(tokens[at - 1]?.key ?? '')) return [];
  if (token.key !== '=' && (token.key !== 'of' || tokens[at + 1]?.kind !== 'number')) return [token];
  const unit = unitOf(tokens[at - 1]?.text ?? '');
  if (unit !== null && isContainer(unit)) return [{ ...token, ...equals }];
  return token.key === '='
    ? [
        { ...token, ...comma },
        { ...token, ...each },
      ]
    : [token];
}

/** Decimal commas and thousands periods: "1,5" is 1.5, "1.500" is 1500. */
function numberIn({ text, value }: Token): number {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d+$/.test(text) ? Number(text.replace(',', '.')) : value;
}
