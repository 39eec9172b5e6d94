import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import type { DishKind, DishPart } from '../dish.ts';
import { measurePart } from '../measure-part.ts';

/** Milligrams of sodium needed per 100 g: 0.7 % salt for unsalted food; canned food needs less. */
const wanted = { unsalted: 280, beans: 100, vegetables: 50 } as const;
/** Vegetables count with this share of their weight, since much of it is water that runs off or is not noticed. */
const vegetableShare = 0.5;
/** Milligrams of sodium per 100 g below which a food counts as unsalted. */
const unsalted = 150;
/** Cheese and fish are salty by themselves; half of their excess salt benefits the rest of the plate. */
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
 * Milligrams of sodium that added salt must contribute, by weight. Sauces, stocks and pickles count as salt, salty
 * foods by half, bread beside it not at all.
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

/** Bread and rice are served beside salted food. */
const isStaple = ({ class: kind, kinds }: Food) =>
  kind === 'grain' ||
  kind === 'gluten-grain' ||
  kinds.some((one) => one === 'bread' || one === 'pasta' || one === 'noodle' || one === 'dough');

export const isSpoonOfSalt = ({ food, unit }: DishPart) => unit === 'tsp' && foodById(food).class === 'salt';

/**
 * Milligrams of sodium per 100 g as eaten: noodle and bread doughs have 1 to 2 % of salt to their flour, and ready
 * soups 250 to 400 mg (USDA FoodData Central); ours are the lower ends.
 */
const ofDough = 390;
const ofBroth = 160;
/** Less flour only binds or coats. */
const minFlour = 150;
/** Share of the water that remains after boiling. */
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

/** For flour that becomes an unsweetened dough. */
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

/** For water that becomes a soup. */
export function saltOfBroth(kind: DishKind, steps: readonly string[]): number {
  if (kind !== 'soup' && kind !== 'noodle soup') return 0;
  const poured = [...steps.join(' ').matchAll(water)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unit === 'l' ? 1000 : 1),
    0,
  );
  return (poured * served * ofBroth) / 100;
}
