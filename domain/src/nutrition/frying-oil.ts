import type { Food } from '../foods/food.ts';

/** "Sunflower oil, for frying": what a dish is fried in mostly stays in the pan. */
export function isFryingOil({ food, written }: { food: Food | null; written: { name: string } }): boolean {
  return food?.class === 'oil' && /\bfry/i.test(written.name);
}
