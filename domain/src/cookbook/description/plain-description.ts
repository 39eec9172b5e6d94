import type { Food } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import { and } from '../method/joined-words.ts';
import { partToken } from '../method/part-token.ts';

/** Kinds that read as a noun after "a": "a stew", but not "a pizza and flatbread". */
const wordsForOne: ReadonlySet<DishKind> = new Set([
  'risotto',
  'soup',
  'noodle soup',
  'stew',
  'braise',
  'curry',
  'stir-fry',
  'salad',
  'main salad',
  'rice bowl',
  'grain bowl',
  'gratin',
  'omelette',
  'porridge',
  'dip',
]);

/** Starches that the dish is made of, and not beside: "a risotto of rice". */
const ofStarch: ReadonlySet<DishKind> = new Set<DishKind>([
  'pasta',
  'baked pasta',
  'noodles',
  'noodle soup',
  'risotto',
  'rice dish',
  'fried rice',
  'porridge',
  'polenta and grits',
]);

/**
 * A generic description that is true of any version: "A Thai omelette of eggs and ground pork with fish sauce and white
 * pepper." Nothing that only goes to the table with it.
 */
export function plainDescription({
  dish,
  parts,
}: {
  dish: Dish;
  parts: ReadonlyMap<string, DishPart>;
}): string {
  const listed = [...parts.entries()].map(([key, part]) => ({
    ...part,
    isEssential: dish.essential.includes(key),
    isCertain: !dish.optional.includes(key) && !isFinish(dish, key),
    known: foodById(part.food),
    grams: toGrams(foodById(part.food), part.amount, part.unit) ?? 0,
  }));
  const certain = listed.filter(({ isCertain }) => isCertain);
  const body = certain
    .filter(({ known }) => isBody(known) && (ofStarch.has(dish.kind) || !isStarch(known)))
    .sort((one, other) => Number(other.isEssential) - Number(one.isEssential) || other.grams - one.grams)
    .slice(0, 3)
    .map(({ key }) => key);
  const scents = certain.filter(({ known, key }) => isScent(known) && !body.includes(key)).slice(0, 2);
  const of = and(body.length > 0 ? body : listed.slice(0, 2).map(({ key }) => key));
  const withScents = scents.length > 0 ? ` with ${and(scents.map(({ key }) => key))}` : '';
  if (wordsForOne.has(dish.kind)) {
    const words = `${dish.cuisine} ${dish.kind.replace('main ', '')}`;
    return `${/^[AEIOU]/.test(words) ? 'An' : 'A'} ${words} of ${of}${withScents}.`;
  }
  return `${of[0]!.toUpperCase()}${of.slice(1)}${withScents}, as in ${dish.cuisine} kitchens.`;
}

/** Only the last step names it. */
function isFinish({ steps }: Dish, key: string): boolean {
  const named = new RegExp(partToken(key));
  return steps.length > 1 && steps.findIndex((step) => named.test(step)) === steps.length - 1;
}

const isStarch = ({ class: kind, kinds }: Food) =>
  kind === 'grain' || kind === 'gluten-grain' || kinds.includes('bread');

/** Excludes seasonings and cooking fats. */
function isBody({ class: kind, kinds }: Food): boolean {
  return !['water', 'salt', 'oil', 'spice', 'acid', 'sweetener'].includes(kind) && !kinds.includes('stock');
}

/** What a dish smells of. */
function isScent({ class: kind, id }: Food): boolean {
  return kind === 'spice' && !/pepper$/.test(id);
}
