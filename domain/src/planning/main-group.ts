import { type FoodClass, meatAndSeafood } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import type { Candidate } from './candidate.ts';

/** Classes whose foods are much the same dinner to those who eat it: chickpeas and black beans, tofu and tempeh. */
const grouped: readonly FoodClass[] = [...meatAndSeafood, 'egg', 'legume', 'soy', 'dairy'];

/** The group of main foods that a meal belongs to: the class of its protein, otherwise the food itself. */
export function mainGroupOf({ main }: Pick<Candidate, 'main'>): string | null {
  if (main === null) return null;
  const { class: kind } = foodById(main);
  if (kind === 'mollusc') return 'crustacean';
  return grouped.includes(kind) ? kind : main;
}
