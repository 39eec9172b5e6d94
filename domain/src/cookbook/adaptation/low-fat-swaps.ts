import type { FoodId } from '../../foods/food-id.ts';
import { oil } from './cues.ts';
import { equivalent, type Swap } from './swap.ts';

/** On a low-fat diet half as much oil does the work of butter in a pan, with a quarter of its saturated fat. */
const oilForButter: Swap = { food: 'vegetable-oil', ratio: 0.5, cues: oil, isEquivalent: true };

/** The low-fat version of a food. */
export const lowFatSwaps: Readonly<Partial<Record<FoodId, Swap>>> = {
  milk: equivalent('low-fat-milk'),
  yogurt: equivalent('low-fat-yogurt'),
  'greek-yogurt': equivalent('nonfat-greek-yogurt'),
  'coconut-milk': equivalent('light-coconut-milk'),
  butter: oilForButter,
  'unsalted-butter': oilForButter,
  ghee: oilForButter,
};
