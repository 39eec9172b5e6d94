import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';

/**
 * Milligrams of sodium needed per 100 g: 0.75 % salt for unsalted food, nearly 1 % for ground meat; canned food needs
 * less.
 */
const neededSodium = { unsalted: 300, ground: 380, beans: 100, vegetables: 50 } as const;
/** Vegetables count with this share of their weight, since much of it is water that runs off or is not noticed. */
const vegetableShare = 0.5;
/** Milligrams of sodium per 100 g below which a food counts as unsalted. */
const maxUnsaltedSodium = 150;
/** Cheese and fish are salty by themselves; half of their excess salt benefits the rest of the plate. */
const excessShare = 0.5;
/** Cooked weight per gram of dried beans or lentils. */
const cookedWeightRatio = 2.2;
/** Grain and beans with more kilocalories per 100 g are dry. */
const minDryCalories = 250;
/**
 * Milligrams of sodium per 100 g as eaten: noodle and bread doughs have 1 to 2 % of salt to their flour, dishes of rice as
 * much to the dry grain, and ready soups 250 to 400 mg (USDA FoodData Central); ours are the lower ends.
 */
const sodiumOfDough = 390;
const sodiumOfGrain = 350;
const sodiumOfBroth = 160;
/** Milligrams of sodium in a teaspoon of salt: 6 g, 38,758 mg per 100 g (USDA FoodData Central). */
export const sodiumPerTeaspoon = 2325;
/** Less flour only binds or coats. */
const minFlour = 150;

const savoryDoughs: ReadonlySet<DishKind> = new Set<DishKind>([
  'pasta',
  'noodles',
  'noodle soup',
  'dumplings',
  'pizza and flatbread',
  'savory pie',
]);
/** Kinds in which grain is mixed with the salted food, not served with it. */
const mixedGrains: ReadonlySet<DishKind> = new Set<DishKind>(['rice dish', 'risotto', 'salad', 'main salad']);
/** Share of the water that neither boils away nor is absorbed. */
const brothShare: Readonly<Partial<Record<DishKind, number>>> = {
  soup: 0.8,
  'noodle soup': 0.8,
  'hot pot': 0.8,
  stew: 0.5,
  'dal and beans': 0.5,
};
const waterAmounts = /\bwater\b[^.;{]*\{([\d.]+) (l|ml)\}|\{([\d.]+) (l|ml)\} of (?:[a-z]+ )?water\b/g;

const vegetables: ReadonlySet<Food['class']> = new Set(['vegetable', 'mushroom']);
const solids: ReadonlySet<Food['class']> = new Set([
  ...vegetables,
  'starchy-vegetable',
  ...meatAndSeafood,
  'egg',
  'legume',
  'soy',
]);
const saltySolids: ReadonlySet<Food['class']> = new Set([...solids, 'dairy']);

/**
 * Milligrams of sodium that added salt must contribute, by weight. Sauces, stocks and pickles count as salt, salty
 * foods by half, sides of bread not at all.
 */
export function saltNeeded({ kind, steps }: Pick<Dish, 'kind' | 'steps'>, parts: Iterable<DishPart>): number {
  const share = brothShare[kind] ?? 0;
  let water = share > 0 ? waterOf(steps) : 0;
  let need = 0;
  for (const part of parts) {
    const { food, grams } = measurePart(part);
    const { sodium, calories } = food.per100g;
    // A side has its own salt, or that of its water.
    if (food.class === 'salt' || part.side !== undefined) continue;
    if (isStaple(food)) need += (grams * sodiumOfStaple(food, grams, kind)) / 100;
    else if (isPulse(food) && calories > minDryCalories) {
      water -= grams * (cookedWeightRatio - 1);
      need += (grams * cookedWeightRatio * neededSodium.unsalted) / 100;
    } else if (solids.has(food.class) && sodium < maxUnsaltedSodium)
      need += (grams * neededSodiumOf(part, food)) / 100;
    else if (food.class === 'legume') need += (grams * neededSodium.beans) / 100;
    else if (isFromCan(part, food)) need += (grams * neededSodium.vegetables) / 100;
    else if (saltySolids.has(food.class))
      need -= (excessShare * grams * Math.max(0, sodium - neededSodium.unsalted)) / 100;
    // Stock uses up part of its salt for being a broth itself.
    else
      need -= sodiumIn([part]) - (food.kinds.includes('stock') ? (share * grams * sodiumOfBroth) / 100 : 0);
  }
  return Math.max(0, need + (Math.max(0, water) * share * sodiumOfBroth) / 100);
}

function neededSodiumOf({ name }: DishPart, { class: kind }: Food): number {
  if (vegetables.has(kind)) return vegetableShare * neededSodium.unsalted;
  return /\bground\b/.test(name) ? neededSodium.ground : neededSodium.unsalted;
}

/** Bread and rice are sides of salted food, except as dough or mixed with it. */
function sodiumOfStaple({ class: foodClass, kinds, per100g }: Food, grams: number, kind: DishKind): number {
  if (kinds.includes('flour'))
    return foodClass === 'gluten-grain' && grams >= minFlour && savoryDoughs.has(kind) ? sodiumOfDough : 0;
  const isGrain =
    foodClass.endsWith('grain') && !kinds.some((foodKind) => foodKind === 'bread' || foodKind === 'pasta');
  return isGrain && mixedGrains.has(kind) && per100g.calories > minDryCalories ? sodiumOfGrain : 0;
}

const isPulse = ({ class: kind, per100g }: Food) => kind === 'legume' && per100g.carbs > 40;

/** Milliliters of water in the steps that are not poured off. */
function waterOf(steps: readonly string[]): number {
  const all = [...steps.join(' ').matchAll(waterAmounts)];
  return all.reduce((sum, [, a, unit, b, other]) => {
    return sum + Number(a ?? b) * ((unit ?? other) === 'l' ? 1000 : 1);
  }, 0);
}

/**
 * Milligrams of sodium in these parts, from their food ids: parsing the lines again would be too slow for week
 * planning.
 */
export function sodiumIn(parts: Iterable<DishPart>): number {
  let sum = 0;
  for (const part of parts) {
    const { food, grams } = measurePart(part);
    sum += (grams * food.per100g.sodium) / 100;
  }
  return sum;
}

/** The brine is poured off, but its salt remains in the food. */
function isFromCan({ unit }: DishPart, { class: kind }: Food): boolean {
  return vegetables.has(kind) && (unit === 'can' || unit === 'jar');
}

/** Bread and rice are sides of salted food. */
const isStaple = ({ class: kind, kinds }: Food) =>
  kind === 'grain' ||
  kind === 'gluten-grain' ||
  kinds.some(
    (foodKind) =>
      foodKind === 'bread' || foodKind === 'pasta' || foodKind === 'noodle' || foodKind === 'dough',
  );

/** Of the dish itself, not of a side. */
export const isSpoonOfSalt = ({ food, unit, side }: DishPart) =>
  unit === 'tsp' && side === undefined && foodById(food).class === 'salt';
