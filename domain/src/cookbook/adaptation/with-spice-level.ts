import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { type Dish, type DishKind, type DishPart, isMainDish, saladKinds } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { mentionWith } from './balance-salt.ts';
import { chiliPlacementOf, hotLoverLevel } from './chili-placement.ts';
import {
  type Chilies,
  chiliesOf,
  condimentOf,
  cuisineChilies,
  hotterChilies,
  softChilies,
} from './chilies-of-cuisine.ts';
import type { DishRequirements } from './dish-requirements.ts';
import { labelled, labelsFor } from './labels.ts';
import { isMoreThanSnack, maxFresh, maxOfOne, minHotGround, withMoreOwnChili } from './own-chili.ts';
import { isPartAllowed } from './part-limits.ts';
import { isFreshChili, maxPungencyOfMild, pungencyFor, pungencyOf, pungencyOfPart } from './pungency.ts';
import { spiceFactor } from './spice-levels.ts';

/** Spice level from which on a dish is made as hot as the level says, if it can take chili. */
const minChiliLevel = 3;
/** Share of the wanted heat that may be missing: a second chili for less is not worth buying. */
const tolerance = 0.5;
/** Maximum teaspoons per serving of a ground chili that a dish does not have itself: more drowns it, or tastes dusty. */
const maxSpoons = { hot: 0.5, mild: 0.5, delicate: 0.15 } as const;
/** What is passed at the table is meant for more than one helping of each. */
const maxSpoonsAtTable = 0.8;

const freshChilies: Readonly<Partial<Record<FoodId, readonly [one: string, many: string]>>> = {
  'green-chili': ['green chili', 'green chilies'],
  'thai-chili': ['Thai chili', 'Thai chilies'],
};

/** Chilies, their products, and hot spice mixtures. */
export function isChili({ id, kinds }: Food): boolean {
  return kinds.includes('chili') || cuisineChilies.has(id);
}

const sweetKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'pudding',
  'fruit',
  'smoothie',
  'yogurt bowl',
  'granola',
]);
/** Sweet in some cuisines, savory in others. */
const possiblySweetKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'pancakes',
  'porridge',
  'toast',
  'bites',
  'dip',
]);
/** Grams of carbohydrate per serving from sweeteners and fruit. */
const minSweetCarbs = 4;

/** Creamy or delicate: chili would make them something else for all but those who like it hot. */
const mildKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'gratin',
  'savory pie',
  'baked pasta',
  'risotto',
  'steamed',
  'omelette',
  'toast',
]);
/** Soft eggs taste of nothing else with half a spoon of cayenne; the rest is passed at the table. */
const delicateKinds: ReadonlySet<DishKind> = new Set<DishKind>(['eggs', 'omelette']);
/** Share of the missing heat for a dish without any as written. */
const pinchShare = 0.35;

const unsweetFruit: FoodSet = new Set(
  foodIds('lemon lemon-juice lemon-zest lime lime-juice lime-zest avocado'),
);

export function isSweet({ dish, parts }: AdaptedDish): boolean {
  if (sweetKinds.has(dish.kind)) return true;
  if (!possiblySweetKinds.has(dish.kind) && isMainDish(dish)) return false;
  const sugar = [...parts.values()]
    .filter(({ food }) => ['sweetener', 'fruit'].includes(foodById(food).class) && !unsweetFruit.has(food))
    .reduce((sum, part) => sum + nutritionOf([part], dish.serves).perServing.carbs, 0);
  return sugar > minSweetCarbs;
}

type ChiliLimits = Pick<DishRequirements, 'allergies' | 'dietaryRestrictions'> &
  Partial<Pick<DishRequirements, 'excludedFoods' | 'omitHotParts' | 'spiceLevelAtTable'>>;

/**
 * The dish at the household's spice level: with more of its own chilies, and if half of the heat is still missing, with
 * the chili of its cuisine, cooked into it or passed at the table. A dish that takes neither stays as it is.
 */
export function atSpiceLevel<Adapted extends AdaptedDish>(
  adapted: Adapted,
  spiceLevel: number,
  needs: ChiliLimits,
): Adapted {
  const level = Math.min(5, Math.round(spiceLevel));
  if (adapted.dish.neverHot) return adapted;
  if (level < minChiliLevel || needs.omitHotParts || isSweet(adapted)) {
    const { spiceLevelAtTable } = needs;
    const mild = withMoreOwnChili(adapted, mildingFactor(adapted, level), level);
    return spiceLevelAtTable === undefined ? mild : withHeatForAdults(mild, spiceLevelAtTable, needs);
  }
  const wanted = pungencyFor(level);
  const present = heatOf(adapted, level);
  const own = present > 0 ? withMoreOwnChili(adapted, Math.max(1, wanted / present), level) : adapted;
  const isShort = (version: Adapted) =>
    wanted - heatOf(version, level) > wanted * tolerance && !version.dish.parts.some(isHotFresh);
  const add = (version: Adapted, chilies: Chilies) =>
    isShort(version) ? withChili(version, wanted - heatOf(version, level), level, needs, chilies) : version;
  const usual = chiliesOf[own.dish.cuisine];
  if (level < hotLoverLevel) return add(own, usual);
  // Mild flakes alone leave a dish mild: first something hot in it, then flakes, then something hot at the table.
  const hotter = hotterChilies(own.dish.cuisine);
  const cooked = add(own, { cooked: hotter.cooked, atTable: null });
  const flaked = cooked === own ? add(own, { cooked: usual.cooked, atTable: null }) : cooked;
  // A fresh chili goes into a main that is not cooked, too, but not into a dip.
  const { atTable } = hotter;
  const isFresh = atTable !== null && atTable in freshChilies && isMainDish(own.dish);
  return add(flaked, { cooked: isFresh ? atTable : null, atTable });
}

/** Factor that leaves a dish no more heat than those who like it mild do not mind. */
function mildingFactor(adapted: AdaptedDish, level: number): number {
  const present = heatOf(adapted, level);
  return present === 0 ? 1 : Math.min(1, (maxPungencyOfMild[level] ?? present) / present);
}

/** A dish that is mild for the children, with the chili of its cuisine beside it. */
function withHeatForAdults<Adapted extends AdaptedDish>(
  adapted: Adapted,
  level: number,
  needs: ChiliLimits,
): Adapted {
  if (isSweet(adapted)) return adapted;
  const condiments = { cooked: null, atTable: condimentOf(adapted.dish.cuisine) };
  return withChili(adapted, pungencyFor(level), level, needs, condiments, 'adults');
}

/** Share of the people at a table with children who eat hotter. */
const shareOfAdults = 0.5;

/** From this heat per gram on, a fresh chili is hot. */
const minHotFresh = 0.04;

/** Serranos and the like: with as many of them as people eat, nothing hotter is passed. */
const isHotFresh = ({ food }: DishPart) =>
  isFreshChili(foodById(food)) && pungencyOf(foodById(food), 1) >= minHotFresh;

/** Heat of a serving at a spice level, by `spiceFactor`. */
export function heatOf({ dish, parts }: AdaptedDish, level: number): number {
  let sum = 0;
  for (const [key, part] of parts)
    sum += pungencyOfPart(part) * (dish.spicy.includes(key) ? spiceFactor(dish.heat, level) : 1);
  return sum / dish.serves;
}

/** The chili that is passed at the table, if any. */
export function tableChiliOf({ parts }: Pick<AdaptedDish, 'parts'>): DishPart | undefined {
  return [...parts.values()].find(({ table }) => table !== undefined);
}

/** The same heat without what is passed at the table. */
export function cookedHeatOf(adapted: AdaptedDish, level: number): number {
  const passed = tableChiliOf(adapted);
  const heat = heatOf(adapted, level);
  return passed ? heat - pungencyOfPart(passed) / adapted.dish.serves : heat;
}

function withChili<Adapted extends AdaptedDish>(
  adapted: Adapted,
  missing: number,
  level: number,
  needs: ChiliLimits,
  { cooked, atTable }: Chilies,
  table: NonNullable<DishPart['table']> = 'all',
): Adapted {
  const { dish, parts } = adapted;
  // Who likes some heat also eats mild dishes: a gratin is not made red for them, and others get a pinch.
  const isMildByNature = level === minChiliLevel && dish.heat === 0;
  const isLeftMild = isMildByNature && mildKinds.has(dish.kind);
  // One kind of raw chili is enough.
  const isSecondFresh =
    cooked !== null &&
    cooked in freshChilies &&
    saladKinds.has(dish.kind) &&
    [...parts.values()].some((part) => isFreshChili(foodById(part.food)));
  const placement =
    cooked &&
    !isLeftMild &&
    !isSecondFresh &&
    chiliPlacementOf(adapted, {
      isSoft: softChilies.has(cooked) || cooked in freshChilies,
      isSliced: cooked in freshChilies,
    });
  const food = placement ? cooked : atTable;
  if (!food || (!placement && !isMoreThanSnack(dish))) return adapted;
  const heat = isMildByNature && placement ? missing * pinchShare : missing;
  const chili = labelled(
    placement ? chiliFor(food, heat, dish) : tableChili(food, heat, dish, table),
    labelsFor(needs),
  );
  const isPresent = [...parts.values()].some((part) => part.food === food);
  if (isPresent || parts.has(chili.key) || !isPartAllowed(chili, needs) || needs.excludedFoods?.has(food))
    return adapted;
  const steps = placement
    ? mentionWith(adapted.steps, placement, `{${chili.key}}`)
    : adapted.steps.map((step, at) => (at === adapted.steps.length - 1 ? `${step} ${passing(chili)}` : step));
  return { ...adapted, steps, parts: new Map([...parts, [chili.key, chili]]) };
}

/** What a dish is passed with at the table. */
const passing = ({ key, table }: DishPart) =>
  `Pass the {${key}} ${table === 'adults' ? 'to the adults ' : ''}at the table.`;

function tableChili(food: FoodId, heat: number, dish: Dish, table: NonNullable<DishPart['table']>): DishPart {
  const part = chiliFor(food, heat, dish, table);
  return { ...part, table, name: table === 'adults' ? `${part.name}, for the adults` : part.name };
}

/** Teaspoons of a chili, or fresh ones, that give a serving this heat. */
function chiliFor(food: FoodId, heat: number, dish: Dish, table?: DishPart['table']): DishPart {
  const eaters = table === 'adults' ? shareOfAdults * dish.serves : dish.serves;
  const chili = foodById(food);
  const names = freshChilies[food];
  if (names) {
    const heatOfOne = pungencyOf(chili, toGrams(chili, 1, 'whole') ?? 10);
    const most = (toGrams(chili, 1, 'whole') ?? 10) > maxFresh.tiny ? maxOfOne.chilies : maxOfOne.tinyChilies;
    const count = Math.max(1, Math.round(Math.min(heat / heatOfOne, most) * eaters));
    const called = names[count > 1 ? 1 : 0];
    return { key: called, name: `${called}, thinly sliced`, amount: count, unit: 'whole', food };
  }
  const key = chili.name.replace(/^(?:aleppo|espelette)\b/, capitalized);
  const spoon = pungencyOf(chili, toGrams(chili, 1, 'tsp') ?? 2);
  const isMild = pungencyOf(chili, 1) < minHotGround && isMoreThanSnack(dish);
  const most =
    delicateKinds.has(dish.kind) && !isMild ? maxSpoons.delicate : maxSpoons[isMild ? 'mild' : 'hot'];
  const mostSpoons = table && !isMild ? maxSpoonsAtTable : most;
  const spoons = Math.min(heat / spoon, chili.class === 'spice' ? mostSpoons : maxOfOne.spoons);
  const amount = Math.max(0.25, Math.round(spoons * eaters * 4) / 4);
  return amount < 3
    ? { key, name: key, amount, unit: 'tsp', food }
    : { key, name: key, amount: Math.round((amount * 2) / 3) / 2, unit: 'tbsp', food };
}
