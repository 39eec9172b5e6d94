import { foodById } from '../foods/table.ts';
import type { DishPart } from './dish.ts';

/** Vegan cheese keeps its label: who eats no cheese would take the word alone for a slip. */
const label = /^(?:gluten|dairy|nut|peanut|shellfish|soy|egg|fish|sesame)-free /;

/**
 * What a text calls a food that came in another's place: its full name once and then a short one ("extra-firm tofu",
 * "tofu"), and without the label that the list has, where "the pita" can mean nothing else.
 */
export function spokenName(name: string, { food }: DishPart, named: Set<string>, before: string): string {
  const { name: one, plural } = foodById(food);
  // "Tuna in oil" is how it is bought.
  const drained = name.replace(/ in (?:\w+ )?oil$/, '');
  if (drained !== name) return drained;
  if (label.test(name) && (!label.test(one) || /\bthe $/i.test(before))) return name.replace(label, '');
  const short = [plural, one].find((word) => name.endsWith(` ${word}`));
  if (!short || !named.has(name)) {
    named.add(name);
    return name;
  }
  return short;
}
