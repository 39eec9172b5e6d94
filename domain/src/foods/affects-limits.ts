import { type Food, meatAndSeafood } from './food.ts';

const meatAndFish: ReadonlySet<Food['class']> = new Set([...meatAndSeafood, 'animal-fat']);

export function isMeatOrFish(food: Food): boolean {
  return meatAndFish.has(food.class);
}

/** Whether the food has an allergen or breaks a diet, so that overlooking it would be unsafe. */
export function affectsLimits(food: Food): boolean {
  const { contains, mayContain, breaks } = food;
  return (
    contains.length + mayContain.length + breaks.length > 0 || isMeatOrFish(food) || food.class === 'alcohol'
  );
}
