import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { withDryTofu } from './adaptation/dry-tofu.ts';
import { withEnoughOil } from './adaptation/enough-oil.ts';
import { withEnoughSalt } from './adaptation/enough-salt.ts';
import { withEvenSalt } from './adaptation/even-salt.ts';
import { spiceFactor, withSeeds } from './adaptation/heat.ts';
import { withKind } from './adaptation/kinds-to-buy.ts';
import { withNotes } from './adaptation/notes.ts';
import { amountText } from './amounts/amount-text.ts';
import { joinLines, type ListLine, listPart } from './amounts/list-lines.ts';
import { descriptionOf } from './description/describe-dish.ts';
import { spokenName } from './description/spoken-name.ts';
import type { Dish, DishPart } from './dish.ts';
import { type Batches, batchesMark, batchesPhrase, resolveBatches } from './method/batches.ts';
import { boiledDown } from './method/boil-downs.ts';
import { withBoiledEggs } from './method/boiled-eggs.ts';
import { mushroomsBrowned } from './method/brown-mushrooms.ts';
import { withEggShares } from './method/egg-share.ts';
import { adaptToFewSpoons } from './method/few-spoons.ts';
import { joinedSentences } from './method/joined-sentences.ts';
import { type Rendering, renderTemplate, templateOf, tidy } from './method/method-template.ts';
import { minutesOneAtATime } from './method/one-at-a-time.ts';
import { gramsTogether, withLoads } from './method/pan-load.ts';
import { anyPartToken } from './method/part-token.ts';
import { withAllPlaced } from './method/placed-shares.ts';
import { withPotApart } from './method/pot-apart.ts';
import { served } from './method/served-to-one.ts';
import {
  inRounds,
  numberedRounds,
  panRoundsFor,
  type Rounds,
  roundsFor as tossedRounds,
} from './method/tossed-rounds.ts';
import { withTrueShares } from './method/true-shares.ts';
import { resolveVessels, vesselMark } from './method/vessel-mentions.ts';
import { type Vessel, type Vessels, vesselsFor } from './method/vessels.ts';
import { waterFirst } from './method/water-first.ts';
import { wholesFirst } from './method/wholes-first.ts';
import { asBefore, inNumbers, isSubject, wordsInNumber } from './method/words-in-number.ts';
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
const needsHeat: ReadonlySet<Food['class']> = new Set(['red-meat', 'poultry', 'fish', 'egg']);

/** The key of `[[over 2: …]]`: text for more servings than this. */
export const overSome = /^over (\d+)$/;

export function hasMeat(parts: AdaptedDish['parts']): boolean {
  return [...parts.values()].some(({ food }) => needsHeat.has(foodById(food).class));
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
    steps: withBatches(dish, made.steps, servings, dish.serves).map(wholesFirst),
  };
  const factor = servings / dish.serves;
  const hotter = spiceLevel === undefined ? 1 : spiceFactor(dish.heat, spiceLevel);
  const sharedOut = keysTold(adapted.steps, ofShared);
  const weighed = keysTold(adapted.steps, ofWeighed);
  const scaled = new Map(
    [...parts].map(([key, part]): [string, ListLine] => {
      const own = asCounted(dish, part);
      const wanted = (factor * part.amount) / own.amount;
      const times = dish.spicy.includes(key) ? wanted * hotter : wanted;
      const line = listPart(own, times, sharedOut.has(key), weighed.has(key));
      const name = dish.spicy.includes(key) ? withSeeds(line.name, spiceLevel ?? 0) : line.name;
      return [key, { ...line, name: withKind(name, part, adapted.steps) }];
    }),
  );
  const listed = factor === 1 ? scaled : withEvenSalt(scaled, parts, factor, dish.serves);
  const method = { ...dish, steps: adapted.steps };
  const together = gramsTogether(adapted.steps, parts, listed);
  const own = ownSteps(dish, adapted.steps);
  const tossed = tossedRounds(dish.kind, own, { parts, listed });
  const written = vesselsFor(method, dish.serves);
  const rounds =
    tossed.from === null
      ? panRoundsFor(own, { parts, listed }, vesselsFor(method, servings, { together }), written)
      : tossed;
  const beside = sidesBefore(dish, given.steps, rounds);
  const apart = beside ?? (rounds.from === null ? null : withPotApart(given.steps, rounds.from));
  if (apart) return makeRecipe({ ...given, steps: apart }, servings, spiceLevel);
  const vessels = vesselsFor(method, servings, { together, isInRounds: !rounds.isInTwoPans });
  const { dishVessels, dishBatches, dishRounds, ...rendering } = renderingFor(adapted, servings, {
    listed,
    vessels,
    written,
  });
  const render = (template: string) => renderTemplate(templateOf(template), rendering);
  const placed = withAllPlaced(adapted.steps, parts);
  const shared = withEggShares(inRounds(placed, rounds, parts, factor), parts, dish.kind, factor);
  const loaded = withLoads(
    shared,
    { parts, listed, vessels, written, serves: dish.serves, rounds },
    dishBatches,
  );
  const steps = withTrueShares(loaded, parts, listed, factor);
  const texts = [adapted.name, descriptionOf(adapted, hotter), ...steps].map(render).map(inNumbers);
  if (texts.some((text) => text === null)) return null;
  const [title, description, ...instructions] = texts as string[];
  const followed = resolveBatches(resolveVessels(instructions, dishVessels), dishBatches, dish.kind);
  const lines = [...parts].map(([key, part]) => ({ part, food: part.food, line: listed.get(key)! }));
  const { steps: begun, list: ingredients } = withBoiledEggs(followed.steps, joinLines(lines));
  const pots = dishVessels.filter(({ to }) => to === 'pot').map(({ isMany }) => (isMany ? 2 : 1));
  const [first = '', ...next] = numberedRounds(begun.map(tidy).filter(Boolean)).map(joinedSentences);
  // The step that it referred to was dropped.
  const whole = [tidy(first.replace(/^Meanwhile,? /, '')), ...next];
  const boiled = boiledDown(whole, factor / Math.max(1, ...pots));
  const heaped = factor > 1 ? mushroomsBrowned(boiled.steps, lines) : { steps: boiled.steps, minutes: 0 };
  const cooked = adaptToFewSpoons(heaped.steps, ingredients);
  const writtenRounds = tossedRounds(dish.kind, own, { parts, listed: parts });
  const noted = rounds.from === null ? 0 : 1;
  const again = (one: Rounds) =>
    one.from === null
      ? 0
      : (one.count - 1) * minutesSpent(instructions.slice(one.from + noted, one.to + noted));
  const instructed = withNotes(waterFirst(served(cooked, servings, ingredients)), ingredients);
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
        again(rounds) - again(writtenRounds) + followed.minutes + minutesOfRound * Math.max(0, ...dishRounds),
      hasFurtherVessel: dishVessels.some(({ isFurther }) => isFurther),
      pots: Math.max(0, ...pots),
      hands: prepMinutes(lines),
      handsAsWritten: prepMinutes([...parts.values()].map((part) => ({ food: part.food, line: part }))),
      stated:
        needed.spent + minutesOneAtATime(instructed, ingredients, servings) + followed.ofAll + again(rounds),
      free: needed.free,
      handsInSteps: needed.hands,
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
function isStillCalled(words: string, dish: Dish, key: string, now: DishPart): boolean {
  if (!now.key.endsWith(` ${words}`)) return false;
  const meant = foodById(dish.parts.find((part) => part.key === key)!.food);
  const food = foodById(now.food);
  const isTrue = meant.contains.every((allergen) => food.contains.includes(allergen));
  return food.class === meant.class && (isTrue || words === 'oil');
}

/**
 * Counts like the dish as written, whose words are singular or plural accordingly: a hotter dish may have six of its
 * one chili.
 */
function asCounted({ parts }: Dish, part: DishPart): DishPart {
  if (part.unit !== 'whole') return part;
  return (
    parts.find(({ key, name, unit }) => key === part.key && name === part.name && unit === 'whole') ?? part
  );
}

/** The method uses portions of it, so less than one is too little: juice of one half, wedges of the other. */
const ofShared = new RegExp(
  `\\b(?:half|quarter|third|thirds|most|rest|what is left|tsp\\}) (?:of )?(?:the )?${anyPartToken}`,
  'g',
);
/** A step weighs a portion of it: "{20 g} of the {butter}". */
const ofWeighed = new RegExp(`\\{[\\d.]+ (?:g|ml)\\} of (?:the )?${anyPartToken}`, 'g');

function keysTold(steps: readonly string[], pattern: RegExp): ReadonlySet<string> {
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

type DishVessel = Vessel & { isFurther: boolean };

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
      const over = overSome.exec(part)?.[1];
      if (over !== undefined) return servings > Number(over);
      return part === meat ? hasMeat(parts) : parts.has(part);
    },
    nameOf: ({ part, words, isOwnName }, before, after) => {
      const now = parts.get(part);
      if (!now) return null;
      const line = listed.get(part)!;
      const isReplaced = now.key !== part;
      // The method calls "gluten-free pita" what the dish calls pita.
      const isLabelled =
        now.key.endsWith(`-free ${part}`) && part.split(' ').includes(words.split(' ').at(-1)!);
      const own = asCounted(dish, now);
      if (isStillCalled(words, dish, part, now) || (!isOwnName && (!isReplaced || isLabelled)))
        return wordsInNumber(words, own, line, before, after, isForOne);
      const name = isReplaced ? line.name.split(',')[0]! : now.key;
      if (isReplaced)
        return `${spokenName(isSubject(before) ? now.key : name, now, named, before)}${asBefore}`;
      return wordsInNumber(name, own, line, before, after, isForOne);
    },
    share: (roundsOf) => {
      const rounds = roundsFor(servings, roundsOf);
      dishRounds.push(rounds - roundsFor(dish.serves, roundsOf));
      return shareOf[rounds] ?? `one part in ${rounds} of`;
    },
    amount: (amount, unit) => amountText(amount, unit, factor),
    vessel: (name, holds, after, before) => {
      const vessel = vessels.vesselFor(name, holds, after, before);
      const wasMany = written.vesselFor(name, holds, after, before).isMany;
      dishVessels.push({ ...vessel, isFurther: vessel.isMany && !wasMany });
      return `${vessel.text}${vesselMark(dishVessels.length - 1)}`;
    },
    batches: (word, holds) => {
      const one = { count: vessels.batchesOf(holds), written: written.batchesOf(holds) };
      dishBatches.push(one);
      return `${batchesPhrase(word, one)}${batchesMark(dishBatches.length - 1)}`;
    },
  };
}

/** Minutes per additional omelette. */
const minutesOfRound = 3;
const shareOf: Readonly<Record<number, string>> = { 1: '', 2: 'half of', 3: 'a third of', 4: 'a quarter of' };

/** A tenth more or less in a pan is no additional round. */
function roundsFor(servings: number, roundsOf: number): number {
  return Math.max(1, Math.ceil(servings / roundsOf - 0.1));
}
