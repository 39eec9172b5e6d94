import type { Food, Nutrition } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { Dish } from './dish.ts';
import rows from './dish-rows.json' with { type: 'json' };
import type { DishRecipe } from './make-recipe.ts';

/** A dish of the cook book, with what choosing looks at. */
export type BookDish = {
  dish: Dish;
  /** As written. */
  recipe: DishRecipe;
  facts: RecipeFacts;
  nutrition: Nutrition;
  /** The foods that it is made of and their share of its weight, the heaviest first. */
  foods: readonly { food: Food; share: number }[];
  /** What people say it is made of: its meat, fish, eggs or beans, else what it has most of. */
  main: Food;
};

/** All dishes, as compiled by `npm run dishes` from `dishes/`. */
export const cookBook: readonly BookDish[] = rows.map(({ dish, recipe, facts }) => {
  const foods = foodsOf(dish);
  return { dish, facts, recipe, nutrition: recipe.nutritionInfo, foods, main: mainOf(foods) };
});

/** Water and stock weigh most in a soup, and are not what it is made of. */
function isBody({ class: kind, kinds }: Food): boolean {
  return kind !== 'water' && kind !== 'salt' && !kinds.includes('stock');
}

function foodsOf(dish: Dish): BookDish['foods'] {
  const weighed = dish.parts
    .map(({ food: id, amount, unit }) => {
      const food = foodById(id);
      return { food, grams: toGrams(food, amount, unit) ?? 0 };
    })
    .filter(({ food }) => isBody(food));
  const all = weighed.reduce((sum, { grams }) => sum + grams, 0) || 1;
  return weighed
    .map(({ food, grams }) => ({ food, share: grams / all }))
    .sort((one, other) => other.share - one.share);
}

function mainOf(foods: BookDish['foods']): Food {
  const found = foods.find(({ food, share }) => isProtein(food) && share > 0.12);
  return (found ?? foods[0]!).food;
}

function isProtein({ class: kind }: Food): boolean {
  return ['red-meat', 'poultry', 'fish', 'crustacean', 'mollusc', 'egg', 'soy', 'legume'].includes(kind);
}
