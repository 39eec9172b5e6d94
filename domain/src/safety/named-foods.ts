import { foodsNamedIn } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { claimsIn } from '../quantities/free-of.ts';
import { tokenize } from '../quantities/tokens.ts';
import { isFigure } from './figures-of-speech.ts';
import type { Mentioned } from './listed-foods.ts';
import { choicesOf, type RecipeLine } from './recipe-lines.ts';

/** "The custard" is one that was spoken of before, and "into 8 dumplings" says what becomes of the dough. */
const definite =
  /\b(?:(?:the|this|that|these|those|your|its|each|all)(?: (?:remaining|other|warm|hot|cold|chilled|thick|finished|cooked|drained|soaked|rest of the))*|(?:makes?|making|forms?|forming|into|becomes?|turns? to)(?: (?:an?|\d+|small|large|thin|dark|amber|golden|soft|\w+ly))*|for an? (?:soft|thick|smooth|quick))\s+$/i;

/** Foods that a text names, but for those in a claim: the egg of "egg free noodles" is no egg. */
export function namedIn(text: string): Mentioned[] {
  const tokens = tokenize(text);
  const claims = claimsIn(tokens).map(({ from, to }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
  const isClaimed = (start: number, end: number) =>
    claims.some(
      // A claim may be a food's own name: "quorn".
      (claim) => start >= claim.start && end <= claim.end && end - start < claim.end - claim.start,
    );
  return foodsNamedIn(text, tokens)
    .filter(({ at, words }) => !isClaimed(at, at + words.length) && !isFigure(text, at, words))
    .map(({ food, at, words }) => ({
      food,
      words,
      isDefinite: definite.test(text.slice(Math.max(0, at - 32), at)),
    }));
}

/** Foods that a line's words name beside its choices: the butter of "potatoes, mashed with butter". */
export function foodsAside(line: RecipeLine): Food[] {
  const found = aside.get(line) ?? findAside(line);
  aside.set(line, found);
  return found;
}

/** Allergies and diets both ask. */
const aside = new WeakMap<RecipeLine, Food[]>();

function findAside(line: RecipeLine): Food[] {
  const known = new Set(choicesOf(line).map((food) => food.id));
  const named = namedIn(line.written.name).map((mention) => mention.food);
  return named.filter((food, at) => !known.has(food.id) && named.indexOf(food) === at);
}
