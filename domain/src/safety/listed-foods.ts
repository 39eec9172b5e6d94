import { foodAndParts } from '../foods/allergens.ts';
import { type Food, type FoodClass, meatAndSeafood } from '../foods/food.ts';
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
 * How a food that a text names matches the ingredient list:
 * - 'same': the list has this food (and the claims on its label apply), or calls it by a fuller name ("the stock" for
 *   vegetable stock, "chicken" for chicken breast);
 * - 'noun': the list has a different food whose name ends with these words ("milk" for almond milk, which "the milk"
 *   would mean);
 * - 'like': the words may mean a listed food in another way: a composed food that contains it, or the foods it can be
 *   made from ("the tomato sauce").
 * Null if the list lacks it.
 */
export type Listing = { as: 'same' | 'noun' | 'like'; line: RecipeLine };

export function listingOf(
  { food: named, words, isDefinite, isAmongDefinite }: Mentioned,
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
  // "The milk" in a recipe that lists coconut milk is the coconut milk.
  if (best?.as === 'noun' && (isDefinite || isAmongDefinite)) return { ...best, as: 'same' };
  return best ?? madeFrom(named, listed);
}

/**
 * A food that a text names, in these words; definite when it was spoken of before ("the milk"), and among such foods in
 * "the butter and milk"; `of` is the food that is named right before it ("sunflower seed pesto").
 */
export type Mentioned = {
  food: Food;
  words: string;
  at: number;
  isDefinite: boolean;
  isAmongDefinite?: boolean;
  of?: Food | undefined;
};

/** A line, prepared for comparison with mentions: its foods and all their names. */
export type Listed = {
  line: RecipeLine;
  choices: readonly Food[];
  names: readonly Names[];
  /** The names that this recipe may use for the food: as written, and the food's own name. */
  calls: readonly Names[];
};

/** Cached because several checks ask about the same lines. */
const known = new WeakMap<readonly RecipeLine[], readonly Listed[]>();

export function listedOf(lines: readonly RecipeLine[]): readonly Listed[] {
  const listed = known.get(lines) ?? lines.map(listedLine);
  known.set(lines, listed);
  return listed;
}

/**
 * Classes of foods that are cut into "noodles", "steaks" or "rice", or pressed for their "milk", and may be called
 * that.
 */
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
  told: readonly [words: Words, name: Words],
  { choices, names, calls }: Listed,
) {
  // Cuts of meat mean each other.
  const isOther = !meatAndSeafood.includes(named.class) && isSpecific(told, names);
  const mentions = isOther ? [told[0]] : told;
  if (unit !== null && choices.some((food) => unit in food.grams)) return 'same';
  if (choices.some((food) => isSame(named, mentions, food))) return 'same';
  const any = (test: (name: Names, mention: Words) => boolean) =>
    names.some((name) => mentions.some((mention) => test(name, mention)));
  // "Pasta" is short for a listed gluten-free pasta as "milk" is for almond milk.
  const called = told[0].length === 1 ? mentions : [bareWords(told[0])];
  const said = called.map((words) => words.join(' '));
  const isCalled = ({ tails, unlabelled }: Names) =>
    said.some((one) => tails.has(one) || unlabelled.has(one));
  if (calls.some(isCalled)) return 'noun';
  if (any((name, mention) => isWithin(mention, name) || isPiece(mention, name))) return 'like';
  return choices.some((food) => foodAndParts(food).includes(named)) ? 'like' : null;
}

/** "Kewpie mayonnaise" is none of the listed vegan mayonnaise, though "mayo" may be. */
function isSpecific([words, name]: readonly [words: Words, name: Words], names: readonly Names[]): boolean {
  return words
    .slice(0, -1)
    .some((word) => !mayInterrupt(word) && !name.includes(word) && !names.some((one) => one.words.has(word)));
}

/** "Milk" of "warm milk"; "whole milk" stays, since it is a different milk. */
function bareWords(words: Words): Words {
  const from = words.findIndex((word) => word === 'whole' || !mayInterrupt(word));
  return words.slice(Math.max(from, 0));
}

function isSame(named: Food, mentions: readonly Words[], listed: Food): boolean {
  const names = namesOf(listed);
  return mentions.some((mention) => {
    // "Oil" means any listed oil, "sesame oil" does not.
    const general = mention.length === 1 ? generalWords.find(({ word }) => word === mention[0]) : undefined;
    const isKin = named.class === listed.class || general?.acrossClasses === true;
    if (isKin && general?.covers(listed)) return true;
    if (named.class !== listed.class) return false;
    if (names.tails.has(mention.join(' ')) || isPieceOf(mention, names)) return true;
    // Names of cuts begin with the animal: "chicken" and "chicken breast" mean each other.
    const isCut = meatAndSeafood.includes(listed.class);
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

/**
 * A composed food, such as a sauce or dough, counts as made by the recipe if the list has at least half of its parts.
 */
function madeFrom(named: Food, listed: readonly Listed[]): Listing | null {
  const parts = named.parts.map(foodById);
  const sources = parts.flatMap((part) => lineOfKind(part, listed) ?? []);
  const line = sources[0];
  return line && sources.length * 2 >= parts.length ? { as: 'like', line } : null;
}

function lineOfKind(part: Food, listed: readonly Listed[]): RecipeLine | undefined {
  return listed.find(({ choices }) => choices.some((food) => isKindOf(food, part)))?.line;
}

/** Whether the list has this food or another of its kind. */
export function listsKindOf(food: Food, listed: readonly Listed[]): boolean {
  return lineOfKind(food, listed) !== undefined;
}

function isKindOf(food: Food, part: Food): boolean {
  if (food.id === part.id) return true;
  if (food.class !== part.class) return false;
  const words = wordsOf(food.name);
  return wordsOf(part.name).some((word) => words.includes(word));
}
