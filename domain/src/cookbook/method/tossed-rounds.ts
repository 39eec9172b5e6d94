import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Measured } from '../../quantities/kitchen-amount.ts';
import type { DishKind, DishPart } from '../dish.ts';
import { statedMinutes } from '../times/stated-minutes.ts';
import { partToken } from './part-token.ts';
import { sentencesOf } from './sentences.ts';
import { isTossed, type Vessels } from './vessels.ts';

/**
 * The number of rounds in which a dish is cooked, its first step and the step after its last (null for one round), and
 * the part that fills the pan.
 */
export type Rounds = {
  count: number;
  from: number | null;
  to: number;
  fillingPart: string | null;
  /** Nothing else but seasonings goes into the pan with it. */
  isAlone?: boolean;
  /** One round, in two pans side by side. */
  isInTwoPans?: true;
};

/** Grams of a cooked dish that a pan can toss: noodles tangle, rice does not, and meat must sear. */
const panCapacity: Readonly<Partial<Record<DishKind, number>>> = {
  noodles: 1400,
  'fried rice': 1700,
  'stir-fry': 1450,
};
/** An excess up to this share needs no second round. */
const tolerance = 0.15;
/** Factor for dry noodles, which absorb water. */
const cookedWeightRatio = 2.2;

const tossing = /\b(?:toss|stir-fry|fry|turn)\b/i;
const startsPan =
  /\b[Hh]eat\b|\b(?:rest|last|more|half) (?:of the )?\{[^}]*oil\}|\{\d+ tbsp\} of (?:the )?\{[^}]*oil\}/;
const pan = /\{an? (?![^{}]*\b(?:dry|small) )[^{}]*(?:pan|wok|skillet), \d+\}/;
const fryingPan = /\{(an? (?![^{}]*\bdry )[^{}]*(?:pan|skillet)), (\d+)\}/;
const mentionsRounds =
  /\bservings? at a time\b|\b(?:the (?:rest|others?)|the other \w+|what is left)\b[^.;]*\b(?:in the same way|likewise)\b|\bthin sheets\b|\b(?:two|three|four) at a time\b|\b[Ff]ry (?:half (?:of )?the [a-z]|the others\b)|\bin (?:two |three )?rounds\b|\beach serving\b|\{a share of,|\bpaella\b|\bother half\b|\bmore rounds\b|\bwhat is left in the\b/i;
/** Not tossed, even if the dish is called a stir-fry. */
const simmered = /\b(?:simmer|braise)/i;
/** Food that is seared. */
export const seared: readonly Food['class'][] = [...meatAndSeafood, 'soy'];
const oneRound: Rounds = { count: 1, from: null, to: 0, fillingPart: null };

type Amounts = {
  parts: ReadonlyMap<string, DishPart>;
  listed: ReadonlyMap<string, Measured>;
};

const continuesInPan =
  /\b(?:pan|skillet|fry|sear|brown|cook|toss|turn|melt|soften|heat|bubble|simmer|boil|sizzle|stir in|swirl in|fold for)\b/i;
const outsidePan = /^(?:Meanwhile|Serve|Boil|Toast|Whisk)\b|\bbowls?\b/;
/** The rounds that one pan needs to toss the dish over high heat without steaming it. */
export function tossedRoundsFor(
  kind: DishKind,
  steps: readonly string[],
  { parts, listed }: Amounts,
): Rounds {
  if (!isTossed(kind) || steps.some((step) => mentionsRounds.test(step))) return oneRound;
  const isStirFry = kind === 'stir-fry';
  if (!isStirFry && steps.some((step) => simmered.test(step))) return oneRound;
  const foods = [...parts]
    .filter(([, { side }]) => side === undefined)
    .map(([key, { food }]) => ({ key, food: foodById(food) }));
  // As written: the sauce of eight servings is no soup.
  const isSoup = foods.some(({ key, food }) => {
    const { amount, unit } = parts.get(key)!;
    return food.kinds.includes('stock') && (unit === 'l' || (unit === 'ml' && amount >= 300));
  });
  const isStaple = (food: Food) =>
    isStirFry ? seared.includes(food.class) : food.kinds.includes('noodle') || food.class === 'grain';
  const staples = foods
    .filter(({ food }) => isStaple(food))
    .map(({ key }) => ({ token: new RegExp(partToken(key)) }));
  const heated = steps.findIndex((step) => pan.test(step));
  const tossed = steps.findIndex(
    (step, at) =>
      heated !== -1 &&
      at >= heated &&
      (isStirFry || tossing.test(step)) &&
      !/\bbowls?\b|\btowel\b|\bdrain\b/i.test(step) &&
      staples.some(({ token }) => token.test(step)),
  );
  if (isSoup || tossed === -1) return oneRound;
  const gramsOf = (amounts: Amounts['listed']) =>
    foods.reduce((sum, { key, food }) => {
      const { amount, unit } = amounts.get(key)!;
      const isDry = food.kinds.includes('noodle') && food.per100g.calories > 250;
      return sum + (toGrams(food, amount, unit) ?? 0) * (isDry ? cookedWeightRatio : 1);
    }, 0);
  // As written, a stir-fry fits one pan.
  const capacity = Math.max(panCapacity[kind]!, isStirFry ? gramsOf(parts) : 0);
  const count = Math.ceil(gramsOf(listed) / capacity - tolerance);
  const from = isStirFry
    ? afterLiftingOut(steps, heated)
    : steps.findLastIndex((step, at) => at >= heated && at <= tossed && startsPan.test(step));
  const last = steps.findLastIndex(
    (step) =>
      (tossing.test(step) || (isStirFry && continuesInPan.test(step))) &&
      !outsidePan.test(step) &&
      !/\bsecond pan\b/.test(step),
  );
  const fillingPart = staples.map(({ token }) => token.exec(steps[tossed]!)?.[0]).find(Boolean)!;
  return count > 1 && from !== -1 && last >= from ? { count, from, to: last + 1, fillingPart } : oneRound;
}

const liftedOut =
  /\b(?:[Ll]ift|[Tt]ip|[Tt]ake|[Ss]coop|[Ss]lide|[Tt]ransfer)\b[^.;]*\b(?:out|onto|into an? (?:bowl|plate|dish|sieve|colander))\b/;

/**
 * What is fried and lifted out is fried in batches of its own ("the beef in four batches"); rounds are for what follows,
 * if it is fried in the same pan.
 */
function afterLiftingOut(steps: readonly string[], heated: number): number {
  const lifted = steps.findLastIndex((step, at) => at >= heated && liftedOut.test(step));
  const next = steps.findIndex((step, at) => at > lifted && continuesInPan.test(step));
  return lifted === -1 || next === -1 ? heated : next;
}

/** Continued in an oven. */
const oven = /\b(?:bake|roast|broil|oven|grill)/i;
const leavesPan =
  /\b[Rr]est on a board\b|\b(?:[Ll]ift|[Tt]ip|[Ss]lide|[Tt]ransfer)\b[^.;]*\b(?:out|onto|off)\b|\bonto (?:a|warm|paper)\b/;
const inPortions =
  /\bhalf (?:of )?the \{(?!(?:[^{}]*\|)?[^{}]*(?:salt|oil|butter|ghee)\})|\{in (?:batches|rounds|lots|goes), |\bat a time\b|\beach in turn\b/;
/** A salad served with the food of the pan. */
const dressed = /\b(?:dressing|vinaigrette|salad)\b/i;
const browns = /\b(?:fry|sear|brown|cook) (?:the )?\{/i;
const sideClasses: readonly Food['class'][] = [
  'oil',
  'fruit',
  'salt',
  'spice',
  'water',
  'herb',
  'alcohol',
  'acid',
  'sweetener',
  'composed',
];
/** Minutes of simmering from which on it is not done twice. */
const longSimmerMinutes = 10;
const simmers = /\bsimmer|\bcover|\blow heat\b|\bbraise/i;
const simmeredIn = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => simmers.test(sentence))
    .reduce((sum, sentence) => sum + statedMinutes(sentence), 0);

/** Tortillas, eggs or vegetables beside it. */
const isInAnother = /\{(?:an?|another) [^{}]*\b(?:pan|pot|skillet), \d|\bsecond pan\b|\bin a dry pan\b/;

/** Grams of nuts or garlic that do not fill a pan. */
const smallAmountGrams = 150;
const isToasted = ({ food, grams }: { food: Food; grams: number }) =>
  grams < smallAmountGrams && ['nut', 'seed', 'vegetable'].includes(food.class);
/** Shaped food, which fills the pan though the list does not name it. */
const shaped =
  /\b(?:patties|balls|cakes|triangles|parcels|dumplings|slices|pancakes|fritters|spoonfuls|tablespoons|heaps|rolls)\b/;

/**
 * The rounds that one pan needs for what would otherwise fry in several, since watching two hot pans at once is hard.
 */
export function panRoundsFor(
  steps: readonly string[],
  { parts, listed }: Amounts,
  vessels: Pick<Vessels, 'vesselFor'>,
  written: Pick<Vessels, 'vesselFor'>,
): Rounds {
  if (steps.some((step) => mentionsRounds.test(step) || oven.test(step))) return oneRound;
  const from = steps.findIndex((step) => {
    const match = fryingPan.exec(step);
    if (!match) return false;
    const [, name, holds] = match;
    const before = step.slice(0, match.index).split(/[.;] /).at(-1);
    const after = step.slice(match.index + match[0].length).split(/[.;] /)[0];
    const vesselArgs = [name!, Number(holds), after, before] as const;
    const { isPlural, to } = vessels.vesselFor(...vesselArgs);
    return isPlural && to === 'pan' && !written.vesselFor(...vesselArgs).isPlural;
  });
  if (from === -1) return oneRound;
  // Food that leaves the pan waits for a sauce made of its fat.
  const left = steps.findIndex((step, at) => at >= from && leavesPan.test(step));
  // A step that begins by lifting it onto something serves it.
  const isServing = left > from && leavesPan.exec(steps[left]!)!.index === 0;
  const isInPan = (step: string, at: number) =>
    at === from || (continuesInPan.test(step) && !isInAnother.test(step));
  const last = steps.findLastIndex(
    (step, at) => at >= from && isInPan(step, at) && !outsidePan.test(step) && !dressed.test(step),
  );
  const to = 1 + Math.max(from, left === -1 ? last : left - (isServing ? 1 : 0));
  const text = steps.slice(from, to).join(' ');
  // Two pans that simmer by themselves are easier than an hour of rounds.
  if (simmeredIn(text) >= longSimmerMinutes) return { ...oneRound, isInTwoPans: true };
  // A step that only browns what it names is done in batches.
  if (inPortions.test(text) || (to === from + 1 && browns.test(text))) return oneRound;
  const fillings = [...parts]
    .filter(([, { side }]) => side === undefined)
    .map(([key, { food }]) => ({ food: foodById(food), line: listed.get(key)!, key }))
    .filter(({ food }) => !sideClasses.includes(food.class) && !food.kinds.includes('stock'))
    .map(({ food, line, key }) => ({
      food,
      named: new RegExp(partToken(key)).exec(text)?.[0] ?? null,
      grams: toGrams(food, line.amount, line.unit) ?? 0,
    }))
    .filter(({ named }) => named !== null)
    .sort((a, b) => b.grams - a.grams);
  const [filling] = fillings;
  // Nuts and garlic that are toasted first do not fill a pan.
  if (filling && left !== -1 && isToasted(filling) && !shaped.test(text)) return oneRound;
  return {
    count: 2,
    from,
    to,
    fillingPart: (filling && filling.grams >= smallAmountGrams && filling.named) || null,
    isAlone: fillings.length === 1,
  };
}
