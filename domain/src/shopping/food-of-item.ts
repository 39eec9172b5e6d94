import { type Aisle, aisleOf, sectionOf } from '../foods/aisle.ts';
import { allergensOfFood, type FoodAllergens, joinAllergens } from '../foods/allergens.ts';
import type { Food, Section } from '../foods/food.ts';
import { foodIdsByForeignName } from '../foods/foreign-names.ts';
import { foodsById } from '../foods/table.ts';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import { type IngredientLine, readIngredient } from '../ingredient-lines/read-line.ts';
import { memoize } from '../quantities/memoize.ts';

/** `food` and `place` are null for foods that are not in the food table. */
type ItemFood = {
  food: Food | null;
  allergens: FoodAllergens;
  place: { section: Section; aisle: Aisle } | null;
};

/** Lists contain the same items each week and are read far more often than they change. */
const known = new Map<string, ItemFood>();
const maxCached = 10_000;

/** Looks up a list item by its name. Memoized. */
export function foodOfItem(name: string): ItemFood {
  return memoize(known, maxCached, name, () => {
    const line = readIngredient({ name, amount: 1, unit: 'whole' });
    const { food } = line;
    return {
      food,
      allergens: allergensOfItem(name, line),
      place: food && { section: sectionOf(food), aisle: aisleOf(food) },
    };
  });
}

/**
 * A single word does not identify a language: if it is no English food, it counts as every food with this name in
 * another language.
 */
function allergensOfItem(name: string, line: IngredientLine): FoodAllergens {
  if (line.food) return allergensOf(line);
  const foods = [...foodIdsByForeignName(name)].flatMap((id) => foodsById.get(id) ?? []);
  return joinAllergens([allergensOf(line), ...foods.map((food) => allergensOfFood(food))]);
}
