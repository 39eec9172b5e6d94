import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import type { DishKind, DishPart } from '../dish.ts';
import { measurePart } from '../measure-part.ts';

/** Milligrams of sodium that 100 g of unsalted food asks for, 0.7 % of salt, and more than its own what comes from a can. */
const wanted = { unsalted: 280, beans: 100, vegetables: 50 } as const;
/** Share of its weight that leaves and other vegetables are salted for: much of it is water that runs off or is not noticed. */
const vegetableShare = 0.5;
/** Milligrams in 100 g below which a food counts as unsalted. */
const unsalted = 150;
/** A lump of cheese or fish is salty by itself: of what it has beyond its own need the rest of the plate gets half. */
const spread = 0.5;

const vegetables: ReadonlySet<Food['class']> = new Set(['vegetable', 'mushroom']);
const body: ReadonlySet<Food['class']> = new Set([
  ...vegetables,
  'starchy-vegetable',
  ...meatAndSeafood,
  'egg',
  'legume',
  'soy',
]);
const lumps: ReadonlySet<Food['class']> = new Set([...body, 'dairy']);

/**
 * Milligrams of sodium that the salt of a dish has to bring, by the weight of what is in it; its sauces, stocks and
 * pickles season it too, what is salty inside by half,
 * bread beside it not at all.
 */
export function saltNeeded(parts: Iterable<DishPart>): number {
  let need = 0;
  for (const part of parts) {
    const { food, grams } = measurePart(part);
    const { sodium } = food.per100g;
    if (food.class === 'salt' || isStaple(food)) continue;
    if (body.has(food.class) && sodium < unsalted)
      need += (grams * (vegetables.has(food.class) ? vegetableShare : 1) * wanted.unsalted) / 100;
    else if (food.class === 'legume') need += (grams * wanted.beans) / 100;
    else if (isFromCan(part, food)) need += (grams * wanted.vegetables) / 100;
    else if (lumps.has(food.class)) need -= (spread * grams * Math.max(0, sodium - wanted.unsalted)) / 100;
    else need -= sodiumIn([part]);
  }
  return Math.max(0, need);
}

/** Milligrams of sodium in all of these parts, by their foods: reading the lines anew would cost a planned week too much. */
export function sodiumIn(parts: Iterable<DishPart>): number {
  let sum = 0;
  for (const part of parts) {
    const { food, grams } = measurePart(part);
    sum += (grams * food.per100g.sodium) / 100;
  }
  return sum;
}

/** Its brine is poured off, and its salt stays in it. */
function isFromCan({ unit }: DishPart, { class: kind }: Food): boolean {
  return vegetables.has(kind) && (unit === 'can' || unit === 'jar');
}

/** Bread and rice stand beside what is salted. */
const isStaple = ({ class: kind, kinds }: Food) =>
  kind === 'grain' ||
  kind === 'gluten-grain' ||
  kinds.some((one) => one === 'bread' || one === 'pasta' || one === 'noodle' || one === 'dough');

export const isSpoonOfSalt = ({ food, unit }: DishPart) => unit === 'tsp' && foodById(food).class === 'salt';

/**
 * Milligrams of sodium in 100 g of what is eaten: noodle and bread doughs have 1 to 2 % of salt to their flour, and soups
 * ready to serve 250 to 400 mg (USDA FoodData Central); ours are the mild ends.
 */
const ofDough = 390;
const ofBroth = 160;
/** Less flour binds or coats. */
const minFlour = 150;
/** Share of the water that has not boiled away. */
const served = 0.8;
const water = /\{([\d.]+) (l|ml)\} of (?:[a-z]+ )?water\b/g;

const savoryDoughs: ReadonlySet<DishKind> = new Set<DishKind>([
  'pasta',
  'noodles',
  'noodle soup',
  'dumplings',
  'pizza and flatbread',
  'savory pie',
]);

/** Of flour that is kneaded to a dough with nothing sweet about it. */
export function saltOfDough(kind: DishKind, parts: Iterable<DishPart>): number {
  let need = 0;
  if (!savoryDoughs.has(kind)) return need;
  for (const part of parts) {
    const { food, grams } = measurePart(part);
    if (food.kinds.includes('flour') && food.class === 'gluten-grain' && grams >= minFlour)
      need += (grams * ofDough) / 100;
  }
  return need;
}

/** Of the water that becomes a soup. */
export function saltOfBroth(kind: DishKind, steps: readonly string[]): number {
  if (kind !== 'soup' && kind !== 'noodle soup') return 0;
  const poured = [...steps.join(' ').matchAll(water)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unit === 'l' ? 1000 : 1),
    0,
  );
  return (poured * served * ofBroth) / 100;
}
