import { type Food, foodOf } from './food.ts';
import type { FoodId } from './food-id.ts';
import rows from './food-rows.json' with { type: 'json' };

/** The food table, written in `data/*.yaml` and compiled by `npm run foods`. */
export const foods: readonly Food[] = Object.values(rows).flat().map(foodOf);

/** Foods by id, for ids from outside that may be unknown. */
export const foodsById: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

/** The food with this id. Throws for an unknown id, which only a cast can cause. */
export function foodById(id: FoodId): Food {
  const food = foodsById.get(id);
  if (food === undefined) throw new Error(`No food has the id "${id}".`);
  return food;
}

/** Ready-made dishes that recipes also make: "serve the quiche". */
export const madeDishes: ReadonlySet<Food> = new Set(rows.dishes.map(({ id }) => foodById(id)));
