import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';

/** Vegan cheese keeps its label, since "cheese" alone would look like a mistake. */
const label = /^(?:gluten|dairy|nut|peanut|shellfish|soy|egg|fish|sesame)-free /;

/**
 * The name of a replacement in a text: the full name once, then a short one ("extra-firm tofu", "tofu"), without the
 * list's label if "the pita" is unambiguous.
 */
export function nameInText(name: string, { food }: DishPart, named: Set<string>, before: string): string {
  const { name: singular, plural } = foodById(food);
  // "Tuna in oil" is a name from the shop.
  const drained = name.replace(/ in (?:\w+ )?oil$/, '');
  if (drained !== name) return drained;
  if (label.test(name) && (!label.test(singular) || /\bthe $/i.test(before))) return name.replace(label, '');
  const short = [plural, singular].find((word) => name.endsWith(` ${word}`));
  if (!short || !named.has(name)) {
    named.add(name);
    return name;
  }
  return short;
}
