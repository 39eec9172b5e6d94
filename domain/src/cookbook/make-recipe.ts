import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { withDryTofu } from './adaptation/dry-tofu.ts';
import { withEnoughOil } from './adaptation/enough-oil.ts';
import { withEnoughSalt } from './adaptation/enough-salt.ts';
import { withKind } from './adaptation/kinds-to-buy.ts';
import { withNotes } from './adaptation/notes.ts';
import { withSaltRoundingCorrected } from './adaptation/salt-rounding.ts';
import { spiceFactor, withSeeds } from './adaptation/spice-levels.ts';
import { amountText } from './amounts/amount-text.ts';
import { joinLines, type ListLine, listPart } from './amounts/list-lines.ts';
import { descriptionOf } from './description/describe-dish.ts';
import { nameInText } from './description/name-in-text.ts';
import type { Dish, DishPart } from './dish.ts';
import { isSubject, unchangedNumber, withAgreement, withNumber } from './method/agreement.ts';
import { inRounds, numberedRounds } from './method/announce-rounds.ts';
import { type Batches, batchesMark, batchesPhrase, resolveBatches } from './method/batches.ts';
import { withWaterFirst } from './method/boil-water-first.ts';
import { withBoiledEggs } from './method/boiled-eggs.ts';
import { withBrowningMinutes } from './method/brown-mushrooms.ts';
import { withCorrectedShares } from './method/correct-shares.ts';
import { withEggShares } from './method/egg-share.ts';
import { joinedSentences } from './method/joined-sentences.ts';
import { type Rendering, renderTemplate, templateOf, tidy } from './method/method-template.ts';
import { withWholePartsFirst } from './method/order-shares.ts';
import { gramsTogether, withLoads } from './method/pan-load.ts';
import { anyPartToken } from './method/part-token.ts';
import { piecewiseMinutes } from './method/piecewise-minutes.ts';
import { withScaledBoiling } from './method/scale-boiling-minutes.ts';
import { forFewPeople } from './method/served-to-one.ts';
import { withBoilingSplit } from './method/split-boiling-step.ts';
import { adaptToTinyAmounts } from './method/tiny-amounts.ts';
import { panRoundsFor, type Rounds, tossedRoundsFor } from './method/tossed-rounds.ts';
import { withPartsUsedUp } from './method/use-up-parts.ts';
import { resolveVessels, vesselMark } from './method/vessel-mentions.ts';
import { type Vessel, type Vessels, vesselsFor } from './method/vessels.ts';
import { ownSteps, sidesBefore } from './sides/place-sides.ts';
import { cookingTime, waitsOf } from './times/cooking-time.ts';
import { minutesNeeded } from './times/minutes-needed.ts';
import { minutesSpent } from './times/minutes-spent.ts';
import { prepMinutes } from './times/prep-minutes.ts';

/** A dish adapted to a household: some parts replaced, some left out. */
export type AdaptedDish = Pick<Dish, 'name' | 'about' | 'minutes' | 'steps'> & {
  dish: Dish;
  /** By the key of the dish's own part; parts that are left out are missing. */
  parts: ReadonlyMap<string, DishPart>;
};

export type DishRecipe = Omit<RecipeDraft, 'reason' | 'tags'>;

/** The dish without changes. */
export function asWritten(dish: Dish): AdaptedDish {
  const { name, about, minutes, steps } = dish;
  return { dish, name, about, minutes, steps, parts: new Map(dish.parts.map((part) => [part.key, part])) };
}

/** The key of `[[meat: …]]`: foods that need a minimum temperature, unlike their replacements. */
export const meat = 'meat';
const heatedClasses: ReadonlySet<Food['class']> = new Set(['red-meat', 'poultry', 'fish', 'egg']);

/** The key of `[[over 2: …]]`: text for more servings than this. */
export const servingsCondition = /^over (\d+)$/;

export function hasMeat(parts: AdaptedDish['parts']): boolean {
  return [...parts.values()].some(({ food }) => heatedClasses.has(foodById(food).class));
}

/**
 * The recipe of a dish for a number of servings: with measurable amounts in list and method, and with heat for the
 * spice level (1 to 5). Null if a text mentions a part that was left out.
 */
export function makeRecipe(given: AdaptedDish, servings: number, spiceLevel?: number): DishRecipe | null {
  const made = withDryTofu(withEnoughOil(withEnoughSalt(given)));
  const { dish, parts } = made;
  const adapted = {
    ...made,
    steps: withBatches(dish, made.steps, servings, dish.serves).map(withWholePartsFirst),
  };
  const factor = servings / dish.serves;
  const hotter = spiceLevel === undefined ? 1 : spiceFactor(dish.heat, spiceLevel);
  const sharedOut = keysMatching(adapted.steps, sharedPart);
  const weighed = keysMatching(adapted.steps, weighedPart);
  const scaled = new Map(
    [...parts].map(([key, part]): [string, ListLine] => {
      const own = withOriginalCount(dish, part);
      const wanted = (factor * part.amount) / own.amount;
      const times = dish.spicy.includes(key) ? wanted * hotter : wanted;
      const line = listPart(own, times, sharedOut.has(key), weighed.has(key));
      const name = dish.spicy.includes(key) ? withSeeds(line.name, spiceLevel ?? 0) : line.name;
      return [key, { ...line, name: withKind(name, part, adapted.steps) }];
    }),
  );
  const listed = factor === 1 ? scaled : withSaltRoundingCorrected(scaled, parts, factor, dish.serves);
  const method = { ...dish, steps: adapted.steps };
  const together = gramsTogether(adapted.steps, parts, listed);
  const own = ownSteps(dish, adapted.steps);
  const tossed = tossedRoundsFor(dish.kind, own, { parts, listed });
  const written = vesselsFor(method, dish.serves);
  const rounds =
    tossed.from === null
      ? panRoundsFor(own, { parts, listed }, vesselsFor(method, servings, { together }), written)
      : tossed;
  const beside = sidesBefore(dish, given.steps, rounds);
  const apart = beside ?? (rounds.from === null ? null : withBoilingSplit(given.steps, rounds.from));
  if (apart) return makeRecipe({ ...given, steps: apart }, servings, spiceLevel);
  const vessels = vesselsFor(method, servings, { together, isInRounds: !rounds.isInTwoPans });
  const { dishVessels, dishBatches, dishRounds, ...rendering } = renderingFor(adapted, servings, {
    listed,
    vessels,
    written,
  });
  const render = (template: string) => renderTemplate(templateOf(template), rendering);
  const placed = withPartsUsedUp(adapted.steps, parts);
  const shared = withEggShares(inRounds(placed, rounds, parts, factor), parts, dish.kind, factor);
  const loaded = withLoads(
    shared,
    { parts, listed, vessels, written, serves: dish.serves, rounds },
    dishBatches,
  );
  const steps = withCorrectedShares(loaded, parts, listed, factor);
  const texts = [adapted.name, descriptionOf(adapted, hotter), ...steps].map(render).map(withAgreement);
  if (texts.some((text) => text === null)) return null;
  const [title, description, ...instructions] = texts as string[];
  const followed = resolveBatches(resolveVessels(instructions, dishVessels), dishBatches, dish.kind);
  const lines = [...parts].map(([key, part]) => ({ part, food: part.food, line: listed.get(key)! }));
  const { steps: begun, list: ingredients } = withBoiledEggs(followed.steps, joinLines(lines));
  const pots = dishVessels.filter(({ to }) => to === 'pot').map(({ isPlural }) => (isPlural ? 2 : 1));
  const [first = '', ...next] = numberedRounds(begun.map(tidy).filter(Boolean)).map(joinedSentences);
  // The step that it referred to was dropped.
  const whole = [tidy(first.replace(/^Meanwhile,? /, '')), ...next];
  const boiled = withScaledBoiling(whole, factor / Math.max(1, ...pots));
  const heaped = factor > 1 ? withBrowningMinutes(boiled.steps, lines) : { steps: boiled.steps, minutes: 0 };
  const cooked = adaptToTinyAmounts(heaped.steps, ingredients);
  const writtenRounds = tossedRoundsFor(dish.kind, own, { parts, listed: parts });
  const noted = rounds.from === null ? 0 : 1;
  const again = (repeated: Rounds) =>
    repeated.from === null
      ? 0
      : (repeated.count - 1) * minutesSpent(instructions.slice(repeated.from + noted, repeated.to + noted));
  const instructed = withNotes(withWaterFirst(forFewPeople(cooked, servings, ingredients)), ingredients);
  const needed = minutesNeeded(instructed, servings);
  return {
    title: title!,
    description: description!,
    ingredients,
    instructions: [...instructed],
    cookingTime: cookingTime(adapted.minutes, {
      kind: dish.kind,
      servings,
      serves: dish.serves,
      boiling: boiled.minutes + heaped.minutes,
      batches:
        again(rounds) -
        again(writtenRounds) +
        followed.minutes +
        minutesPerRound * Math.max(0, ...dishRounds),
      hasFurtherVessel: dishVessels.some(({ isAdditional }) => isAdditional),
      pots: Math.max(0, ...pots),
      prep: prepMinutes(lines),
      prepAsWritten: prepMinutes([...parts.values()].map((part) => ({ food: part.food, line: part }))),
      statedMinutes:
        needed.spent +
        piecewiseMinutes(instructed, ingredients, servings) +
        followed.minutesOfLaterBatches +
        again(rounds),
      handsFree: needed.handsFree,
      manualInSteps: needed.manual,
      waits: waitsOf(instructed),
      steps: instructed.length,
    }),
    servings,
    cuisineType: dish.cuisine,
    mealType: dish.meals[0]!,
    nutritionInfo: nutritionOf(ingredients, servings).perServing,
  };
}

/** "The yogurt" is also the word for nonfat Greek yogurt, and "the oil" for every oil, unless it would be untrue. */
function isStillNamed(words: string, dish: Dish, key: string, current: DishPart): boolean {
  if (!current.key.endsWith(` ${words}`)) return false;
  const original = foodById(dish.parts.find((part) => part.key === key)!.food);
  const food = foodById(current.food);
  const isTrue = original.contains.every((allergen) => food.contains.includes(allergen));
  return food.class === original.class && (isTrue || words === 'oil');
}

/**
 * Counts like the dish as written, whose words are singular or plural accordingly: a hotter dish may have six of its
 * one chili.
 */
function withOriginalCount({ parts }: Dish, part: DishPart): DishPart {
  if (part.unit !== 'whole') return part;
  return (
    parts.find(({ key, name, unit }) => key === part.key && name === part.name && unit === 'whole') ?? part
  );
}

/** The method uses portions of it, so less than one is too little: juice of one half, wedges of the other. */
const sharedPart = new RegExp(
  `\\b(?:half|quarter|third|thirds|most|rest|what is left|tsp\\}) (?:of )?(?:the )?${anyPartToken}`,
  'g',
);
/** A step weighs a portion of it: "{20 g} of the {butter}". */
const weighedPart = new RegExp(`\\{[\\d.]+ (?:g|ml)\\} of (?:the )?${anyPartToken}`, 'g');

function keysMatching(steps: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => Array.from(step.matchAll(pattern), ({ groups }) => groups!.key!)));
}

/**
 * What is cooked in batches for four is cooked at once for two, and in twice as many batches for eight; fewer at a time
 * in hot oil, which cools.
 */
function withBatches(
  { kind }: Dish,
  steps: readonly string[],
  servings: number,
  serves: number,
): readonly string[] {
  const isDeep = kind === 'breaded and fried' || kind === 'fritters';
  const isAtOnce = servings * 2 <= serves && !isDeep;
  const holds = isAtOnce ? servings : serves / (isDeep ? 3 : 2);
  return steps.map((step) => step.replace(/ in batches\b(?! if)/g, ` {in batches, ${holds}}`));
}

type DishVessel = Vessel & { isAdditional: boolean };

/** How a dish's texts render its parts, amounts and vessels; collects the vessels and batches that were mentioned. */
function renderingFor(
  { dish, parts }: AdaptedDish,
  servings: number,
  { listed, vessels, written }: { listed: ReadonlyMap<string, ListLine>; vessels: Vessels; written: Vessels },
): Rendering & { dishVessels: DishVessel[]; dishBatches: Batches[]; dishRounds: number[] } {
  const factor = servings / dish.serves;
  const isForOne = servings === 1;
  const dishVessels: DishVessel[] = [];
  const dishBatches: Batches[] = [];
  const dishRounds: number[] = [];
  const named = new Set<string>();
  return {
    dishVessels,
    dishBatches,
    dishRounds,
    has: (part) => {
      const over = servingsCondition.exec(part)?.[1];
      if (over !== undefined) return servings > Number(over);
      return part === meat ? hasMeat(parts) : parts.has(part);
    },
    nameOf: ({ part, words, isOwnName }, before, after) => {
      const current = parts.get(part);
      if (!current) return null;
      const line = listed.get(part)!;
      const isReplaced = current.key !== part;
      // The method calls "gluten-free pita" what the dish calls pita.
      const isLabelled =
        current.key.endsWith(`-free ${part}`) && part.split(' ').includes(words.split(' ').at(-1)!);
      const own = withOriginalCount(dish, current);
      if (isStillNamed(words, dish, part, current) || (!isOwnName && (!isReplaced || isLabelled)))
        return withNumber(words, own, line, before, after, isForOne);
      const name = isReplaced ? line.name.split(',')[0]! : current.key;
      if (isReplaced)
        return `${nameInText(isSubject(before) ? current.key : name, current, named, before)}${unchangedNumber}`;
      return withNumber(name, own, line, before, after, isForOne);
    },
    share: (roundsOf) => {
      const rounds = servingRoundsFor(servings, roundsOf);
      dishRounds.push(rounds - servingRoundsFor(dish.serves, roundsOf));
      return roundShares[rounds] ?? `one part in ${rounds} of`;
    },
    amount: (amount, unit) => amountText(amount, unit, factor),
    vessel: (name, holds, after, before) => {
      const vessel = vessels.vesselFor(name, holds, after, before);
      const wasMany = written.vesselFor(name, holds, after, before).isPlural;
      dishVessels.push({ ...vessel, isAdditional: vessel.isPlural && !wasMany });
      return `${vessel.text}${vesselMark(dishVessels.length - 1)}`;
    },
    batches: (word, holds) => {
      const batch = { count: vessels.batchesOf(holds), written: written.batchesOf(holds) };
      dishBatches.push(batch);
      return `${batchesPhrase(word, batch)}${batchesMark(dishBatches.length - 1)}`;
    },
  };
}

/** Minutes per additional omelette. */
const minutesPerRound = 3;
const roundShares: Readonly<Record<number, string>> = {
  1: '',
  2: 'half of',
  3: 'a third of',
  4: 'a quarter of',
};

/** A tenth more or less in a pan is no additional round. */
function servingRoundsFor(servings: number, roundsOf: number): number {
  return Math.max(1, Math.ceil(servings / roundsOf - 0.1));
}
