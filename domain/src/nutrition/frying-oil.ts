import type { Food } from '../foods/food.ts';

/** "Sunflower oil, for frying": most of the oil is not absorbed by the food. */
export function isFryingOil({ food, written }: { food: Food | null; written: { name: string } }): boolean {
  return food?.class === 'oil' && /\bfry/i.test(written.name);
}
