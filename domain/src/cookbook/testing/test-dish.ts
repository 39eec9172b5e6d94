import { cookBook } from '../cook-book.ts';
import type { Dish } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';

export const salt = { key: 'salt', amount: 1, unit: 'tsp', name: 'salt', food: 'salt' } as const;

/** A minimal dish; tests override the fields that they are about. */
export const testDish: Dish = {
  ...cookBook[0]!.dish,
  name: 'Test dish',
  about: 'A dish.',
  kind: 'pan-seared',
  minutes: { active: 20, total: 30 },
  serves: 4,
  parts: [salt],
  essential: [],
  optional: [],
  spicy: [],
  open: {},
  vary: [],
};

/** The method of a dish for a number of servings, as one text. */
export function methodFor(dish: Dish, servings: number): string {
  return makeRecipe(asWritten(dish), servings)!.instructions.join(' ');
}
