import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { Dish } from './dish.ts';

declare const rows: readonly { dish: Dish; facts: RecipeFacts }[];
export = rows;
