import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Measured } from '../../quantities/kitchen-amount.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { DishKind, DishPart } from '../dish.ts';
import { statedMinutes } from '../times/stated-minutes.ts';
import { partToken } from './part-token.ts';
import { sentencesOf } from './sentences.ts';
import { plainShares, shareWords } from './share-words.ts';
import { isTossed, type Vessels } from './vessels.ts';

/**
 * The number of rounds in which a dish is cooked, its first step and the step after its last (null for one round), and
 * the part that fills the pan.
 */
export type Rounds = {
  count: number;
  from: number | null;
  to: number;
  what: string | null;
  /** One round, in two pans side by side. */
  isInTwoPans?: true;
};

/** Grams of a cooked dish that a pan can toss: noodles tangle, rice does not, and meat must sear. */
const atOnce: Readonly<Partial<Record<DishKind, number>>> = {
  noodles: 1400,
  'fried rice': 1700,
  'stir-fry': 1450,
};
/** An excess up to this share needs no second round. */
const room = 0.15;
/** Factor for dry noodles, which absorb water. */
const swollen = 2.2;

const tossing = /\b(?:toss|stir-fry|fry|turn)\b/i;
const begins =
  /\b[Hh]eat\b|\b(?:rest|last|more|half) (?:of the )?\{[^}]*oil\}|\{\d+ tbsp\} of (?:the )?\{[^}]*oil\}/;
const pan = /\{an? (?![^{}]*\b(?:dry|small) )[^{}]*(?:pan|wok|skillet), \d+\}/;
const fryingPan = /\{(an? (?![^{}]*\bdry )[^{}]*(?:pan|skillet)), (\d+)\}/;
const mentionsRounds =
  /\bservings? at a time\b|\bin (?:two |three )?rounds\b|\beach serving\b|\{a share of,|\bpaella\b|\bother half\b|\bmore rounds\b|\bwhat is left in the\b/i;
/** Not tossed, even if the dish is called a stir-fry. */
const wet = /\b(?:simmer|braise)/i;
/** Food that is seared. */
export const seared: readonly Food['class'][] = [...meatAndSeafood, 'soy'];
const one: Rounds = { count: 1, from: null, to: 0, what: null };

type Amounts = {
  parts: ReadonlyMap<string, DishPart>;
  listed: ReadonlyMap<string, Measured>;
};

const cooksOn =
  /\b(?:pan|skillet|fry|sear|brown|cook|toss|turn|melt|soften|heat|bubble|simmer|boil|sizzle|stir in|swirl in|fold for)\b/i;
const besidePan = /^(?:Meanwhile|Serve|Boil|Toast|Whisk)\b|\bbowls?\b/;
/** The rounds that one pan needs to toss the dish over high heat without steaming it. */
export function roundsFor(kind: DishKind, steps: readonly string[], { parts, listed }: Amounts): Rounds {
  if (!isTossed(kind) || steps.some((step) => mentionsRounds.test(step))) return one;
  const isStirFry = kind === 'stir-fry';
  if (!isStirFry && steps.some((step) => wet.test(step))) return one;
  const foods = [...parts].map(([key, { food }]) => ({ key, food: foodById(food), line: listed.get(key)! }));
  const isSoup = foods.some(
    ({ food, line: { amount, unit } }) =>
      food.kinds.includes('stock') && (unit === 'l' || (unit === 'ml' && amount >= 300)),
  );
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
  if (isSoup || tossed === -1) return one;
  const gramsOf = (amounts: Amounts['listed']) =>
    foods.reduce((sum, { key, food }) => {
      const { amount, unit } = amounts.get(key)!;
      const isDry = food.kinds.includes('noodle') && food.per100g.calories > 250;
      return sum + (toGrams(food, amount, unit) ?? 0) * (isDry ? swollen : 1);
    }, 0);
  // As written, a stir-fry fits one pan.
  const held = Math.max(atOnce[kind]!, isStirFry ? gramsOf(parts) : 0);
  const count = Math.ceil(gramsOf(listed) / held - room);
  const from = isStirFry
    ? heated
    : steps.findLastIndex((step, at) => at >= heated && at <= tossed && begins.test(step));
  const last = steps.findLastIndex(
    (step) =>
      (tossing.test(step) || (isStirFry && cooksOn.test(step) && !besidePan.test(step))) &&
      !/\bsecond pan\b/.test(step),
  );
  const what = staples.map(({ token }) => token.exec(steps[tossed]!)?.[0]).find(Boolean)!;
  return count > 1 && from !== -1 && last >= from ? { count, from, to: last + 1, what } : one;
}

/** Continued in an oven. */
const oven = /\b(?:bake|roast|broil|oven|grill)/i;
const leaves =
  /\b(?:[Ll]ift|[Tt]ip|[Ss]lide|[Tt]ransfer)\b[^.;]*\b(?:out|onto|off)\b|\bonto (?:a|warm|paper)\b/;
const inShares =
  /\bhalf (?:of )?the \{(?!(?:[^{}]*\|)?[^{}]*(?:salt|oil|butter|ghee)\})|\{in (?:batches|rounds|lots|goes), |\bat a time\b|\beach in turn\b/;
/** A salad beside the food of the pan. */
const dressed = /\b(?:dressing|vinaigrette|salad)\b/i;
const browns = /\b(?:fry|sear|brown|cook) (?:the )?\{/i;
const besides: readonly Food['class'][] = [
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
/** Minutes of simmering from which on nobody does it twice. */
const long = 10;
const simmers = /\bsimmer|\bcover|\blow heat\b|\bbraise/i;
const simmeredIn = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => simmers.test(sentence))
    .reduce((sum, sentence) => sum + statedMinutes(sentence), 0);

/** Grams of nuts or garlic that do not fill a pan. */
const little = 150;
const isToasted = ({ food, grams }: { food: Food; grams: number }) =>
  grams < little && ['nut', 'seed', 'vegetable'].includes(food.class);
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
  if (steps.some((step) => mentionsRounds.test(step) || oven.test(step))) return one;
  const from = steps.findIndex((step) => {
    const match = fryingPan.exec(step);
    if (!match) return false;
    const [, name, holds] = match;
    const before = step.slice(0, match.index).split(/[.;] /).at(-1);
    const after = step.slice(match.index + match[0].length).split(/[.;] /)[0];
    const vesselArgs = [name!, Number(holds), after, before] as const;
    const { isMany, to } = vessels.vesselFor(...vesselArgs);
    return isMany && to === 'pan' && !written.vesselFor(...vesselArgs).isMany;
  });
  if (from === -1) return one;
  // Food that leaves the pan waits for a sauce made of its fat.
  const left = steps.findIndex((step, at) => at >= from && leaves.test(step));
  // A step that begins by lifting it onto something serves it.
  const isServing = left > from && leaves.exec(steps[left]!)!.index === 0;
  const last = steps.findLastIndex(
    (step, at) => at >= from && cooksOn.test(step) && !besidePan.test(step) && !dressed.test(step),
  );
  const to = 1 + Math.max(from, left === -1 ? last : left - (isServing ? 1 : 0));
  const text = steps.slice(from, to).join(' ');
  // Two pans that simmer by themselves are easier than an hour of rounds.
  if (simmeredIn(text) >= long) return { ...one, isInTwoPans: true };
  // A step that only browns what it names is done in batches.
  if (inShares.test(text) || (to === from + 1 && browns.test(text))) return one;
  const filling = [...parts]
    .filter(([, { side }]) => side === undefined)
    .map(([key, { food }]) => ({ food: foodById(food), line: listed.get(key)!, key }))
    .filter(({ food }) => !besides.includes(food.class) && !food.kinds.includes('stock'))
    .map(({ food, line, key }) => ({
      food,
      named: new RegExp(partToken(key)).exec(text)?.[0] ?? null,
      grams: toGrams(food, line.amount, line.unit) ?? 0,
    }))
    .filter(({ named }) => named !== null)
    .sort((a, b) => b.grams - a.grams)[0];
  // Nuts and garlic that are toasted first do not fill a pan.
  if (filling && left !== -1 && isToasted(filling) && !shaped.test(text)) return one;
  return { count: 2, from, to, what: (filling && filling.grams >= little && filling.named) || null };
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const shares = ['', 'all', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'];

/** Mark the first and the last step of the rounds until the steps are numbered. */
const firstMark = '\uE010';
const lastMark = '\uE011';

/** The steps with the rounds announced in a step before them, and with spoons and cups for one round. */
export function inRounds(
  steps: readonly string[],
  { count, from, to, what }: Rounds,
  parts: ReadonlyMap<string, DishPart>,
  factor: number,
): readonly string[] {
  if (from === null) return steps;
  const measured = withMeasuredShares(steps, from, parts);
  const perRound = measured.slice(from, to).map((step) =>
    step
      .replace(/\{([\d.]+) (tsp|tbsp|ml|l|g)\}/g, (_, amount: string, unit: string) => {
        return `{${Math.round(ofOneRound(Number(amount) / count, unit, factor) * 1000) / 1000} ${unit}}`;
      })
      .replace(
        /\{(in \w+), ([\d.]+)\}/g,
        (_, words: string, holds: string) => `{${words}, ${Number(holds) * count}}`,
      ),
  );
  const spoons = perRound.some((step) => /\{[\d.]+ (?:tsp|tbsp|ml|l|g)\}/.test(step))
    ? ' Measures in these steps are for one round.'
    : '';
  const share = shares[count] ?? 'a part';
  const all = what ? `${share} of the ${what} and of everything else` : share;
  // Food that finishes cooking in its sauce is not kept warm.
  const comesBack = steps.slice(to).some((step) => returned.test(step));
  const warm = comesBack ? '' : ` ${keptWarm(count)}`;
  const note = `Cook ${firstMark} in ${numbers[count] ?? count} rounds, with ${all} in each: a full pan steams.${warm}${spoons}`;
  const rounds = perRound.with(-1, `${perRound.at(-1)}${lastMark}`);
  return [...steps.slice(0, from), note, ...rounds, ...steps.slice(to)];
}

/** Spoons are rounded down, so that all rounds together take no more than the list has. */
function ofOneRound(amount: number, unit: string, factor: number): number {
  const spoon = inTeaspoons[unit];
  if ((unit !== 'tsp' && unit !== 'tbsp') || !spoon) return amount;
  const teaspoons = amount * factor * spoon;
  const parts = teaspoons < 2 ? 4 : 2;
  return Math.max(1, Math.floor(teaspoons * parts + 0.01)) / parts / factor / spoon;
}

/** Food that was taken out and cooks on. */
const returned =
  /\b(?:return|put|set|lay|nestle|slide|tuck)\b[^.;]*\b(?:(?:in|into|to) the (?:sauce|pan|curry|broth|pot|glaze|gravy|stew)|back)\b/i;

/**
 * Announced at the beginning of the rounds: at their end it would follow the topping, or precede what is added to all.
 */
function keptWarm(count: number): string {
  return count === 2
    ? 'Keep the first round warm under foil while you cook the second.'
    : 'Keep each round warm under foil while you cook the next.';
}

const measuredInRounds: readonly Food['class'][] = ['oil', 'salt'];

/** The oil and salt of the rounds in spoons, since "the rest of the oil" cannot be halved in a hot pan. */
function withMeasuredShares(
  steps: readonly string[],
  from: number,
  parts: ReadonlyMap<string, DishPart>,
): readonly string[] {
  return [...parts].reduce((result, [key, { food, amount, unit }]) => {
    if (!measuredInRounds.includes(foodById(food).class) || (unit !== 'tbsp' && unit !== 'tsp'))
      return result;
    const mention = new RegExp(
      `(?:\\{(?<stated>[\\d.]+) (?<in>tsp|tbsp)\\} (?:of )?|(?<share>${shareWords(plainShares)}) (?:of )?|(?<rest>the rest of |the last of |the remaining ))?(?:the )?(?<token>${partToken(key)})(?<and> and (?:the )?(?=\\{[a-z]))?`,
      'g',
    );
    let left = amount;
    return result.map((step, at) =>
      step.replace(mention, (words: string, ...found) => {
        const { stated, in: inUnit, share, rest, token, and } = found.at(-1) as Record<string, string>;
        const spoons = stated
          ? Number(stated) * (inTeaspoons[inUnit!]! / inTeaspoons[unit]!)
          : share
            ? amount * plainShares[share]!
            : left;
        if (spoons <= 0 || (!stated && !share && !rest && left < amount)) return words;
        left -= spoons;
        if (at < from || stated) return words;
        // "The rest of the oil and garlic" is the rest of both.
        const joined = and === ' and ' && rest ? ` and ${rest}the ` : (and ?? '');
        return `{${Math.round(spoons * 100) / 100} ${unit}} of the ${token}${joined}`;
      }),
    );
  }, steps);
}

/** The method with the numbers of the first and last step of the rounds. */
export function numberedRounds(given: readonly string[]): readonly string[] {
  // If the last step's text was dropped, the previous step is the last.
  const bare = given.indexOf(lastMark);
  const steps = given
    .map((step, at) => (at === bare - 1 ? `${step}${lastMark}` : step))
    .filter((_, at) => at !== bare);
  const first = 1 + steps.findIndex((step) => step.includes(firstMark));
  const last = steps.findIndex((step) => step.includes(lastMark));
  if (first === 0) return steps;
  const joiner = last === first + 1 ? 'and' : 'to';
  const which = last > first ? `steps ${first + 1} ${joiner} ${last + 1}` : 'the next step';
  return steps.map((step) => step.replace(firstMark, which).replace(lastMark, '').trimEnd());
}
