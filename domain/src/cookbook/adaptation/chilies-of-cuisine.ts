import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';

/** The chili that a cuisine cooks with, and the one that it passes at the table; null if it has none of its own. */
export type Chilies = { cooked: FoodId | null; passed: FoodId | null };

const aleppo: Chilies = { cooked: 'aleppo-pepper', passed: null };
const flakes: Chilies = { cooked: 'red-pepper-flakes', passed: null };
const cayenne: Chilies = { cooked: 'cayenne', passed: null };
const sliced: Chilies = { cooked: null, passed: 'thai-chili' };
const bottled: Chilies = { cooked: null, passed: 'hot-sauce' };

/** Decision 102: no cuisine gets the condiment of another. */
export const chiliesOf: Readonly<Record<DishCuisine, Chilies>> = {
  American: { cooked: 'cayenne', passed: 'hot-sauce' },
  Asian: sliced,
  Brazilian: bottled,
  British: cayenne,
  Caribbean: bottled,
  Chinese: { cooked: null, passed: 'chili-oil' },
  Ethiopian: { cooked: 'berbere', passed: 'green-chili' },
  Filipino: sliced,
  French: { cooked: 'espelette-pepper', passed: null },
  Georgian: flakes,
  German: cayenne,
  Greek: aleppo,
  Hungarian: cayenne,
  Indian: { cooked: 'cayenne', passed: 'green-chili' },
  Indonesian: { cooked: null, passed: 'sambal-oelek' },
  Italian: flakes,
  Japanese: { cooked: null, passed: 'shichimi-togarashi' },
  Korean: { cooked: 'gochugaru', passed: 'gochugaru' },
  Lebanese: aleppo,
  Mediterranean: aleppo,
  Mexican: bottled,
  'Middle Eastern': aleppo,
  Moroccan: { cooked: 'cayenne', passed: 'harissa' },
  Peruvian: bottled,
  Polish: cayenne,
  Scandinavian: cayenne,
  Spanish: cayenne,
  Thai: sliced,
  Turkish: aleppo,
  Vietnamese: sliced,
};

/**
 * From `looksForHeat` on, what a cuisine of mild flakes takes instead: crushed red pepper cooked in a dish, or beside it,
 * as pul biber and boukovo are, and sliced green chilies on the table.
 */
const hotterOf: Readonly<Partial<Record<DishCuisine, Partial<Chilies>>>> = {
  French: { cooked: 'cayenne' },
  Greek: { cooked: 'red-pepper-flakes', passed: 'green-chili' },
  Lebanese: { passed: 'green-chili' },
  Mediterranean: { cooked: 'red-pepper-flakes', passed: 'green-chili' },
  'Middle Eastern': { passed: 'green-chili' },
  Turkish: { cooked: 'red-pepper-flakes', passed: 'green-chili' },
};

/** The chilies of a cuisine for a household that likes it hot, hottest first. */
export function hotterChilies(cuisine: DishCuisine): Chilies {
  return { ...chiliesOf[cuisine], ...hotterOf[cuisine] };
}

/** Soft, oily flakes that season dressings and finished food too; others stay hard and harsh unless they cook. */
export const softChilies: FoodSet = new Set(foodIds('aleppo-pepper espelette-pepper gochugaru'));

export const cuisineChilies: FoodSet = new Set(
  Object.values(chiliesOf).flatMap(({ cooked, passed }) => [cooked, passed].filter((one) => one !== null)),
);
