import type { Food } from './food.ts';

const flesh: ReadonlySet<Food['class']> = new Set([
  'red-meat',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'animal-fat',
]);

export function isFlesh(food: Food): boolean {
  return flesh.has(food.class);
}

/** Whether leaving a food out could hide an allergen or break a diet. */
export function affectsLimits(food: Food): boolean {
  const { contains, mayContain, breaks } = food;
  return contains.length + mayContain.length + breaks.length > 0 || isFlesh(food) || food.class === 'alcohol';
}
