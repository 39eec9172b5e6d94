import type { FoodId } from '../foods/food-id.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { withDryTofu } from './adaptation/dry-tofu.ts';
import { withEnoughOil } from './adaptation/enough-oil.ts';
import { withEnoughSalt } from './adaptation/enough-salt.ts';
import { withKind } from './adaptation/kinds-to-buy.ts';
import { withNotes } from './adaptation/notes.ts';
import { withSaltRoundingCorrected } from './adaptation/salt-rounding.ts';
import { spiceFactor, withSeeds } from './adaptation/spice-levels.ts';
import { inHalves } from './amounts/in-halves.ts';
import { joinLines, type ListLine, listPart } from './amounts/list-lines.ts';
import { withOriginalCount } from './amounts/original-count.ts';
import { descriptionOf } from './description/describe-dish.ts';
import { type Dish, type DishKind, type DishPart, saladKinds } from './dish.ts';
import { withAgreement } from './method/agreement.ts';
import { withPanNamedAgain } from './method/back-in-pan.ts';
import { type Batches, resolveBatches } from './method/batches.ts';
import { withWaterFirst } from './method/boil-water-first.ts';
import { withBoiledEggs } from './method/boiled-eggs.ts';
import { withBreadsInTurn } from './method/breads-in-turn.ts';
import { withBrowningMinutes } from './method/brown-mushrooms.ts';
import { withCorrectedShares } from './method/correct-shares.ts';
import { type DishRendering, renderingFor } from './method/dish-rendering.ts';
import { withEggShares } from './method/egg-share.ts';
import { withFittingMachines } from './method/fitting-machines.ts';
import { joinedSentences } from './method/joined-sentences.ts';
import { withEnoughWaterKept } from './method/keep-water.ts';
import { withLateSidesInside } from './method/late-sides.ts';
import { type Rendering, renderTemplate, templateOf, tidy } from './method/method-template.ts';
import { withWholePartsFirst } from './method/order-shares.ts';
import { withOvenFirst } from './method/oven-first.ts';
import { gramsTogether, withLoads } from './method/pan-load.ts';
import { anyPartToken } from './method/part-token.ts';
import { piecewiseMinutes } from './method/piecewise-minutes.ts';
import { withRoomyBowl } from './method/roomy-bowl.ts';
import { withScaledBoiling } from './method/scale-boiling-minutes.ts';
import { forFewPeople } from './method/served-to-one.ts';
import { adaptToTinyAmounts } from './method/tiny-amounts.ts';
import { withPartsUsedUp } from './method/use-up-parts.ts';
import { resolveVessels } from './method/vessel-mentions.ts';
import { type Vessels, vesselsFor } from './method/vessels.ts';
import { withWidestPan } from './method/widest-pan.ts';
import { withWiltingTime } from './method/wilted-leaves.ts';
import { cookingTime, waitsOf } from './times/cooking-time.ts';
import { minutesNeeded } from './times/minutes-needed.ts';
import { prepMinutes } from './times/prep-minutes.ts';

/** A dish adapted to a household: some parts replaced, some left out. */
export type AdaptedDish = Pick<Dish, 'name' | 'about' | 'minutes' | 'steps'> & {
  dish: Dish;
  /** By the key of the dish's own part; parts that are left out are missing. */
  parts: ReadonlyMap<string, DishPart>;
  /** Milligrams of sodium per serving that it is salted for, if fewer than usual. */
  sodiumAim?: number;
};

export type DishRecipe = Omit<RecipeDraft, 'reason' | 'tags'>;

/** The dish without changes. */
export function asWritten(dish: Dish): AdaptedDish {
  const { name, about, minutes, steps } = dish;
  return { dish, name, about, minutes, steps, parts: new Map(dish.parts.map((part) => [part.key, part])) };
}

/**
 * The recipe of a dish for a number of servings: with measurable amounts in list and method, and with heat for the
 * spice level (1 to 5). Null if a text mentions a part that was left out.
 */
export function makeRecipe(given: AdaptedDish, servings: number, spiceLevel?: number): DishRecipe | null {
  const adapted = withCookingNeeds(given, servings);
  const { dish, parts } = adapted;
  const listed = listLinesOf(adapted, servings, spiceLevel);
  const equipment = equipmentFor(adapted, servings, listed);
  const rendering = renderingFor(adapted, servings, { listed, ...equipment });
  const render = (template: string, how: Rendering) =>
    withAgreement(renderTemplate(templateOf(template), how));
  const texts = [
    ...[adapted.name, descriptionOf(adapted, heatFactorOf(dish, spiceLevel))].map((template) =>
      render(template, rendering),
    ),
    ...templatesFor(adapted, servings, { listed, ...equipment }, rendering.dishBatches).map((template) =>
      render(template, { ...rendering, nameOf: rendering.nameInStep }),
    ),
  ];
  if (texts.some((text) => text === null)) return null;
  const [title, description, ...rendered] = texts as string[];
  const lines = [...parts].map(([key, part]) => ({ part, food: part.food, line: listed.get(key)! }));
  const { instructions, ingredients, boiling, batches } = finishMethod(rendered, rendering, lines, {
    dish,
    servings,
  });
  const { spent, handsFree, manual } = minutesNeeded(instructions, servings);
  return {
    title: title!,
    description: description!,
    ingredients,
    instructions: [...instructions],
    cookingTime: cookingTime(adapted.minutes, {
      kind: dish.kind,
      servings,
      serves: dish.serves,
      boiling,
      batches: batches.minutes + minutesPerRound * Math.max(0, ...rendering.dishRounds),
      hasFurtherVessel: rendering.dishVessels.some(({ isAdditional }) => isAdditional),
      pots: Math.max(0, ...potsIn(rendering)),
      prep: prepMinutes(lines),
      prepAsWritten: prepMinutes([...parts.values()].map((part) => ({ food: part.food, line: part }))),
      statedMinutes:
        spent + piecewiseMinutes(instructions, ingredients, servings) + batches.minutesOfLaterBatches,
      handsFree,
      manualInSteps: manual,
      waits: waitsOf(instructions),
      steps: instructions.length,
    }),
    servings,
    cuisineType: dish.cuisine,
    mealType: dish.meals[0]!,
    nutritionInfo: nutritionOf(ingredients, servings).perServing,
  };
}

/** The dish with the salt, oil, drying and batches that cooking it for these servings needs. */
function withCookingNeeds(given: AdaptedDish, servings: number): AdaptedDish {
  const adapted = withDryTofu(withEnoughOil(withEnoughSalt(given)));
  const { dish, steps } = adapted;
  return { ...adapted, steps: withBatches(dish, steps, servings, dish.serves).map(withWholePartsFirst) };
}

/** Factor on the dish's own chili. */
function heatFactorOf({ heat }: Dish, spiceLevel: number | undefined): number {
  return spiceLevel === undefined ? 1 : spiceFactor(heat, spiceLevel);
}

function listLinesOf(
  { dish, parts, steps }: AdaptedDish,
  servings: number,
  spiceLevel: number | undefined,
): ReadonlyMap<string, ListLine> {
  const factor = servings / dish.serves;
  const keysShared = keysMatching(steps, sharedPart);
  const keysWeighed = keysMatching(steps, weighedPart);
  const isRaw = eatenRaw.has(dish.kind);
  const scaled = new Map(
    [...parts].map(([key, part]): [string, ListLine] => {
      const isHot = dish.spicy.includes(key);
      const counted = withOriginalCount(dish, part);
      const wanted = (factor * part.amount) / counted.amount;
      const times = isHot ? wanted * heatFactorOf(dish, spiceLevel) : wanted;
      const listed = listPart(counted, times, {
        isShared: keysShared.has(key),
        isWeighed: keysWeighed.has(key),
        isRaw,
        servings,
      });
      const line = inHalves(listed, part, steps, { servings, serves: dish.serves });
      const name = isHot ? withSeeds(line.name, spiceLevel ?? 0) : line.name;
      return [key, { ...line, name: withKind(name, part, steps) }];
    }),
  );
  return factor === 1 ? scaled : withSaltRoundingCorrected(scaled, parts, factor, dish.serves);
}

/** Onion in it is eaten raw. */
const eatenRaw: ReadonlySet<DishKind> = new Set<DishKind>([...saladKinds, 'dip', 'taco']);

/** The vessels for these servings and as written. */
function equipmentFor(
  { dish, parts, steps }: AdaptedDish,
  servings: number,
  listed: ReadonlyMap<string, ListLine>,
): Equipment {
  const method = { ...dish, steps };
  const together = gramsTogether(steps, parts, listed);
  return { vessels: vesselsFor(method, servings, together), written: vesselsFor(method, dish.serves) };
}

type Equipment = { vessels: Vessels; written: Vessels };

/** The templates of the method with pans, batches and shares for the amounts of the list. */
function templatesFor(
  { dish, parts, steps }: AdaptedDish,
  servings: number,
  { listed, ...equipment }: Equipment & { listed: ReadonlyMap<string, ListLine> },
  batchesFound: Batches[],
): readonly string[] {
  const factor = servings / dish.serves;
  const inOrder = withPartsUsedUp(steps, parts);
  const inPan = withWidestPan(dish, inOrder, parts, listed);
  const withEggs = withEggShares(inPan, parts, dish.kind, factor);
  const inBatches = withLoads(withEggs, { parts, listed, ...equipment, serves: dish.serves }, batchesFound);
  return withCorrectedShares(withFittingMachines(inBatches, parts, listed), parts, listed, factor);
}

/** The rendered method with vessels, batches and times resolved, and with its notes; and the list in raw eggs. */
function finishMethod(
  rendered: readonly string[],
  rendering: DishRendering,
  lines: readonly { part: DishPart; food: FoodId; line: ListLine }[],
  { dish, servings }: { dish: Dish; servings: number },
) {
  const factor = servings / dish.serves;
  const withVessels = resolveVessels(rendered, rendering.dishVessels);
  const { steps: batched, ...batches } = resolveBatches(withVessels, rendering.dishBatches, dish.kind);
  const { steps: withEggs, list: ingredients } = withBoiledEggs(batched, joinLines(lines));
  const [first = '', ...next] = withEggs.map(tidy).filter(Boolean).map(joinedSentences);
  // The step that it referred to was dropped.
  const tidied = [tidy(first.replace(/^Meanwhile,? /, '')), ...next];
  const prepared = withBreadsInTurn(withRoomyBowl(tidied, dish.kind, ingredients), ingredients);
  const boiled = withScaledBoiling(prepared, factor / Math.max(1, ...potsIn(rendering)));
  const browned = factor > 1 ? withBrowningMinutes(boiled.steps, lines) : { steps: boiled.steps, minutes: 0 };
  const wilted = withWiltingTime(browned.steps, lines, factor);
  const served = forFewPeople(adaptToTinyAmounts(wilted.steps, ingredients), servings, ingredients);
  const inOrder = withEnoughWaterKept(
    withOvenFirst(withLateSidesInside(withWaterFirst(served)), servings),
    servings,
  );
  return {
    instructions: withNotes(withPanNamedAgain(inOrder), ingredients),
    ingredients,
    boiling: boiled.minutes + browned.minutes + wilted.minutes,
    batches,
  };
}

/** For each mention of a pot in the method, the number of pots. */
function potsIn({ dishVessels }: DishRendering): number[] {
  return dishVessels.filter(({ to }) => to === 'pot').map(({ isPlural }) => (isPlural ? 2 : 1));
}

/** Minutes per additional omelette. */
const minutesPerRound = 3;

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
