import type { Food } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import type { Flavor } from './flavors/flavor.ts';
import type { Cut } from './kitchen/cuts.ts';

/** What a food does in a dish; the method takes foods by their role. */
export type Role =
  | 'main'
  | 'starch'
  | 'vegetable'
  | 'leaf'
  | 'aromatic'
  | 'spice'
  | 'paste'
  | 'liquid'
  | 'sauce'
  | 'acid'
  | 'creamy'
  | 'accent'
  | 'herb'
  | 'topping'
  | 'fat'
  | 'salt'
  | 'pepper'
  | 'base'
  | 'fruit'
  | 'sweetener';

/** A food in a dish, in grams for one serving. */
export type Part = { food: Food; role: Role; grams: number; cut: Cut };

/** A dish that is decided on, before its amounts are balanced and measured out. */
export type Plan = {
  parts: Part[];
  /** The food that the dish is named for; with archetype and cuisine it tells dishes apart. */
  main: Food;
  /** What the title says of the seasoning, '' for nothing. */
  taste: string;
  /** The foods that `taste` is true of. */
  named: readonly Food[];
  noun: string;
};

/** A part as the list has it, and as the method calls it ("onions"). */
export type ListedPart = Part & { ingredient: Ingredient; said: string };

export type Dish = Omit<Plan, 'parts'> & {
  parts: readonly ListedPart[];
  flavor: Flavor;
  servings: number;
};

/** One step of the method and the minutes that it takes. */
export type Step = { text: string; minutes: number };

export function partsOf(dish: Dish, ...roles: readonly Role[]): ListedPart[] {
  return dish.parts.filter((part) => roles.includes(part.role));
}
