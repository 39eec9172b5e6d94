import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';

/** Fresh or green sides of a main, by region. */
const fresh: Readonly<Record<'east' | 'south' | 'west', readonly string[]>> = {
  east: ['stir-fried spinach', 'sliced cucumber', 'steamed broccoli', 'steamed bok choy'],
  south: ['sliced cucumber', 'wilted spinach', 'a green salad', 'sliced tomatoes'],
  west: ['a green salad', 'sliced tomatoes', 'sliced cucumber', 'steamed green beans'],
};
const ofKitchen: Readonly<Partial<Record<DishCuisine, readonly string[]>>> = {
  Chinese: ['stir-fried greens with garlic', 'steamed bok choy', 'sliced cucumber', 'blanched gai lan'],
  Japanese: ['quick-pickled cucumber', 'miso soup', 'boiled spinach', 'grated daikon'],
  Korean: ['kimchi', 'seasoned spinach', 'lettuce leaves', 'seasoned bean sprouts', 'sliced cucumber'],
  Vietnamese: ['lettuce and mint', 'pickled carrots and daikon', 'sliced cucumber'],
  Thai: ['sliced cucumber', 'raw cabbage wedges', 'raw green beans'],
  Filipino: fresh.east,
  Indonesian: ['sliced cucumber', 'raw cabbage wedges', 'boiled green beans'],
  Asian: fresh.east,
  Indian: fresh.south,
  Mexican: ['sliced radishes', 'shredded cabbage with lime', 'a green salad', 'sliced cucumber'],
};

/** Sides of a cuisine, starting with a different one for each dish, for variety. */
export function greensBeside({ cuisine, number }: { cuisine: DishCuisine; number: number }): string[] {
  const all = ofKitchen[cuisine] ?? fresh.west;
  const first = number % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}
