import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { BookDish } from './cook-book.ts';
import type { AdaptedDish, DishRecipe } from './make-recipe.ts';
import type { Tastes } from './score-dish.ts';
import type { StyleNotes } from './style-notes.ts';

/** What a reason for a dish is told from. */
export type ReasonFacts = {
  adapted: AdaptedDish;
  recipe: DishRecipe;
  facts: RecipeFacts;
  one: BookDish;
  tastes: Tastes;
  /** The meal that it is chosen for. */
  meal: MealType;
  /** The household's own cuisines and related ones have no dish left. */
  isLastResort: boolean;
  notes: StyleNotes;
};
