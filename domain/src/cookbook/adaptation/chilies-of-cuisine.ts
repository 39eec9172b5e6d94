import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';

/** The chili that a cuisine cooks with, and the one that it passes at the table; null if it has none of its own. */
export type Chilies = { cooked: FoodId | null; atTable: FoodId | null };

const aleppo: Chilies = { cooked: 'aleppo-pepper', atTable: null };
const flakes: Chilies = { cooked: 'red-pepper-flakes', atTable: null };
const cayenne: Chilies = { cooked: 'cayenne', atTable: null };
const sliced: Chilies = { cooked: null, atTable: 'thai-chili' };
const bottled: Chilies = { cooked: null, atTable: 'hot-sauce' };

/** Decision 102: no cuisine gets the condiment of another. */
export const chiliesOf: Readonly<Record<DishCuisine, Chilies>> = {
  American: { cooked: 'cayenne', atTable: 'hot-sauce' },
  Asian: sliced,
  Brazilian: bottled,
  British: cayenne,
  Caribbean: bottled,
  Chinese: { cooked: null, atTable: 'chili-oil' },
  Ethiopian: { cooked: 'berbere', atTable: 'green-chili' },
  Filipino: sliced,
  French: { cooked: 'espelette-pepper', atTable: null },
  Georgian: flakes,
  German: cayenne,
  Greek: aleppo,
  Hungarian: cayenne,
  Indian: { cooked: 'cayenne', atTable: 'green-chili' },
  Indonesian: { cooked: null, atTable: 'sambal-oelek' },
  Italian: flakes,
  Japanese: { cooked: null, atTable: 'shichimi-togarashi' },
  Korean: { cooked: 'gochugaru', atTable: 'gochugaru' },
  Lebanese: aleppo,
  Mediterranean: aleppo,
  Mexican: bottled,
  'Middle Eastern': aleppo,
  Moroccan: { cooked: 'cayenne', atTable: 'harissa' },
  Peruvian: bottled,
  Polish: cayenne,
  Scandinavian: cayenne,
  Spanish: cayenne,
  Thai: sliced,
  Turkish: aleppo,
  Vietnamese: sliced,
};

/**
 * From `hotLoverLevel` on, what a cuisine cooks with that otherwise has mild flakes, or its chili at the table only:
 * crushed red pepper, as pul biber, boukovo, ichimi and the flakes of Sichuan are, or fresh chilies, as cheongyang is.
 */
const hotterChiliesOf: Readonly<Partial<Record<DishCuisine, Partial<Chilies>>>> = {
  Asian: { cooked: 'thai-chili' },
  Brazilian: { cooked: 'red-pepper-flakes' },
  Caribbean: { cooked: 'cayenne' },
  Chinese: { cooked: 'red-pepper-flakes' },
  Filipino: { cooked: 'thai-chili' },
  French: { cooked: 'cayenne' },
  Greek: { cooked: 'red-pepper-flakes', atTable: 'green-chili' },
  Indonesian: { cooked: 'thai-chili' },
  Japanese: { cooked: 'red-pepper-flakes' },
  Korean: { cooked: 'green-chili' },
  Lebanese: { atTable: 'green-chili' },
  Mediterranean: { cooked: 'red-pepper-flakes', atTable: 'green-chili' },
  Mexican: { cooked: 'green-chili' },
  'Middle Eastern': { atTable: 'green-chili' },
  Peruvian: { cooked: 'green-chili' },
  Thai: { cooked: 'thai-chili' },
  Turkish: { cooked: 'red-pepper-flakes', atTable: 'green-chili' },
  Vietnamese: { cooked: 'thai-chili' },
};

/** The chilies of a cuisine for a household that likes it hot, hottest first. */
export function hotterChilies(cuisine: DishCuisine): Chilies {
  return { ...chiliesOf[cuisine], ...hotterChiliesOf[cuisine] };
}

/** What adults add on their own plates where the rest is mild: the cuisine's own condiment, or crushed red pepper. */
export const condimentOf = (cuisine: DishCuisine): FoodId =>
  chiliesOf[cuisine].atTable ?? 'red-pepper-flakes';

/** Soft, oily flakes that season dressings and finished food too; others stay hard and harsh unless they cook. */
export const softChilies: FoodSet = new Set(foodIds('aleppo-pepper espelette-pepper gochugaru'));

export const cuisineChilies: FoodSet = new Set(
  Object.values(chiliesOf).flatMap(({ cooked, atTable }) =>
    [cooked, atTable].filter((chili) => chili !== null),
  ),
);
