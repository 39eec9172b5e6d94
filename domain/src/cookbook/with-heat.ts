import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { type FoodSet, foodIds } from '../foods/food-ids.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { DishCuisine } from '../vocabulary/cuisine-names.ts';
import type { Needs } from './adapt-dish.ts';
import { mentionBeside } from './balance-salt.ts';
import type { Dish, DishKind, DishPart } from './dish.ts';
import { placeOf } from './heat-place.ts';
import { spiceFactor } from './kitchen/heat.ts';
import { labelled, labelsFor } from './kitchen/labels.ts';
import { isFreshChili, pungencyFor, pungencyOf, pungencyOfPart } from './kitchen/pungency.ts';
import type { AdaptedDish } from './make-recipe.ts';
import { measurePart } from './measure-part.ts';
import { isPartAllowed } from './part-limits.ts';

/** Spice level from which on a dish is made as hot as the level says, if it can take chili. */
const likesHeat = 3;
/** Tolerated shortfall of heat by level. */
const mayMiss = { 3: 0.3, 4: 0.2, 5: 0.15 } as const;
/** Maximum factor on a dish's own chilies. */
const maxOfOwn = 2;
/** Maximum teaspoons per serving of one ground chili: more of a mild one tastes dusty. */
const maxSpoons = 0.75;
/** The same for its own chilies at any level, and the minimum that stays. */
const maxDust = { meal: 1, snack: 0.4 } as const;
const minOfOwn = 0.25;
/** Maximum grams of fresh chilies per serving; hotter ones are served beside the dish. */
const maxFresh = 25;
/** Maximum teaspoons, or fresh chilies, per serving beside the dish. */
const maxBeside = { spoons: 2, chilies: 1 } as const;

const flakes: FoodId = 'red-pepper-flakes';
/** The usual ground or crushed chili of a cuisine; crushed red pepper for others. */
const ofCuisine: Readonly<Partial<Record<DishCuisine, FoodId>>> = {
  French: 'espelette-pepper',
  Mediterranean: 'aleppo-pepper',
  'Middle Eastern': 'aleppo-pepper',
  Turkish: 'aleppo-pepper',
  Lebanese: 'aleppo-pepper',
  Greek: 'aleppo-pepper',
  Moroccan: 'aleppo-pepper',
  Korean: 'gochugaru',
  Ethiopian: 'berbere',
  American: 'cayenne',
  British: 'cayenne',
  Indian: 'cayenne',
  Mexican: 'cayenne',
  Caribbean: 'cayenne',
  Brazilian: 'cayenne',
  Peruvian: 'cayenne',
  German: 'cayenne',
  Polish: 'cayenne',
  Hungarian: 'cayenne',
  Scandinavian: 'cayenne',
};
const anyCuisine: readonly FoodId[] = ['cayenne', flakes];

/** The usual hot condiment of a cuisine, which is not dry. */
const atTable: Readonly<Partial<Record<DishCuisine, FoodId>>> = {
  Italian: 'chili-oil',
  French: 'harissa',
  Spanish: 'harissa',
  Greek: 'harissa',
  German: 'hot-sauce',
  Polish: 'hot-sauce',
  Hungarian: 'hot-sauce',
  Scandinavian: 'hot-sauce',
  Mediterranean: 'harissa',
  'Middle Eastern': 'harissa',
  Turkish: 'harissa',
  Lebanese: 'harissa',
  Moroccan: 'harissa',
  Chinese: 'chili-oil',
  Korean: 'chili-oil',
  Japanese: 'shichimi-togarashi',
  Asian: 'thai-chili',
  Thai: 'thai-chili',
  Vietnamese: 'thai-chili',
  Indonesian: 'thai-chili',
  Filipino: 'thai-chili',
  Indian: 'green-chili',
  Ethiopian: 'green-chili',
  Mexican: 'serrano-pepper',
  Peruvian: 'serrano-pepper',
  American: 'hot-sauce',
  British: 'hot-sauce',
  Caribbean: 'hot-sauce',
  Brazilian: 'hot-sauce',
};
const freshChilies: Readonly<Partial<Record<FoodId, readonly [one: string, many: string]>>> = {
  'red-chili': ['red chili', 'red chilies'],
  'green-chili': ['green chili', 'green chilies'],
  'thai-chili': ['Thai chili', 'Thai chilies'],
  'serrano-pepper': ['serrano pepper', 'serrano peppers'],
};
const anyTable: readonly FoodId[] = ['hot-sauce', 'chili-oil', 'red-chili'];

const hot: FoodSet = new Set([...Object.values(ofCuisine), ...Object.values(atTable)]);

/** Chilies, their products, and hot spice mixtures. */
export function isChili({ id, kinds }: Food): boolean {
  return kinds.includes('chili') || hot.has(id);
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
 * The dish at the household's spice level: with more of its own chilies, and if that is not enough, with the chili of
 * its cuisine, added during cooking if the dish can take it, otherwise served beside it.
 */
export function withHeat<Made extends AdaptedDish>(adapted: Made, spiceLevel: number, needs: Heat): Made {
  const level = Math.min(5, Math.round(spiceLevel));
  if (level < likesHeat || needs.isMild || adapted.dish.neverHot || isSweet(adapted)) return adapted;
  const wanted = pungencyFor(level);
  const unmissed = wanted * mayMiss[level as keyof typeof mayMiss];
  const had = heatOf(adapted, level);
  if (wanted - had <= unmissed) return adapted;
  const own = had > 0 ? withMoreOfIts(adapted, Math.min(maxOfOwn, wanted / had), level) : adapted;
  const missing = wanted - heatOf(own, level);
  return missing > unmissed ? withChili(own, missing, needs) : own;
}

/** Heat of a serving at a spice level, by `spiceFactor`. */
function heatOf({ dish, parts }: AdaptedDish, level: number): number {
  let sum = 0;
  for (const [key, part] of parts)
    sum += pungencyOfPart(part) * (dish.spicy.includes(key) ? spiceFactor(dish.heat, level) : 1);
  return sum / dish.serves;
}

function withMoreOfIts<Made extends AdaptedDish>(adapted: Made, factor: number, level: number): Made {
  const { spicy, heat, serves } = adapted.dish;
  const dust = serves * maxDust[isMeal(adapted.dish) ? 'meal' : 'snack'];
  const parts = [...adapted.parts].map(([key, part]): [string, DishPart] => {
    if (!spicy.includes(key)) return [key, part];
    const isDust = foodById(part.food).class === 'spice' && (part.unit === 'tsp' || part.unit === 'tbsp');
    const { food, grams } = measurePart(part);
    const isFresh = isFreshChili(food);
    const [much, had] = isDust ? [dust, spoonsOf(part)] : [serves * maxFresh, grams];
    const max = isDust || isFresh ? much / (had * spiceFactor(heat, level)) : factor;
    return [key, { ...part, amount: part.amount * Math.max(minOfOwn, Math.min(factor, max)) }];
  });
  return { ...adapted, parts: new Map(parts) };
}

function withChili<Made extends AdaptedDish>(adapted: Made, missing: number, needs: Heat): Made {
  const { dish, parts } = adapted;
  const place = placeOf(adapted);
  if (!place && !isMeal(dish)) return adapted;
  const had = new Set([...parts.values()].map(({ food }) => food));
  const choice = place
    ? [ofCuisine[dish.cuisine] ?? flakes, flakes, ...anyCuisine]
    : [atTable[dish.cuisine] ?? anyTable[0]!, ...anyTable].filter((food) => !had.has(food));
  const chili = choice
    .map((food) => labelled(partOf(food, missing, dish.serves), labelsFor(needs)))
    .find(
      (part) =>
        isBearable(part, dish.serves) &&
        !parts.has(part.key) &&
        isPartAllowed(part, needs) &&
        !needs.avoid?.has(part.food),
    );
  if (!chili) return adapted;
  const same = [...parts].find(([, { food, unit }]) => food === chili.food && unit === chili.unit);
  if (same) {
    const more = { ...same[1], amount: same[1].amount + chili.amount };
    return { ...adapted, parts: new Map(parts).set(same[0], more) };
  }
  const steps = place
    ? mentionBeside(adapted.steps, place, `{${chili.key}}`)
    : adapted.steps.map((step, at) =>
        at === adapted.steps.length - 1 ? `${step} Pass the {${chili.key}} at the table.` : step,
      );
  return { ...adapted, steps, parts: new Map([...parts, [chili.key, chili]]) };
}

const spoonsOf = ({ amount, unit }: DishPart) => amount * (unit === 'tbsp' ? 3 : 1);

function isBearable(part: DishPart, serves: number): boolean {
  return foodById(part.food).class !== 'spice' || spoonsOf(part) <= serves * maxSpoons;
}

/** Teaspoons of a chili, or fresh ones, that give a serving this heat. */
function partOf(food: FoodId, heat: number, serves: number): DishPart {
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
  const spoons = made.class === 'spice' ? heat / spoon : Math.min(heat / spoon, maxBeside.spoons);
  const amount = Math.max(0.25, Math.round(spoons * serves * 4) / 4);
  return amount < 3
    ? { key, name: key, amount, unit: 'tsp', food }
    : { key, name: key, amount: Math.round((amount * 2) / 3) / 2, unit: 'tbsp', food };
}
