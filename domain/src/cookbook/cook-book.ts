import { type Food, meatAndSeafood, type Nutrition } from '../foods/food.ts';
import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { Dish, DishPart } from './dish.ts';
import rows from './dish-rows.json' with { type: 'json' };
import type { DishRecipe } from './make-recipe.ts';
import { type MeasuredPart, measurePart } from './measure-part.ts';

/** A dish of the cook book, with what choosing looks at. */
export type BookDish = {
  dish: Dish;
  /** As written. */
  recipe: DishRecipe;
  facts: RecipeFacts;
  /** What is true of it in a few words: working them out reads each line of each dish. */
  tags: readonly string[];
  /** Start to finish as written for 1, 2, … 12 servings. */
  minutesFor: readonly number[];
  nutrition: Nutrition;
  /** The foods that it is made of and their share of its weight, the heaviest first. */
  foods: readonly { food: Food; share: number }[];
  /** What people say it is made of: its meat, fish, eggs or beans, else what it has most of. */
  main: Food;
};

const proteins: readonly Food['class'][] = [...meatAndSeafood, 'egg', 'soy', 'legume'];

/** All dishes, as compiled by `npm run dishes` from `dishes/`. */
export const cookBook: readonly BookDish[] = rows.map(({ dish, recipe, facts, tags, minutesFor }) => {
  const foods = foodsOf(dish);
  const { nutritionInfo: nutrition } = recipe;
  return { dish, facts, tags, minutesFor, recipe, nutrition, foods, main: mainOf(foods) };
});

/** Water and stock weigh most in a soup, and are not what it is made of. */
function isBody({ class: kind, kinds }: Food): boolean {
  return kind !== 'water' && kind !== 'salt' && !kinds.includes('stock');
}

function foodsOf({ parts }: Dish): BookDish['foods'] {
  return sharesOf(weigh(parts));
}

/** Each part's food with its grams, for all servings. */
export function weigh(parts: Iterable<DishPart>): MeasuredPart[] {
  return Array.from(parts, measurePart);
}

/** What a dish is made of, the heaviest first. */
export function sharesOf(weighed: readonly { food: Food; grams: number }[]): BookDish['foods'] {
  const body = weighed.filter(({ food }) => isBody(food));
  const all = body.reduce((sum, { grams }) => sum + grams, 0) || 1;
  return body
    .map(({ food, grams }) => ({ food, share: grams / all }))
    .sort((one, other) => other.share - one.share);
}

/** What people say a dish of these foods is made of. */
export function mainOf(foods: BookDish['foods']): Food {
  const found = foods.find(({ food, share }) => proteins.includes(food.class) && share > 0.12);
  return (found ?? foods[0]!).food;
}
