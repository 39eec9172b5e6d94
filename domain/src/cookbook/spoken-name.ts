import { foodById } from '../foods/table.ts';
import type { DishPart } from './dish.ts';

const label = /^(?:gluten-free|vegan|plant-based|dairy-free) /;

/**
 * What a text calls a food that came in another's place: its full name once and then a short one ("extra-firm tofu",
 * "tofu"), and without the label that the list has, where "the pita" can mean nothing else.
 */
export function spokenName(name: string, { food }: DishPart, named: Set<string>, before: string): string {
  const { name: one, plural } = foodById(food);
  const isLabelled = label.test(name);
  const isLabelOfList = isLabelled && !label.test(one);
  if (isLabelled && (isLabelOfList || /\bthe $/i.test(before))) return name.replace(label, '');
  const short = [plural, one].find((word) => name.endsWith(` ${word}`));
  if (!short || !named.has(name)) {
    named.add(name);
    return name;
  }
  return short;
}
