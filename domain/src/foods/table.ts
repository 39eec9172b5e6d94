import * as dairyEggs from './data/dairy-eggs.ts';
import * as dishes from './data/dishes.ts';
import * as fruits from './data/fruits.ts';
import * as grainsBreads from './data/grains-breads.ts';
import * as herbsMushrooms from './data/herbs-mushrooms.ts';
import * as legumesNutsSeeds from './data/legumes-nuts-seeds.ts';
import * as meatFish from './data/meat-fish.ts';
import * as pantry from './data/pantry.ts';
import * as sauces from './data/sauces.ts';
import * as vegetables from './data/vegetables.ts';
import type { Food } from './food.ts';

/** Every food that the product knows, as written in `data/`. */
export const foods: readonly Food[] = [
  vegetables,
  fruits,
  herbsMushrooms,
  meatFish,
  dairyEggs,
  legumesNutsSeeds,
  grainsBreads,
  pantry,
  sauces,
  dishes,
].flatMap((file) => Object.values(file).flat());

/** What shops sell ready made and recipes make: "serve the quiche". */
export const madeDishes: ReadonlySet<Food> = new Set(Object.values(dishes).flat());

/** Every food by its id. */
export const foodsById: ReadonlyMap<string, Food> = new Map(foods.map((food) => [food.id, food]));

/** The food with this id. Throws for an id that no food has: ids in code and data must exist. */
export function foodById(id: string): Food {
  const food = foodsById.get(id);
  if (food === undefined) throw new Error(`No food has the id "${id}".`);
  return food;
}
