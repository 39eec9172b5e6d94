import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { isPreparationWord, mayInterrupt } from '../quantities/preparation-words.ts';
import type { Choice } from './alternatives.ts';

/** Adjectives that stand for the usual food without its name: the second of "oat milk or regular". */
const usual = 'regular|ordinary|normal|usual|standard|conventional|real';
/** The same, if the table has a food of that name: the "Greek" of "coconut yogurt or Greek". */
const kinds =
  "plain|dairy|whole|full-fat|semi-skimmed|skimmed|greek|natural|double|single|soured|heavy|egg|wheat|flour|wholemeal|white|cow'?s|goat'?s";

const closing =
  '(?=\\s*(?:[,;.!?)\\]]|$|(?:is|are|works?|will|would|if|when|one|kind|stuff|thing|also|too)\\b))';
const offered = new RegExp(
  `(?:\\bor\\b|/)[\\s,]*(?:(?:use|try|with|just|even|also|the|a|an|your) )*(${usual}|${kinds})${closing}` +
    `|(?:^|[(,;–—-])\\s*(${usual})(?: (?:one|kind|stuff|thing))? (?:is|are|works?|will)\\b(?! not)`,
  'i',
);
const isUsual = new RegExp(`^(?:${usual})$`, 'i');

/** Foods that a line offers by an adjective alone, and whether its labels then speak of one of several foods. */
export type BareAlternatives = { foods: readonly Food[]; isOpen: boolean };

const none: BareAlternatives = { foods: [], isOpen: false };

/** Words that stand for the usual kind of a food before "or" as well: the "whole" of "whole or oat milk". */
const usualWords = new Set(
  'regular ordinary normal usual standard conventional real plain dairy whole full fat semi skimmed skim nonfat low lowfat salted unsalted traditional classic'.split(
    ' ',
  ),
);

/** The usual foods of "regular or vegan butter": the name of the food after its first word, or after its label. */
function usualBefore({ tokens, from, to, food }: Choice): readonly Food[] {
  const words = tokens.slice(0, to).filter(({ kind, text }) => kind !== 'mark' || text === '/');
  const or = words.findIndex(({ key }) => key === 'or' || key === '/');
  if (food === null || or < 1 || tokens.indexOf(words[or]!) > from) return [];
  const before = words.slice(0, or).filter(({ key }) => !isPreparationWord(key) || usualWords.has(key));
  const named = words.slice(or + 1);
  // "Salted or unsalted peanut butter", "fresh or dried rice noodles": both say how the food is.
  const isKind = named[0] !== undefined && !mayInterrupt(named[0].key);
  if (!isKind || before.length === 0 || !before.every(({ key }) => usualWords.has(key))) return [];
  return named.slice(1).flatMap(
    (_, at) =>
      findFood(
        named
          .slice(at + 1)
          .map(({ text }) => text)
          .join(' '),
      )?.food ?? [],
  );
}

/** The usual foods of "gluten-free pasta (or regular)" and "coconut yogurt or Greek". */
export function bareAlternatives(english: string, [choice]: readonly Choice[]): BareAlternatives {
  const before = choice ? usualBefore(choice) : [];
  if (before.length > 0) return { foods: before, isOpen: true };
  const said = offered.exec(english);
  if (!said || !choice?.food) return none;
  const adjective = (said[1] ?? said[2])!;
  const name = choice.tokens.slice(choice.from, choice.to).map(({ text }) => text);
  const kind = isUsual.test(adjective) ? null : (findFood(`${adjective} ${name.at(-1)}`)?.food ?? null);
  if (kind === null && !isUsual.test(adjective)) return none;
  // "Fish sauce" of "vegan fish sauce", "milk" of "oat milk".
  const plain = name.slice(1).map((_, at) => findFood(name.slice(at + 1).join(' '))?.food ?? null);
  return { foods: [kind, ...plain].filter((food) => food !== null), isOpen: true };
}
