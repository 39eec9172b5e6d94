import { type Food, meatAndSeafood } from './food.ts';

const flesh: ReadonlySet<Food['class']> = new Set([...meatAndSeafood, 'animal-fat']);

export function isFlesh(food: Food): boolean {
  return flesh.has(food.class);
}

/** Whether the food has an allergen or breaks a diet, so that overlooking it would be unsafe. */
export function affectsLimits(food: Food): boolean {
  const { contains, mayContain, breaks } = food;
  return contains.length + mayContain.length + breaks.length > 0 || isFlesh(food) || food.class === 'alcohol';
}
