import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { Dish } from './dish.ts';
import type { DishRecipe } from './make-recipe.ts';

declare const rows: readonly {
  dish: Dish;
  recipe: DishRecipe;
  facts: RecipeFacts;
  tags: string[];
  minutesFor: number[];
}[];
export = rows;
