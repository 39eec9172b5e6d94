import { isPatternDiet } from '../foods/diet-checks.ts';
import { isKnownWord } from '../foods/known-words.ts';
import type { Language } from '../foods/other-languages.ts';
import { isUnknownSymbol } from '../quantities/food-emoji.ts';
import { memoize } from '../quantities/memoize.ts';
import { toPlainLetters } from '../quantities/plain-letters.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import type { JudgedRecipe, Limits, Violation } from './recipe-lines.ts';
import { offersIn } from './title-foods.ts';
import { isBrandAlone, strangeWords } from './unknown-food-words.ts';
import { unreadSentences } from './unverifiable-foreign-texts.ts';

type Texts = Pick<JudgedRecipe, 'title' | 'description' | 'instructions'>;

/**
 * Minimum share of known words. We know four of five words of English sentences about food, and at most three of five
 * in other languages (including names of foods). Titles contain dish names from everywhere. Shorter texts are not
 * checked.
 */
const minShare = { method: 0.7, title: 0.6 } as const;
const minWords = { method: 4, title: 5 } as const;

/** Function words: hardly any English sentence of this length lacks all of them. */
const english = new Set(
  'the and or to until with for is it then into from on at over a an you your if when all by not but as'.split(
    ' ',
  ),
);
const minWordsForEnglish = 5;

const shortStep = 30;
const longestShown = 40;

/**
 * Parts of title, description and method that cannot be checked, shortened for display: in another script or language,
 * or with an unknown word where a food is expected ("stir in the qurut"). `language`: that of the list.
 */
export function unreadTexts(texts: Texts, language: Language = 'en'): string[] {
  return unread(texts, language).map(({ text }) => text);
}

/** A part of a text, quoted and shortened, and its unknown words if they can be determined. */
type Unread = { text: string; unknown: readonly string[] };

function unread(texts: Texts, language: Language): Unread[] {
  if (language === 'en') return unreadEnglish(texts).map((text) => ({ text, unknown: [] }));
  const { title, description, instructions } = texts;
  const found = [
    ...[title, description ?? ''].flatMap((text) => unreadSentences(toPlainLetters(text), language, 'title')),
    ...instructions.flatMap((text) => unreadSentences(toPlainLetters(text), language, 'method')),
  ];
  const quotes = new Map(found.map(({ sentence, unknown }) => [quoted(sentence), unknown]));
  return [...quotes].map(([text, unknown]) => ({ text, unknown }));
}

function unreadEnglish({ title, description, instructions }: Texts): string[] {
  const told = [
    ...[title, description ?? ''].flatMap((text) => unreadIn(text, 'title')),
    ...strangeOffers(description ?? '', title),
  ];
  const steps = withoutOwnName(instructions, title);
  const method = steps.flatMap((text) => unreadIn(text, 'method'));
  // Very short steps are only informative together.
  const isShort = steps.every((text) => text.length < shortStep);
  const whole = isShort && method.length === 0 ? unreadIn(steps.join(' '), 'method') : [];
  return [...new Set([...told, ...method, ...whole])];
}

/** Where a title goes on to what is in or beside the dish. */
const beside = /[,;:(–—&]| (?:with|and|in|on|over|for|of|from) /i;
const adding =
  '(?<!\\b(?:add|use|with|scatter|sprinkle|crumble|grate|drizzle|(?:stir|fold|mix|toss|spoon|pour|whisk|beat|tip|melt|blend)(?: it| them)? (?:in|into|through)|top|finish|serve)(?: all| half| some| most)?(?: of)? )';

/**
 * The method with "the dish" for the name that the title gives it: of "Baked gnudi with sage", "lower the gnudi into the
 * water" names no food beside the list, but "add the gnudi" may.
 */
function withoutOwnName(instructions: readonly string[], title: string): readonly string[] {
  const name = tokenize(toPlainLetters(title.split(beside, 1)[0]!)).findLast(({ kind }) => kind === 'word');
  if (!name || name.text.length < 4 || isKnownWord(name)) return instructions;
  const own = new RegExp(`${adding}\\b(the|your|these|each) ${name.text}\\b`, 'gi');
  return instructions.map((text) => toPlainLetters(text).replace(own, '$1 dish'));
}

/** "With ladolemono, the island dressing of oil and lemon": the text says what the word means. */
const explained = /^(?: [\w-]+)?, (?:the|an?|our|its|a kind of) /i;

/**
 * What a description serves or adds in an unknown word: "with a brandade", "a spoon of Ortiz". Names of people and
 * places are no foods, and the dish itself may have any name.
 */
function strangeOffers(description: string, title: string): string[] {
  const named = new Set(tokenize(title).map(({ key }) => key));
  return offersIn(toPlainLetters(description)).flatMap((offer) => {
    const tokens = tokenize(offer);
    const strange = strangeWords(tokens).filter(
      (token) =>
        !named.has(token.key) &&
        !explained.test(offer.slice(token.end)) &&
        (/^\p{Ll}/u.test(token.text) || isBrandAlone(tokens, tokens.indexOf(token))),
    );
    return strange.map(() => quoted(offer.trim()));
  });
}

/** Text that cannot be understood may name any food, so under allergies or strict diets it is never safe. */
export function unreadTextViolations(
  recipe: Texts,
  language: Language,
  { allergies, dietaryRestrictions }: Limits,
): Violation[] {
  if (allergies.length === 0 && dietaryRestrictions.every(isPatternDiet)) return [];
  return unread(recipe, language).map(({ text, unknown }) => ({
    kind: 'unknown-food',
    ingredient: '',
    why: `${text} ${saidOf(unknown)}, so it cannot be called safe`,
  }));
}

const maxNamed = 5;

function saidOf(unknown: readonly string[]): string {
  if (unknown.length === 0 || unknown.length > maxNamed) return 'is in words that we cannot read';
  const named = unknown.map((word) => `“${word}”`).join(', ');
  return `has ${unknown.length === 1 ? 'a word' : 'words'} that we do not know (${named})`;
}

function quoted(sentence: string): string {
  return `“${sentence.length > longestShown ? `${sentence.slice(0, longestShown)}…` : sentence}”`;
}

function unreadIn(written: string, kind: keyof typeof minShare): readonly string[] {
  if (written.length > longestRemembered) return findUnread(written, kind);
  return memoize(unreadBefore[kind], maxRemembered, written, () => findUnread(written, kind));
}

/** The gate and the facts read the same texts, and a dish whose amounts change keeps its method. */
const unreadBefore = { title: new Map<string, string[]>(), method: new Map<string, string[]>() };
/** Characters and texts, which limit the cache to a few megabytes. */
const longestRemembered = 1000;
const maxRemembered = 4000;

function findUnread(written: string, kind: keyof typeof minShare): string[] {
  const text = toPlainLetters(written);
  return sentencesOf(tokenize(text))
    .filter((tokens) => tokens.some(isForeign) || isUnread(tokens, kind))
    .map((tokens) => quoted(text.slice(tokens[0]!.start, tokens.at(-1)!.end)));
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)!.push(token);
    if (/^[.!?;:]$/.test(token.text)) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0);
}

/** Words in other scripts and emoji that may show food. "µ" is a unit. */
function isForeign({ kind, text }: Token): boolean {
  if (kind !== 'word' || text === 'µ' || text === 'μ') return false;
  return isUnknownSymbol(text) || /(?!\p{Script=Latin})\p{L}/u.test(text);
}

function isUnread(tokens: readonly Token[], kind: keyof typeof minShare): boolean {
  const words = tokens.filter((token) => token.kind === 'word' && token.text.length > 1);
  const known = words.filter(isKnownWord).length;
  if (words.length >= minWords[kind] && known < words.length * minShare[kind]) return true;
  if (kind === 'title') return false;
  const isEnglish =
    words.length < minWordsForEnglish || tokens.some(({ text }) => english.has(text.toLowerCase()));
  if (!isEnglish && known < words.length) return true;
  return strangeWords(tokens).length > 0;
}
