import { allergensOfFood, type FoodAllergens, joinAllergens } from '../foods/allergens.ts';
import { foodsNamedAnywhere } from '../foods/named-anywhere.ts';
import { foodsById } from '../foods/table.ts';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';

/**
 * The allergens of what a list's item is called. One word tells no language: what is no food in English counts as every food
 * that another language calls so.
 */
export function allergensOfItem(name: string): FoodAllergens {
  const line = readIngredient({ name, amount: 1, unit: 'whole' });
  if (line.food) return allergensOf(line);
  const foods = [...foodsNamedAnywhere(name)].flatMap((id) => foodsById.get(id) ?? []);
  return joinAllergens([allergensOf(line), ...foods.map((food) => allergensOfFood(food))]);
}
