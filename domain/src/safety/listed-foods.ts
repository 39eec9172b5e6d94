import { foodAndParts } from '../foods/allergens.ts';
import type { Food, FoodClass } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { mayInterrupt } from '../quantities/preparation-words.ts';
import { type Unit, unitOf } from '../quantities/units.ts';
import {
  holdsName,
  isPieceOf,
  type Names,
  namesFrom,
  namesOf,
  namesOfWritten,
  wordsOf,
} from './food-names.ts';
import { generalWords } from './general-words.ts';
import { choicesOf, englishName, type RecipeLine } from './recipe-lines.ts';

/**
 * How a food that the method names stands to the list:
 * - 'same': the list has this very food (with what its label clears), or calls it by a fuller name of its kind
 *   ("the stock" for vegetable stock, "chicken" for chicken breast);
 * - 'noun': the list has a food of another nature whose name ends on these words ("milk" for almond milk, which "the
 *   milk" would mean);
 * - 'like': the list has something that they can point to otherwise: a composed food that it is a part of, or what
 *   it can be made from in the pan ("the tomato sauce").
 * Null where the list lacks it.
 */
export type Listing = { as: 'same' | 'noun' | 'like'; line: RecipeLine };

/** Animals come first in the names of their cuts: "chicken" and "chicken breast" mean each other. */
const cutClasses: readonly string[] = ['red-meat', 'poultry', 'fish', 'crustacean', 'mollusc'];

export function listingOf(
  { food: named, words, isDefinite }: Mentioned,
  listed: readonly Listed[],
): Listing | null {
  const direct = listed.find(({ choices }) => choices.includes(named));
  if (direct) return { as: 'same', line: direct.line };
  const mentions = [wordsOf(words), wordsOf(named.name)] as const;
  const unit = unitOf(words);
  const found = listed.flatMap((one): Listing[] => {
    const as = standingOf(named, unit, mentions, one);
    return as ? [{ as, line: one.line }] : [];
  });
  const best = (['same', 'noun', 'like'] as const).flatMap((as) => found.filter((one) => one.as === as))[0];
  // "The milk" of a list with coconut milk is the coconut milk.
  if (best?.as === 'noun' && isDefinite) return { ...best, as: 'same' };
  return best ?? madeFrom(named, listed);
}

/**
 * A food that a text names, in these words; definite when it was spoken of before ("the milk"); `of` is the food that is
 * named right before it ("sunflower seed pesto").
 */
export type Mentioned = { food: Food; words: string; isDefinite: boolean; of?: Food | undefined };

/** A line with what every mention is compared with: how it calls its food, and all names of its choices. */
export type Listed = {
  line: RecipeLine;
  choices: readonly Food[];
  names: readonly Names[];
  /** How this recipe may call it: as written and by its food's own name. */
  calls: readonly Names[];
};

/** The gate and the judge of what a model wrote ask about the same lines. */
const known = new WeakMap<readonly RecipeLine[], readonly Listed[]>();

export function listedOf(lines: readonly RecipeLine[]): readonly Listed[] {
  const listed = known.get(lines) ?? lines.map(listedLine);
  known.set(lines, listed);
  return listed;
}

/** What is cut into "noodles", "steaks" and "rice" or pressed for its "milk" goes by these names. */
const namedByShape: readonly FoodClass[] = ['vegetable', 'starchy-vegetable', 'fruit', 'mushroom', 'grain'];

function listedLine(line: RecipeLine): Listed {
  const choices = choicesOf(line);
  const written = namesOfWritten(englishName(line));
  return {
    line,
    choices,
    names: [written, ...choices.map(namesOf)],
    calls: [
      written,
      ...choices.map((food) => (namedByShape.includes(food.class) ? namesOf(food) : namesFrom([food.name]))),
    ],
  };
}

type Words = readonly string[];

function standingOf(
  named: Food,
  unit: Unit | null,
  mentions: readonly [words: Words, name: Words],
  { choices, names, calls }: Listed,
) {
  if (unit !== null && choices.some((food) => unit in food.grams)) return 'same';
  if (choices.some((food) => isSame(named, mentions, food))) return 'same';
  const any = (test: (name: Names, mention: Words) => boolean) =>
    names.some((name) => mentions.some((mention) => test(name, mention)));
  // "Pasta" of a list with gluten-free pasta is named as short as "milk" of one with almond milk.
  const called = mentions[0].length === 1 ? mentions : [bareWords(mentions[0])];
  const said = called.map((words) => words.join(' '));
  const isCalled = ({ tails, unlabelled }: Names) =>
    said.some((one) => tails.has(one) || unlabelled.has(one));
  if (calls.some(isCalled)) return 'noun';
  if (any((name, mention) => isWithin(mention, name) || isPiece(mention, name))) return 'like';
  return choices.some((food) => foodAndParts(food).includes(named)) ? 'like' : null;
}

/** "Milk" of "warm milk"; whole milk is no other milk. */
function bareWords(words: Words): Words {
  const from = words.findIndex((word) => word === 'whole' || !mayInterrupt(word));
  return words.slice(Math.max(from, 0));
}

function isSame(named: Food, mentions: readonly Words[], listed: Food): boolean {
  const names = namesOf(listed);
  return mentions.some((mention) => {
    // "Oil" is any oil that is listed, "sesame oil" is not.
    const general = mention.length === 1 ? generalWords.find(({ word }) => word === mention[0]) : undefined;
    const isKin = named.class === listed.class || general?.acrossClasses === true;
    if (isKin && general?.covers(listed)) return true;
    if (named.class !== listed.class) return false;
    if (names.tails.has(mention.join(' ')) || isPieceOf(mention, names)) return true;
    const isCut = cutClasses.includes(listed.class);
    return isCut && (isWithin(mention, names) || holdsName(mention, names));
  });
}

function isWithin(mention: Words, { words }: Names): boolean {
  return mention.length > 0 && mention.every((word) => words.has(word));
}

/** One is a piece of the other: "lemon zest" and "lemon". */
function isPiece(mention: Words, names: Names): boolean {
  return isPieceOf(mention, names) || names.wholes.has(mention.join(' '));
}

/** A sauce or a dough that at least half of the parts are listed for is one that this recipe makes. */
function madeFrom(named: Food, listed: readonly Listed[]): Listing | null {
  const parts = named.parts.map(foodById);
  const sources = parts.flatMap((part) => lineOfKind(part, listed) ?? []);
  const line = sources[0];
  return line && sources.length * 2 >= parts.length ? { as: 'like', line } : null;
}

function lineOfKind(part: Food, listed: readonly Listed[]): RecipeLine | undefined {
  return listed.find(({ choices }) => choices.some((food) => isKindOf(food, part)))?.line;
}

/** Whether the list has this food or one of its kind. */
export function listsKindOf(food: Food, listed: readonly Listed[]): boolean {
  return lineOfKind(food, listed) !== undefined;
}

function isKindOf(food: Food, part: Food): boolean {
  if (food.id === part.id) return true;
  if (food.class !== part.class) return false;
  const words = wordsOf(food.name);
  return wordsOf(part.name).some((word) => words.includes(word));
}
