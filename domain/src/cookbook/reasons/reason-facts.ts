import type { Food } from '../../foods/food.ts';
import { nameWithoutAmount } from '../../foods/name-by-weight.ts';
import { foodById } from '../../foods/table.ts';
import type { RecipeFacts } from '../../recipes/recipe-facts.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { gramsByFood } from '../choosing/foods-for-goal.ts';
import type { TasteContext } from '../choosing/score-dish.ts';
import type { BookDish } from '../cook-book.ts';
import type { AdaptedDish, DishRecipe } from '../make-recipe.ts';
import { and } from '../method/joined-words.ts';
import type { StyleNotes } from '../wishes/style-notes.ts';

/** The facts from which a reason for a dish is derived. */
export type ReasonFacts = {
  adapted: AdaptedDish;
  recipe: DishRecipe;
  facts: RecipeFacts;
  bookDish: BookDish;
  tastes: TasteContext;
  /** The meal that it is chosen for. */
  meal: MealType;
  notes: StyleNotes;
};

/** Share of the weight from which on a food is mentioned. */
const namedShare = 0.08;

/** Foods of the dish except seasonings, heaviest first. */
export function mainFoodsOf({ adapted, bookDish }: Pick<ReasonFacts, 'adapted' | 'bookDish'>): Food[] {
  const own = bookDish.foods.filter(({ share }) => share >= namedShare).map(({ food }) => food.id);
  const now = new Set([...adapted.parts.values()].map(({ food }) => food));
  const added = [...adapted.parts].filter(([key, part]) => key !== part.key).map(([, { food }]) => food);
  return [...new Set([...own.filter((id) => now.has(id)), ...added])].map(foodById);
}

/** The same with their grams per serving, heaviest first. */
export function weighedFoodsOf(given: Pick<ReasonFacts, 'adapted' | 'bookDish'>) {
  const grams = gramsByFood(given.adapted);
  return mainFoodsOf(given)
    .map((food) => ({ food, grams: grams.get(food) ?? 0 }))
    .sort((a, b) => b.grams - a.grams);
}

export const namesOf = (foods: readonly Food[]) => and(foods.slice(0, 2).map(nameWithoutAmount));
