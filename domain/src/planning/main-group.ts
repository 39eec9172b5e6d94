import type { FoodClass } from '../foods/food.ts';
import { type FoodShare, mainOf, minMainShare, proteins } from '../recipes/main-food.ts';

/**
 * The group of main foods that a meal belongs to: the class of its protein, since chickpeas and black beans, tofu and
 * tempeh are much the same dinner to those who eat it, otherwise the food itself. Three kinds of beans that are a little
 * each make a meal of beans together. Null without foods.
 */
export function mainGroupOf(foods: readonly FoodShare[]): string | null {
  if (foods.length === 0) return null;
  const main = mainOf(foods);
  if (proteins.includes(main.class)) return groupOf(main.class);
  const shares = new Map<string, number>();
  for (const { food, share } of foods) {
    if (!proteins.includes(food.class)) continue;
    const group = groupOf(food.class);
    shares.set(group, (shares.get(group) ?? 0) + share);
  }
  const [most] = [...shares].sort(([, a], [, b]) => b - a);
  if (most && most[1] > minMainShare) return most[0];
  return main.class === 'dairy' ? main.class : main.id;
}

function groupOf(kind: FoodClass): string {
  return kind === 'mollusc' ? 'crustacean' : kind;
}
