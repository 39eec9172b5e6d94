import { foodAndParts } from '../foods/allergens.ts';
import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { claimsIn } from '../quantities/free-of.ts';
import { tokenize } from '../quantities/tokens.ts';
import { type Unit, unitOf } from '../quantities/units.ts';
import { generalWords } from './general-words.ts';
import { choicesOf, type RecipeLine, spokenName } from './recipe-lines.ts';

/**
 * How a food that the method names stands to the list:
 * - 'same': the list has this very food (with what its label clears), or calls it by a fuller name of its kind
 *   ("the stock" for vegetable stock, "chicken" for chicken breast);
 * - 'noun': the list has a food of another nature whose name ends on these words ("milk" for almond milk);
 * - 'like': the list has something that they can point to otherwise: a composed food that it is a part of, or what
 *   it can be made from in the pan ("the tomato sauce").
 * Null where the list lacks it.
 */
export type Listing = { as: 'same' | 'noun' | 'like'; line: RecipeLine };

/** What can be told from a food's name by its end: the zest of a listed lemon, the yolk of a listed egg. */
const pieces: readonly string[] = ['juice', 'zest', 'peel', 'rind', 'yolk', 'white', 'leaf', 'stem', 'seed'];

/** Animals come first in the names of their cuts: "chicken" and "chicken breast" mean each other. */
const cutClasses: readonly string[] = ['red-meat', 'poultry', 'fish', 'crustacean', 'mollusc'];

type Words = readonly string[];

export function listingOf(named: Food, words: string, listed: readonly Listed[]): Listing | null {
  const direct = listed.find(({ choices }) => choices.includes(named));
  if (direct) return { as: 'same', line: direct.line };
  const mentions = [wordsOf(words), namesOf(named)[0] ?? []];
  const unit = unitOf(words);
  const found = listed.flatMap((one): Listing[] => {
    const as = standingOf(named, unit, mentions, one);
    return as ? [{ as, line: one.line }] : [];
  });
  const best = (['same', 'noun', 'like'] as const).flatMap((as) => found.filter((one) => one.as === as))[0];
  return best ?? madeFrom(named, listed);
}

/** A line with what every mention is compared with. */
export type Listed = { line: RecipeLine; choices: readonly Food[]; names: readonly Words[] };

export function listedOf(lines: readonly RecipeLine[]): Listed[] {
  return lines.map((line) => {
    const choices = choicesOf(line);
    return { line, choices, names: [wordsOf(spokenName(line)), ...choices.flatMap(namesOf)] };
  });
}

function standingOf(named: Food, unit: Unit | null, mentions: readonly Words[], { choices, names }: Listed) {
  if (unit !== null && choices.some((food) => unit in food.grams)) return 'same';
  if (choices.some((food) => isSame(named, mentions, food))) return 'same';
  const any = (test: (name: Words, mention: Words) => boolean) =>
    names.some((name) => mentions.some((mention) => test(name, mention)));
  if (any(endsWith)) return 'noun';
  if (any((name, mention) => isWithin(mention, name) || isPiece(name, mention) || isPiece(mention, name))) {
    return 'like';
  }
  return choices.some((food) => foodAndParts(food).includes(named)) ? 'like' : null;
}

function isSame(named: Food, mentions: readonly Words[], listed: Food): boolean {
  const names = namesOf(listed);
  return mentions.some((mention) => {
    const general = generalWords.find(({ word }) => word === mention.at(-1));
    const isKin = named.class === listed.class || general?.acrossClasses === true;
    if (isKin && general?.covers(listed)) return true;
    if (names.some((name) => isCleared(name, mention))) return true;
    if (named.class !== listed.class) return false;
    if (names.some((name) => endsWith(name, mention) || isPiece(name, mention))) return true;
    const isCut = cutClasses.includes(listed.class);
    return isCut && names.some((name) => isWithin(mention, name) || isWithin(name, mention));
  });
}

/** A sauce or a dough that at least half of the parts are listed for is one that this recipe makes. */
function madeFrom(named: Food, listed: readonly Listed[]): Listing | null {
  const parts = named.parts.map(foodById);
  const sources = parts.flatMap(
    (part) => listed.find(({ choices }) => choices.some((food) => isKindOf(food, part)))?.line ?? [],
  );
  const line = sources[0];
  return line && sources.length * 2 >= parts.length ? { as: 'like', line } : null;
}

function isKindOf(food: Food, part: Food): boolean {
  if (food.id === part.id) return true;
  const words = namesOf(food)[0] ?? [];
  return food.class === part.class && (namesOf(part)[0] ?? []).some((word) => words.includes(word));
}

function isWithin(words: Words, others: Words): boolean {
  return words.length > 0 && words.every((word) => others.includes(word));
}

/** "Gluten-free pasta" is what "the pasta" means where that is listed. */
function isCleared(listed: Words, mention: Words): boolean {
  if (!endsWith(listed, mention)) return false;
  const claim = claimsIn(tokenize(listed.join(' ')))[0];
  return claim?.from === 0 && listed.length - claim.to === mention.length;
}

function isPiece(whole: Words, part: Words): boolean {
  const rest = part.slice(whole.length);
  const starts = whole.length > 0 && whole.every((word, at) => part[at] === word);
  return starts && rest.length > 0 && rest.every((word) => pieces.includes(word));
}

/** The table never changes, and each of its names is compared many times over. */
const nameWords = new WeakMap<Food, string[][]>();

function namesOf(food: Food): string[][] {
  const names = nameWords.get(food) ?? [food.name, ...food.aliases].map(wordsOf);
  nameWords.set(food, names);
  return names;
}

/** Words as look-ups fold them: lower case, singular, one spelling. */
function wordsOf(text: string): string[] {
  return tokenize(text)
    .filter((token) => token.kind === 'word')
    .map((token) => token.key);
}

function endsWith(words: Words, tail: Words): boolean {
  return tail.length > 0 && tail.every((word, at) => words.at(at - tail.length) === word);
}
