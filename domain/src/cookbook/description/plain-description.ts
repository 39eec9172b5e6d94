import type { Food } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import { and } from '../method/joined-words.ts';
import { partToken } from '../method/part-token.ts';

/** Kinds that read as a noun after "a": "a stew", but not "a pizza and flatbread". */
const countableKinds: ReadonlySet<DishKind> = new Set([
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

/** Kinds made of a starch, which is not a side: "a risotto of rice". */
const starchKinds: ReadonlySet<DishKind> = new Set<DishKind>([
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
    foodRow: foodById(part.food),
    grams: toGrams(foodById(part.food), part.amount, part.unit) ?? 0,
  }));
  const certain = listed.filter(({ isCertain }) => isCertain);
  const mainIngredients = certain
    .filter(({ foodRow }) => isMainIngredient(foodRow) && (starchKinds.has(dish.kind) || !isStarch(foodRow)))
    .sort((a, b) => Number(b.isEssential) - Number(a.isEssential) || b.grams - a.grams)
    .slice(0, 3)
    .map(({ key }) => key);
  const spices = certain
    .filter(({ foodRow, key }) => isFlavoringSpice(foodRow) && !mainIngredients.includes(key))
    .slice(0, 2);
  const contents = and(
    mainIngredients.length > 0 ? mainIngredients : listed.slice(0, 2).map(({ key }) => key),
  );
  const withSpices = spices.length > 0 ? ` with ${and(spices.map(({ key }) => key))}` : '';
  if (countableKinds.has(dish.kind)) {
    const words = `${dish.cuisine} ${dish.kind.replace('main ', '')}`;
    return `${/^[AEIOU]/.test(words) ? 'An' : 'A'} ${words} of ${contents}${withSpices}.`;
  }
  return `${capitalized(contents)}${withSpices}, as in ${dish.cuisine} kitchens.`;
}

/** Only the last step names it. */
function isFinish({ steps }: Dish, key: string): boolean {
  const named = new RegExp(partToken(key));
  return steps.length > 1 && steps.findIndex((step) => named.test(step)) === steps.length - 1;
}

const isStarch = ({ class: kind, kinds }: Food) =>
  kind === 'grain' || kind === 'gluten-grain' || kinds.includes('bread');

/** Excludes seasonings and cooking fats. */
function isMainIngredient({ class: kind, kinds }: Food): boolean {
  return !['water', 'salt', 'oil', 'spice', 'acid', 'sweetener'].includes(kind) && !kinds.includes('stock');
}

/** What a dish smells of. */
function isFlavoringSpice({ class: kind, id }: Food): boolean {
  return kind === 'spice' && !/pepper$/.test(id);
}
