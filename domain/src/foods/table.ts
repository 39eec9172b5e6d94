import { type Food, foodOf } from './food.ts';
import rows from './food-rows.json' with { type: 'json' };

/** Every food that the product knows, as written in `data/*.yaml` and compiled by `npm run foods`. */
export const foods: readonly Food[] = Object.values(rows).flat().map(foodOf);

/** Every food by its id. */
export const foodsById: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

/** The food with this id. Throws for an id that no food has: ids in code and data must exist. */
export function foodById(id: string): Food {
  const food = foodsById.get(id);
  if (food === undefined) throw new Error(`No food has the id "${id}".`);
  return food;
}

/** What shops sell ready made and recipes make: "serve the quiche". */
export const madeDishes: ReadonlySet<Food> = new Set(rows.dishes.map(({ id }) => foodById(id)));
