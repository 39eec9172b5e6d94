import { foodsNamedIn } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { claimsIn } from '../quantities/free-of.ts';
import { tokenize } from '../quantities/tokens.ts';
import { choicesOf, type RecipeLine } from './recipe-lines.ts';

/** Names of foods that a method uses for what to do without meaning the food: "wrap the fish", "roll it up". */
const alsoVerbs = /^(wrap|roll|sprinkle|mince|toast|pickle|scallop|stock|rice|date)$/i;
const beforeVerb = /(^|[.,;:!?)]|\b(and|then|to|or|gently|tightly|lightly|carefully))\s*$/i;
const afterVerb =
  /^\s+(the|each|it|them|up|in|into|out|over|around|with|on|for|until|from|between|again|well|your|a|an|any|all|both|this|these|half|some|remaining|tightly|gently|lightly|evenly)\b/i;
/** Kitchen ware and gestures. */
const noFood =
  /\b(plastic|cling|saran|foil|beeswax)\s+wrap\b|\b(jelly|kitchen|paper)[\s-]+rolls?\b|\ba sprinkle\b/i;

function isVerb(text: string, at: number, words: string): boolean {
  if (!alsoVerbs.test(words)) return false;
  const before = text.slice(Math.max(0, at - 20), at);
  const after = text.slice(at + words.length, at + words.length + 20);
  return (beforeVerb.test(before) && afterVerb.test(after)) || noFood.test(`${before}${words}`);
}

/** "The custard" is one that was spoken of before. */
const definite = /\b(?:the|this|that|these|those|your|its)\s+$/i;

/** Foods that a text names, but for those in a claim: the egg of "egg free noodles" is no egg. */
export function namedIn(text: string): { food: Food; words: string; isDefinite: boolean }[] {
  const tokens = tokenize(text);
  const claims = claimsIn(tokens).map(({ from, to }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
  const isClaimed = (start: number, end: number) =>
    claims.some((claim) => start >= claim.start && end <= claim.end);
  return foodsNamedIn(text, tokens)
    .filter(({ at, words }) => !isClaimed(at, at + words.length) && !isVerb(text, at, words))
    .map(({ food, at, words }) => ({
      food,
      words,
      isDefinite: definite.test(text.slice(Math.max(0, at - 8), at)),
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
