import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';

/** Fresh or green sides of a main, by region. */
const fresh: Readonly<Record<'east' | 'south' | 'west' | 'coast', readonly string[]>> = {
  east: ['stir-fried spinach', 'stir-fried cabbage', 'steamed broccoli', 'steamed bok choy'],
  south: ['wilted spinach', 'a tomato and onion salad', 'a green salad', 'fried cabbage with cumin'],
  west: ['a green salad', 'a tomato salad', 'roasted carrots', 'steamed green beans', 'braised leeks'],
  coast: ['roasted peppers', 'a tomato salad', 'steamed green beans', 'grilled zucchini'],
};
const sidesByCuisine: Readonly<Partial<Record<DishCuisine, readonly string[]>>> = {
  Chinese: ['stir-fried greens with garlic', 'steamed bok choy', 'smashed cucumber', 'blanched gai lan'],
  Japanese: ['quick-pickled cucumber', 'miso soup', 'boiled spinach', 'grated daikon'],
  Korean: ['kimchi', 'seasoned spinach', 'lettuce leaves', 'seasoned bean sprouts', 'cucumber salad'],
  Vietnamese: ['lettuce and mint', 'pickled carrots and daikon', 'stir-fried greens with garlic'],
  Thai: ['cucumber salad', 'raw cabbage wedges', 'blanched green beans', 'stir-fried greens with garlic'],
  Filipino: fresh.east,
  Indonesian: ['cucumber salad', 'raw cabbage wedges', 'boiled green beans'],
  Asian: fresh.east,
  Mediterranean: fresh.coast,
  Greek: fresh.coast,
  Turkish: fresh.coast,
  Lebanese: fresh.coast,
  'Middle Eastern': fresh.coast,
  Spanish: fresh.coast,
  Italian: fresh.coast,
  Indian: fresh.south,
  Mexican: ['sliced radishes', 'shredded cabbage with lime', 'a green salad', 'a tomato salad'],
};

/** Sides of a cuisine, starting with a different one for each dish, for variety. */
export function vegetableSidesOf({ cuisine, number }: { cuisine: DishCuisine; number: number }): string[] {
  const all = sidesByCuisine[cuisine] ?? fresh.west;
  const first = number % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
