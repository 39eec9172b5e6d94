import type { FoodId } from '../../foods/food-id.ts';
import type { DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';

/** Foods that are sold in several kinds, and the kind that our dishes mean. */
const usualKinds: Readonly<Partial<Record<FoodId, string>>> = {
  'green-chili': 'such as serrano',
  'red-chili': 'such as Fresno',
  'dried-chili': 'such as árbol',
  grits: 'old-fashioned, not instant',
  peanut: 'raw',
  cashew: 'raw',
};
const kindStated = /\b(?:roasted|toasted|raw|instant|whole|crushed|diced|chopped by|such as)\b/;

/**
 * Adds the kind to buy to a name in the list: "green chili, such as serrano, slit"; canned tomatoes in the form that
 * the method needs.
 */
export function withKind(name: string, { food, key }: DishPart, steps: readonly string[]): string {
  if (kindStated.test(name)) return name;
  const kind = food === 'canned-tomato' ? cannedKind(key, steps) : usualKinds[food];
  if (!kind) return name;
  const [head, ...rest] = name.split(', ');
  if (rest.includes(kind)) return name;
  const sizes = rest.filter((detail) => /^(?:of )?\d+ (?:g|ml)\b/.test(detail));
  return [head, ...sizes, kind, ...rest.slice(sizes.length)].join(', ');
}

function cannedKind(key: string, steps: readonly string[]): string {
  const named = new RegExp(partToken(key));
  return steps.some((step) => named.test(step) && /\b(?:crush|tear)/i.test(step))
    ? 'whole peeled'
    : 'chopped';
}
