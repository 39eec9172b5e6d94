import type { RecipeDraft } from '../recipes/recipe.ts';
import { tagsOf } from '../recipes/tags.ts';
import type { Diet, MealType } from '../vocabulary/options.ts';
import { sidesFor } from './asked-for.ts';
import type { BookDish } from './cook-book.ts';
import { descriptionForMeal } from './describe-dish.ts';
import { wordsFor } from './dish-words.ts';
import { isTaggedFor } from './meal-suitability.ts';
import type { PreparedDish } from './prepare-dish.ts';
import { reasonFor } from './reason-for.ts';
import type { Tastes } from './score-dish.ts';
import { withStyleNotes } from './style-notes.ts';

/** A prepared dish as a recipe for one meal, with its reason. */
export function draftOf(one: BookDish, prepared: PreparedDish, meal: MealType, tastes: Tastes): RecipeDraft {
  const { facts, adapted } = prepared;
  const noted = withStyleNotes(prepared, meal, tastes);
  const { recipe } = noted;
  const kept = facts.diets.filter((diet) => isTaggedFor(adapted, diet));
  const goesWith = sidesFor(prepared, meal, tastes, facts.diets.filter(isStrict));
  return {
    ...recipe,
    mealType: meal,
    description: descriptionForMeal(meal, recipe.description),
    goesWith,
    tags: distinct([...tagsOf({ ...recipe, goesWith }, null, kept), ...wordsFor(adapted, recipe)]),
    reason: reasonFor({ adapted, recipe, facts, one, tastes, meal, notes: noted.notes }),
  };
}

/** Whether a dish with this tag has no side that breaks it, whoever eats it. */
const isStrict = (diet: Diet) => ['Vegan', 'Vegetarian', 'Gluten-Free'].includes(diet);

/** Computed and written tags may be equal except for case and hyphens. */
export function distinct(tags: readonly string[]): string[] {
  const words = tags.map((tag) => tag.toLowerCase().replace(/[- ]/g, ''));
  return tags.filter((_, at) => words.indexOf(words[at]!) === at);
}
