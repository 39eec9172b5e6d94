import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';

const liquidClasses: readonly string[] = ['oil', 'drink', 'alcohol', 'acid'];
const liquidNames =
  /\b(milk|cream|buttermilk|half-and-half|kefir|stock|broth|sauce|juice|vinegar|wine|syrup|extract|water|aminos|tamari|shoyu|dressing|vinaigrette|liqueur|ponzu|dashi|gravy|crema|drink)$/;
const solidNames = /\bbutter\b|margarine|shortening|suet|acid/;

/** Grams per millilitre; a lighter food is a powder or a foam, whatever its class. */
const minDensity = 0.8;

/** Measured by spoon at home, however it is sold. */
const spoonedClasses: readonly string[] = [
  'spice',
  'salt',
  'herb',
  'baking',
  'sweetener',
  'seed',
  'composed',
];

/** Whether the food is measured by volume: oils, drinks, and names such as "chicken stock". */
export function isMeasuredByVolume(food: Food): boolean {
  const isLiquid = liquidClasses.includes(food.class) || liquidNames.test(food.name);
  const density = toGrams(food, 1, 'ml');
  return isLiquid && density !== null && density >= minDensity && !solidNames.test(food.name);
}

/** Whether small amounts are given in spoons: cumin, salt, honey, mustard. */
export function isSpooned(food: Food): boolean {
  return spoonedClasses.includes(food.class);
}
