import type { FoodId } from '../../foods/food-id.ts';
import { oil } from './cues.ts';
import { alike, type Swap } from './substitutes.ts';

/** On a low-fat diet half as much oil does the work of butter in a pan, with a quarter of its saturated fat. */
const littleOil: Swap = { food: 'vegetable-oil', ratio: 0.5, cues: oil, isAlike: true };

/** The low-fat version of a food. */
export const leaner: Readonly<Partial<Record<FoodId, Swap>>> = {
  milk: alike('low-fat-milk'),
  yogurt: alike('low-fat-yogurt'),
  'greek-yogurt': alike('nonfat-greek-yogurt'),
  'coconut-milk': alike('light-coconut-milk'),
  butter: littleOil,
  'unsalted-butter': littleOil,
  ghee: littleOil,
};
