import { affectsLimits } from '../foods/affects-limits.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import { longestNameAt } from '../foods/food-index.ts';
import { type Claim, claimsIn, type LabelClearance, lineClaims } from '../foods/label-claims.ts';
import { afterPreparation, namesAnything, namesIn, type Phrase, readPhrase } from '../foods/read-phrase.ts';
import { isContentWord, isPreparationWord } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import { isAmountWord } from './amount-words.ts';
import { isHarmless } from './harmless.ts';
import type { Remark } from './line-parts.ts';
import { readAmount } from './read-amount.ts';

/** One of the foods that a phrase offers ("butter or margarine") or combines ("salt and pepper"). */
export type Choice = Phrase & {
  tokens: readonly Token[];
  clears: readonly LabelClearance[];
  /** Other foods that the words may mean: "cream" in "coconut milk or cream" may be coconut cream. */
  alsoMaybe: readonly Food[];
  /** The food's name includes words of the next choice or of a remark. */
  shared: boolean;
};

function isJoiner(token: Token): boolean {
  return /^(?:or|and|plus|versus|\/|\||\+)$/.test(token.key);
}

/** Words that do not begin another food: "or more", "and extra for dusting", "or as needed". */
const noChoice = new Set(
  'more extra additional so to as less enough about use until any similar other for at another both if your some not of'.split(
    ' ',
  ),
);

/** Whether a part only names a food together with the end of the next one: "red" in "red or white wine vinegar". */
function isIncompleteName(part: readonly Token[], after: readonly Token[]): boolean {
  const end = after.findIndex(isJoiner);
  const bare = part.slice(afterPreparation(part, part.length));
  return bare.length > 0 && withSharedEnd(bare, end === -1 ? after : after.slice(0, end)) !== null;
}

/** Splits a phrase at "or", "and" and slashes, except inside a name ("half and half"). */
function splitChoices(phrase: readonly Token[], claims: readonly Claim[]): Token[][] {
  const names = namesIn(phrase, claims);
  const parts: Token[][] = [];
  let part: Token[] = [];
  phrase.forEach((token, at) => {
    const isInside = [...names, ...claims].some(({ from, to }) => at >= from && at < to);
    // "Soy-free and gluten-free stock" is one food.
    const joinsLabels =
      /^(?:and|[&/])$/.test(token.key) &&
      phrase[at - 1]?.key === 'free' &&
      claims.some(({ to }) => to === at) &&
      claims.some(({ from, to }) => from === at + 1 && phrase[to - 1]!.key === 'free');
    if (
      !isInside &&
      !joinsLabels &&
      isJoiner(token) &&
      (namesAnything(part) || isIncompleteName(part, phrase.slice(at + 1)))
    ) {
      parts.push(part);
      part = [];
    } else part.push(token);
  });
  if (part.length > 0) parts.push(part);
  return parts.filter(
    (tokens, at) =>
      at === 0 || (namesAnything(tokens) && !noChoice.has(tokens[0]!.key) && !tokens.every(isAmountWord)),
  );
}

/** The food that the words name together, if its name extends across the joint. */
function foodAcross(
  before: readonly Token[],
  after: readonly Token[],
  claims: readonly Claim[],
): Food | null {
  const name = namesIn([...before, ...after], claims).at(-1);
  const spans = name && name.from < before.length && name.to === before.length + after.length;
  return (spans && name.food) || null;
}

/** "Chicken" in "chicken or vegetable stock" means chicken stock. A plural ("oysters or ...") is complete. */
function withSharedEnd(tokens: readonly Token[], next: readonly Token[]): Food | null {
  const last = tokens.at(-1)?.text.toLowerCase() ?? 's';
  if (last.endsWith('s')) return null;
  for (let from = 1; from < next.length; from += 1) {
    const food = foodAcross(tokens, next.slice(from), []);
    if (food) return food;
  }
  return null;
}

/** "Thighs" in "chicken breasts or thighs" means chicken thighs. */
function withSharedStart(previous: readonly Token[], tokens: readonly Token[]): Food | null {
  for (let to = previous.length - 1; to > 0; to -= 1) {
    const food = foodAcross(previous.slice(0, to), tokens, []);
    if (food) return food;
  }
  return null;
}

/** Methods of preservation that make a different food if they follow its name: "parsley, dried". */
const preservationWords = new Set(['dried', 'smoked', 'canned', 'powdered', 'freeze']);
const longestKind = 4;

/**
 * Adds the kind of a food that follows its name: "rice, brown", "ground beef (85% lean)". Preparation is not a kind
 * ("potatoes, mashed"). If the kind lacks an allergen or fits a diet that the plain food breaks, the plain food remains
 * a possibility.
 */
export function withTrailingKind(choices: Choice[], remarks: readonly Remark[]): Choice[] {
  const [choice, another] = choices;
  const kind = remarks[0]?.tokens ?? [];
  if (!choice?.food || another || kind.length === 0 || kind.length > longestKind) return choices;
  if (kind.some(({ key }) => key === 'or') || lineClaims(kind).length > 0) return choices;
  if (kind.some(({ key }) => isPreparationWord(key) && key !== 'lean' && !preservationWords.has(key)))
    return choices;
  const name = choice.tokens.slice(choice.from, choice.to);
  const food = foodAcross(kind, name, []) ?? foodAcross(name, kind, []);
  if (!food || food === choice.food || isTakenOf(choice.food, food)) return choices;
  const alsoMaybe = plainFoodIfStricter(choice.food, food);
  // "Peanut-free satay sauce (sunflower)" has a label that says more.
  if (alsoMaybe.length > 0 && choice.clears.length > 0) return choices;
  return [{ ...choice, food, shared: true, alsoMaybe }];
}

/** "Lemon, zest" is a lemon to buy. */
function isTakenOf(whole: Food, part: Food): boolean {
  return part.id === `${whole.id}-juice` || part.id === `${whole.id}-zest`;
}

/** The plain food, if it has an allergen or breaks a diet that the fuller name does not. */
function plainFoodIfStricter(plain: Food | null, fuller: Food): Food[] {
  if (plain === null || !affectsLimits(plain)) return [];
  const restricted = (food: Food) => [...food.contains, ...food.mayContain, ...dietsBrokenBy(food)];
  return restricted(plain).every((one) => restricted(fuller).includes(one)) ? [] : [plain];
}

/** "Zest" of "zest and juice 1 lemon", which is not a food beside the fruit. */
function isFruitPart(tokens: readonly Token[]): boolean {
  const named = tokens.filter(({ kind, key }) => kind === 'word' && isContentWord(key));
  return named.length > 0 && named.every(({ key }) => /^(?:juice|zest|peel|rind)$/.test(key));
}

/** The foods that a phrase names, in the order written, each with its label claims. */
export function parseChoices(phrase: readonly Token[]): Choice[] {
  const split = splitChoices(phrase, claimsIn(phrase));
  const foods = split.filter((tokens) => !isFruitPart(tokens));
  const parts = (foods.length > 0 ? foods : split).map((tokens, at) => {
    // "or ¾ teaspoon dried oregano": the amounts of further choices are ignored, but the half of "half-and-half" is not one.
    const isNamed = longestNameAt(tokens, 0) !== null;
    const own = at === 0 || isNamed ? tokens : tokens.slice(readAmount(tokens, 0).next);
    return own.length > 0 ? own : tokens;
  });
  return parts.map((tokens, at) => {
    const claims = claimsIn(tokens);
    const clears = claims.flatMap((claim) => claim.clears);
    const read = readPhrase(tokens, claims);
    const next = parts[at + 1];
    const previous = parts[at - 1];
    const bare = tokens.slice(afterPreparation(tokens, tokens.length));
    const shared = next && read.to === tokens.length ? withSharedEnd(bare, next) : null;
    // "Butter or olive oil" may mean butter, even if "butter oil" were a food.
    if (shared === null && read.food === null && next && isAdjective(tokens)) {
      const plain = plainerFood(next);
      if (plain) return { ...read, food: plain, tokens, clears, alsoMaybe: [], shared: true };
    }
    if (shared)
      return {
        ...read,
        food: shared,
        tokens,
        clears,
        alsoMaybe: plainFoodIfStricter(read.food, shared),
        shared: true,
      };
    const other = previous ? withSharedStart(previous, bare) : null;
    if (other && read.food === null)
      return { ...read, food: other, tokens, clears, alsoMaybe: [], shared: false };
    const alsoMaybe = other && other !== read.food ? [other] : [];
    return { ...read, tokens, clears, alsoMaybe, shared: false };
  });
}

/** Whether the words only describe: "dark" of "dark or extra-dark chocolate chips", "Irish" of "Irish or Canadian bacon". */
function isAdjective(tokens: readonly Token[]): boolean {
  return tokens.every((token) => token.kind !== 'word' || isHarmless(token));
}

/** The food of the next choice without the words that make it special: the yogurt of "full-fat or coconut yogurt". */
function plainerFood(next: readonly Token[]): Food | null {
  if (claimsIn(next).length > 0) return null;
  const { food, from, to } = readPhrase(next, []);
  if (food === null) return null;
  for (let at = from + 1; at < to; at += 1) {
    const plain = readPhrase(next.slice(at), []);
    if (plain.food && isAdjective(next.slice(at, at + plain.from))) return plain.food;
  }
  return isAdjective(next.slice(0, from)) ? food : null;
}

function mayContradict(food: Food, cleared: LabelClearance): boolean {
  if (food.parts.length > 0) return true;
  if (cleared === 'Animal') return dietsBrokenBy(food).includes('Vegan');
  if (cleared === 'Meat') return dietsBrokenBy(food).includes('Vegetarian');
  return food.contains.includes(cleared) || food.mayContain.includes(cleared);
}

/**
 * What the whole line is free of. A claim counts only if it is made for every food of the line that may contain the
 * allergen ("vegan butter or ghee" is not free of dairy).
 */
export function claimsOfAllChoices(choices: readonly Choice[], others: readonly Food[]): LabelClearance[] {
  const claimed = new Set(choices.flatMap((choice) => choice.clears));
  return [...claimed].filter(
    (cleared) =>
      choices.every(
        ({ clears, food, alsoMaybe }) =>
          clears.includes(cleared) || ![food, ...alsoMaybe].some((one) => one && mayContradict(one, cleared)),
      ) && !others.some((food) => mayContradict(food, cleared)),
  );
}
