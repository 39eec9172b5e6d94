import { type Food, foodOf } from './food.ts';
import type { FoodId } from './food-id.ts';
import rows from './food-rows.json' with { type: 'json' };

/** Every food that the product knows, as written in `data/*.yaml` and compiled by `npm run foods`. */
export const foods: readonly Food[] = Object.values(rows).flat().map(foodOf);

/** Every food by its id; an id from outside may be of no food. */
export const foodsById: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

/** The food with this id. Throws for an id that no food has, which only a cast can bring here. */
export function foodById(id: FoodId): Food {
  const food = foodsById.get(id);
  if (food === undefined) throw new Error(`No food has the id "${id}".`);
  return food;
}

/** What shops sell ready made and recipes make: "serve the quiche". */
export const madeDishes: ReadonlySet<Food> = new Set(rows.dishes.map(({ id }) => foodById(id)));
