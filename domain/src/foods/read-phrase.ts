import {
  isContentWord,
  isMeatCut,
  isPreparationWord,
  isSpiceForm,
  mayFollowFood,
} from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import { affectsLimits, isMeatOrFish } from './affects-limits.ts';
import type { Food } from './food.ts';
import { longestNameAt, type Match, nameAt } from './food-index.ts';
import type { Claim } from './label-claims.ts';

/** The food that a phrase such as "skinless chicken breast strips" names. */
export type Phrase = {
  food: Food | null;
  /** Position of the food's name; the whole phrase if there is none. */
  from: number;
  to: number;
  /** Foods before the name that affect an allergy or a diet ("peanut noodles"). */
  others: readonly Food[];
};

/**
 * The names among the tokens. A name may include a claim ("gluten-free pasta" is a food of its own) but not lie inside
 * one: "egg-free" does not mention an egg.
 */
export function namesIn(tokens: readonly Token[], claims: readonly Claim[]): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = nameOutsideClaims(tokens, at, claims);
    const claim = claims.find((one) => at >= one.from && at < one.to);
    // A claim of one word may be a food's own name ("quorn"). A name may begin in the next claim ("milk-free, egg-free").
    const insideClaim =
      match !== null && claims.some(({ from, to }) => match.from >= from && match.to <= to && to - from > 1);
    if (match && !insideClaim && match.to >= (claim?.to ?? 0)) {
      matches.push(match);
      at = match.to;
    } else at = claim ? Math.max(claim.to, at + 1) : at + 1;
  }
  return matches;
}

/** The name that starts here; of "dried egg-free spaghetti" it is not "dried egg", of which the label takes the last word. */
function nameOutsideClaims(tokens: readonly Token[], at: number, claims: readonly Claim[]): Match | null {
  const match = nameAt(tokens, at);
  if (match === null) return null;
  const next = claims.find(({ from, to }) => match.from < from && match.to > from && match.to < to);
  return next ? nameAt(tokens.slice(0, next.from), at) : match;
}

function canFollowName(token: Token, food: Food): boolean {
  if (token.kind !== 'word' || mayFollowFood(token.key)) return true;
  if (isSpiceForm(token.key)) return food.class === 'spice';
  if (isMeatCut(token.key)) return isMeatOrFish(food) && food.class !== 'animal-fat';
  return unitOf(token.text) !== null;
}

function inClaim(at: number, claims: readonly Claim[]): boolean {
  return claims.some((claim) => at >= claim.from && at < claim.to);
}

/** Words after a food's name that make it a comparison ("walnut-sized", "butter-flavored"). */
const comparison =
  /^(?:size|sized|shape|shaped|thick|thin|flavored|free|less|knife|style|inspired|like|color|colored|colour|coloured)$/;

/** Whether the word after a food's name makes it a mere comparison. A size or color does so even without a hyphen. */
export function isComparison(after: Token | undefined): boolean {
  return (
    after !== undefined && comparison.test(after.key) && (after.joined || /^(?:siz|colou?r)/.test(after.key))
  );
}

/** "Egg-sized potatoes" are no eggs. */
const isSize = (after: Token | undefined) =>
  /^(?:sized?|shaped?)$/.test(after?.key ?? '') && isComparison(after);

/** Whether the words after a name do not change its meaning, as in "chicken breast strips". */
function endsWith(name: Match, tokens: readonly Token[], claims: readonly Claim[]): boolean {
  const { food, to } = name;
  if (food === null) return to === tokens.length;
  for (let at = to; at < tokens.length; at += 1) {
    if (!inClaim(at, claims) && !canFollowName(tokens[at]!, food)) return false;
  }
  return true;
}

/**
 * The last name of a phrase, unless the words after it change its meaning ("fish fingers" are not fish). A name that
 * starts inside it wins if it covers the rest: "Italian bread crumbs" are "bread crumbs", not "Italian bread".
 */
function headOf(names: readonly Match[], tokens: readonly Token[], claims: readonly Claim[]): Match | null {
  let last = names.at(-1);
  const before = names.at(-2);
  if (last === undefined) return null;
  // "garlic cloves" does not mention the spice: garlic comes in cloves.
  const unit = last.to - last.from === 1 ? unitOf(tokens[last.from]!.text) : null;
  if (unit && before?.to === last.from && before.food?.grams[unit as keyof Food['grams']] !== undefined)
    last = before;
  const whole = before ? withLastWords(before, last, tokens) : null;
  if (whole) last = whole;
  if (endsWith(last, tokens, claims)) return last;
  for (let at = last.from + 1; at < tokens.length; at += 1) {
    const inner = inClaim(at, claims) ? null : longestNameAt(tokens, at);
    if (inner && inner.to > last.to && endsWith(inner, tokens, claims)) return inner;
  }
  return null;
}

/**
 * A name of the same food that starts inside `before` and ends with `last`: after "ahi tuna" the word "steaks" belongs to
 * "tuna steaks", and is not a beef steak.
 */
function withLastWords(before: Match, last: Match, tokens: readonly Token[]): Match | null {
  if (before.to !== last.from || before.food === null || before.food === last.food) return null;
  for (let at = before.from; at < before.to; at += 1) {
    const whole = longestNameAt(tokens, at);
    if (whole?.food === before.food && whole.to >= last.to) return whole;
  }
  return null;
}

/**
 * The food that a phrase names: the last name in it. Vegan, mock or plant-based meat has unknown ingredients and is
 * therefore an unknown food.
 */
export function readPhrase(tokens: readonly Token[], claims: readonly Claim[]): Phrase {
  const names = namesIn(tokens, claims);
  const head = headOf(names, tokens, claims);
  const all = { from: 0, to: tokens.length };
  const named = names.flatMap(({ food, to }) =>
    food && affectsLimits(food) && to <= (head?.from ?? tokens.length) && !isSize(tokens[to]) ? [food] : [],
  );
  if (!head?.food) return { food: null, ...all, others: named };
  const { food, from, to } = head;
  const replaced = claims.some((claim) => claim.replacesMeat && !(claim.from >= from && claim.to <= to));
  if (replaced && isMeatOrFish(food)) return { food: null, ...all, others: [] };
  return { food, from, to, others: named.filter((other) => other !== food) };
}

/** Whether the tokens name anything, known or unknown. */
export function namesAnything(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) => token.kind === 'word' && isContentWord(token.key) && unitOf(token.text) === null,
  );
}

const linking = new Set(['and', 'or', 'of', 'the']);

/** The end of the preparation words that start a phrase ("finely chopped fresh"), at most `most`. */
export function afterPreparation(tokens: readonly Token[], most: number): number {
  let at = 0;
  while (
    at < most &&
    (tokens[at]!.kind === 'mark' || isPreparationWord(tokens[at]!.key) || linking.has(tokens[at]!.key))
  )
    at += 1;
  return at;
}
