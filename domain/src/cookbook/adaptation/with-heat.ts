import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import type { Needs } from './adapt-dish.ts';
import { mentionBeside } from './balance-salt.ts';
import { type Chilies, chiliesOf, cuisineChilies, hotterChilies, softChilies } from './chilies-of-cuisine.ts';
import { spiceFactor } from './heat.ts';
import { looksForHeat, placeOf } from './heat-place.ts';
import { labelled, labelsFor } from './labels.ts';
import { isPartAllowed } from './part-limits.ts';
import { isFreshChili, pungencyFor, pungencyOf, pungencyOfPart } from './pungency.ts';

/** Spice level from which on a dish is made as hot as the level says, if it can take chili. */
const likesHeat = 3;
/** Share of the wanted heat that may be missing: a second chili for less is not worth buying. */
const mayMiss = 0.5;
/** Maximum factor on a dish's own pastes and sauces. */
const maxOfOwn = 2;
/** Maximum teaspoons per serving of a ground chili that a dish does not have itself: more drowns it, or tastes dusty. */
const maxSpoons = { hot: 0.4, mild: 0.5 } as const;
/** From this heat per gram on, a ground or a fresh chili is hot, see `pungencyOf`. */
const hot = 0.3;
const hotFresh = 0.04;
/** The same for its own ground chilies at any level, and the minimum that stays. */
const maxDust = { hot: 1, mild: 2, snack: 0.4 } as const;
const minOfOwn = 0.25;
/** Maximum of its own fresh chilies per serving, in grams and in pieces; of tiny Thai ones more, see `tinyForOne`. */
const maxFresh = { grams: 15, pieces: 1, tiny: 4 } as const;
/** Tiny chilies in place of a large one. */
const tinyForOne = 3;
/** Factor on a mild ground chili beyond which a dip turns to paste and a batter red; dried whole chilies per serving. */
const maxGrowth = 3.6;
const maxDried = 2.5;
/** The same in a dip or a snack, of which a serving is a few spoons. */
const maxFreshOfSnack = { grams: 8, pieces: 0.5 } as const;
/** Maximum teaspoons, or fresh chilies, per serving beside the dish. */
const maxBeside = { spoons: 2, chilies: 1 } as const;

const freshChilies: Readonly<Partial<Record<FoodId, readonly [one: string, many: string]>>> = {
  'green-chili': ['green chili', 'green chilies'],
  'thai-chili': ['Thai chili', 'Thai chilies'],
};

/** Chilies, their products, and hot spice mixtures. */
export function isChili({ id, kinds }: Food): boolean {
  return kinds.includes('chili') || cuisineChilies.has(id);
}

const alwaysSweet: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'pudding',
  'fruit',
  'smoothie',
  'yogurt bowl',
  'granola',
]);
/** Sweet in some cuisines, savory in others. */
const sometimesSweet: ReadonlySet<DishKind> = new Set<DishKind>([
  'pancakes',
  'porridge',
  'toast',
  'bites',
  'dip',
]);
/** Grams of carbohydrate per serving from sweeteners and fruit. */
const sweet = 4;

/** Creamy or delicate: chili would make them something else for all but those who like it hot. */
const mildAlways: ReadonlySet<DishKind> = new Set<DishKind>([
  'gratin',
  'savory pie',
  'baked pasta',
  'risotto',
  'steamed',
  'omelette',
  'toast',
]);
/** Share of the missing heat for a dish without any as written. */
const pinch = 0.35;

const isMain = ({ meals }: Dish) => meals.includes('lunch') || meals.includes('dinner');
const isMeal = ({ meals }: Dish) => meals.some((one) => one !== 'snack');

const unsweetFruit: FoodSet = new Set(
  foodIds('lemon lemon-juice lemon-zest lime lime-juice lime-zest avocado'),
);

function isSweet({ dish, parts }: AdaptedDish): boolean {
  if (alwaysSweet.has(dish.kind)) return true;
  if (!sometimesSweet.has(dish.kind) && isMain(dish)) return false;
  const sugar = [...parts.values()]
    .filter(({ food }) => ['sweetener', 'fruit'].includes(foodById(food).class) && !unsweetFruit.has(food))
    .reduce((sum, part) => sum + nutritionOf([part], dish.serves).perServing.carbs, 0);
  return sugar > sweet;
}

type Heat = Pick<Needs, 'allergies' | 'dietaryRestrictions'> & Partial<Pick<Needs, 'avoid' | 'isMild'>>;

/**
 * The dish at the household's spice level: with more of its own chilies, and if half of the heat is still missing, with
 * the chili of its cuisine, cooked into it or passed at the table. A dish that takes neither stays as it is.
 */
export function withHeat<Made extends AdaptedDish>(adapted: Made, spiceLevel: number, needs: Heat): Made {
  const level = Math.min(5, Math.round(spiceLevel));
  if (level < likesHeat || needs.isMild || adapted.dish.neverHot) return adapted;
  if (isSweet(adapted)) return withMoreOfIts(adapted, 1, level);
  const wanted = pungencyFor(level);
  const had = heatOf(adapted, level);
  const own = had > 0 ? withMoreOfIts(adapted, Math.max(1, wanted / had), level) : adapted;
  const isShort = (made: Made) =>
    wanted - heatOf(made, level) > wanted * mayMiss && !made.dish.parts.some(isHotFresh);
  const add = (made: Made, chilies: Chilies) =>
    isShort(made) ? withChili(made, wanted - heatOf(made, level), level, needs, chilies) : made;
  const usual = chiliesOf[own.dish.cuisine];
  if (level < looksForHeat) return add(own, usual);
  // Mild flakes alone leave a dish mild: first something hot in it, then flakes, then something hot beside it.
  const hotter = hotterChilies(own.dish.cuisine);
  const cooked = add(own, { cooked: hotter.cooked, passed: null });
  const flaked = cooked === own ? add(own, { cooked: usual.cooked, passed: null }) : cooked;
  return add(flaked, { cooked: null, passed: hotter.passed });
}

/** Serranos and the like: nothing hotter is passed beside as many of them as people eat. */
const isHotFresh = ({ food }: DishPart) =>
  isFreshChili(foodById(food)) && pungencyOf(foodById(food), 1) >= hotFresh;

/** Heat of a serving at a spice level, by `spiceFactor`. */
export function heatOf({ dish, parts }: AdaptedDish, level: number): number {
  let sum = 0;
  for (const [key, part] of parts)
    sum += pungencyOfPart(part) * (dish.spicy.includes(key) ? spiceFactor(dish.heat, level) : 1);
  return sum / dish.serves;
}

function withMoreOfIts<Made extends AdaptedDish>(adapted: Made, factor: number, level: number): Made {
  const { dish } = adapted;
  const bySpice = spiceFactor(dish.heat, level);
  const parts = [...adapted.parts].map(([key, part]): [string, DishPart] => {
    if (!dish.spicy.includes(key)) return [key, part];
    const most = mostOf(part, dish);
    const times = Math.min(factor, most === null ? maxOfOwn : most / bySpice);
    return [key, { ...part, amount: part.amount * Math.max(minOfOwn, times) }];
  });
  return { ...adapted, parts: new Map(parts) };
}

/** Maximum factor on the whole of a dish's fresh or ground chili; null for pastes and sauces. */
function mostOf(part: DishPart, dish: Dish): number | null {
  const { food, grams } = measurePart(part);
  if (isFreshChili(food)) {
    const piece = toGrams(food, 1, 'whole') ?? 0;
    const { grams: weight, pieces } = dish.meals[0] === 'snack' ? maxFreshOfSnack : maxFresh;
    const most = Math.min(weight, pieces * piece * (piece > maxFresh.tiny ? 1 : tinyForOne));
    return (dish.serves * most) / grams;
  }
  if (isDriedWhole(part)) return Math.max(1, (dish.serves * maxDried) / part.amount);
  if (!isGround(part)) return null;
  const spoons = isMeal(dish) ? maxDust[pungencyOf(food, 1) >= hot ? 'hot' : 'mild'] : maxDust.snack;
  const most = (dish.serves * spoons) / spoonsOf(part);
  return pungencyOf(food, 1) >= hot ? most : Math.min(maxGrowth, most);
}

const isDriedWhole = ({ food, unit }: DishPart) => unit === 'whole' && foodById(food).class === 'spice';
const isGround = ({ food, unit }: DishPart) =>
  foodById(food).class === 'spice' && (unit === 'tsp' || unit === 'tbsp');

function withChili<Made extends AdaptedDish>(
  adapted: Made,
  missing: number,
  level: number,
  needs: Heat,
  { cooked, passed }: Chilies,
): Made {
  const { dish, parts } = adapted;
  // Who likes some heat also eats mild dishes: a gratin is not made red for them, and others get a pinch.
  const isMildByNature = level === likesHeat && dish.heat === 0;
  const isLeftMild = isMildByNature && mildAlways.has(dish.kind);
  const place = cooked && !isLeftMild && placeOf(adapted, softChilies.has(cooked));
  const food = place ? cooked : passed;
  if (!food || (!place && !isMeal(dish))) return adapted;
  const heat = isMildByNature && place ? missing * pinch : missing;
  const chili = labelled(partOf(food, heat, dish), labelsFor(needs));
  const isThere = [...parts.values()].some((part) => part.food === food);
  if (isThere || parts.has(chili.key) || !isPartAllowed(chili, needs) || needs.avoid?.has(food))
    return adapted;
  const steps = place
    ? mentionBeside(adapted.steps, place, `{${chili.key}}`)
    : adapted.steps.map((step, at) =>
        at === adapted.steps.length - 1 ? `${step} Pass the {${chili.key}} at the table.` : step,
      );
  return { ...adapted, steps, parts: new Map([...parts, [chili.key, chili]]) };
}

const spoonsOf = ({ amount, unit }: DishPart) => amount * (unit === 'tbsp' ? 3 : 1);

/** Teaspoons of a chili, or fresh ones, that give a serving this heat. */
function partOf(food: FoodId, heat: number, dish: Dish): DishPart {
  const { serves } = dish;
  const made = foodById(food);
  const names = freshChilies[food];
  if (names) {
    const one = pungencyOf(made, toGrams(made, 1, 'whole') ?? 10);
    const count = Math.max(1, Math.round(Math.min(heat / one, maxBeside.chilies) * serves));
    const called = names[count > 1 ? 1 : 0];
    return { key: called, name: `${called}, thinly sliced`, amount: count, unit: 'whole', food };
  }
  const key = made.name.replace(
    /^(?:aleppo|espelette)\b/,
    (place) => place[0]!.toUpperCase() + place.slice(1),
  );
  const spoon = pungencyOf(made, toGrams(made, 1, 'tsp') ?? 2);
  const isMild = pungencyOf(made, 1) < hot && isMeal(dish);
  const most = isMild ? maxSpoons.mild : maxSpoons.hot;
  const spoons = Math.min(heat / spoon, made.class === 'spice' ? most : maxBeside.spoons);
  const amount = Math.max(0.25, Math.round(spoons * serves * 4) / 4);
  return amount < 3
    ? { key, name: key, amount, unit: 'tsp', food }
    : { key, name: key, amount: Math.round((amount * 2) / 3) / 2, unit: 'tbsp', food };
}
