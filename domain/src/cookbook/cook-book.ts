import type { Food, Nutrition } from '../foods/food.ts';
import { mainOf, sharesOf } from '../recipes/main-food.ts';
import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import { type MeasuredPart, measurePart } from './amounts/measure-part.ts';
import type { Dish, DishPart } from './dish.ts';
import rows from './dish-rows.json' with { type: 'json' };
import type { DishRecipe } from './make-recipe.ts';

/** A dish of the cook book with precomputed data for selection. */
export type BookDish = {
  dish: Dish;
  /** As written. */
  recipe: DishRecipe;
  facts: RecipeFacts;
  /** Precomputed, because deriving them parses each line of each dish. */
  tags: readonly string[];
  /** Total minutes as written for 1, 2, … 12 servings. */
  minutesFor: readonly number[];
  nutrition: Nutrition;
  /** Its foods with their share of the weight, heaviest first. */
  foods: readonly { food: Food; share: number }[];
  /** The main ingredient: its meat, fish, eggs or pulses, otherwise the heaviest food. */
  main: Food;
};

/** All dishes, as compiled by `npm run dishes` from `dishes/`. */
export const cookBook: readonly BookDish[] = rows.map(({ dish, recipe, facts, tags, minutesFor }) => {
  const foods = foodsOf(dish);
  const { nutritionInfo: nutrition } = recipe;
  return { dish, facts, tags, minutesFor, recipe, nutrition, foods, main: mainOf(foods) };
});

/** Of the dish itself: a request for lettuce is not one for a steak with salad. */
function foodsOf({ parts }: Dish): BookDish['foods'] {
  return sharesOf(weigh(parts.filter(({ side }) => side === undefined)));
}

/** The food and grams of each part, for all servings. */
export function weigh(parts: Iterable<DishPart>): MeasuredPart[] {
  return Array.from(parts, measurePart);
}
