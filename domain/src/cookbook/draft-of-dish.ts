import type { RecipeDraft } from '../recipes/recipe.ts';
import { tagsOf } from '../recipes/tags.ts';
import type { Diet, MealType } from '../vocabulary/options.ts';
import { sidesFor } from './choosing/matches-request.ts';
import { isTaggedFor } from './choosing/meal-suitability.ts';
import type { TasteContext } from './choosing/score-dish.ts';
import type { BookDish } from './cook-book.ts';
import { descriptionForMeal, descriptionInTime } from './description/describe-dish.ts';
import { truthfulTags } from './description/dish-tags.ts';
import type { PreparedDish } from './prepare-dish.ts';
import { reasonFor } from './reasons/reason-for.ts';
import { withStyleNotes } from './wishes/style-notes.ts';

/** A prepared dish as a recipe for one meal, with its reason. */
export function draftOf(
  bookDish: BookDish,
  prepared: PreparedDish,
  meal: MealType,
  tastes: TasteContext,
): RecipeDraft {
  const { facts, adapted } = prepared;
  const withNotes = withStyleNotes(prepared, meal, tastes);
  const { recipe } = withNotes;
  const inTime = descriptionInTime(recipe.description, recipe.cookingTime, adapted.minutes.total);
  const taggedDiets = facts.diets.filter((diet) => isTaggedFor(adapted, diet));
  const goesWith = sidesFor(prepared, meal, tastes, facts.diets.filter(isStrict));
  return {
    ...recipe,
    mealType: meal,
    description: descriptionForMeal(meal, inTime),
    goesWith,
    tags: distinctTags([
      ...tagsOf({ ...recipe, goesWith }, null, taggedDiets),
      ...truthfulTags(adapted, recipe, meal),
    ]),
    reason: reasonFor({ adapted, recipe, facts, bookDish, tastes, meal, notes: withNotes.notes }),
  };
}

/** Whether a dish with this tag has no side that breaks the diet, also for households without it. */
const isStrict = (diet: Diet) => ['Vegan', 'Vegetarian', 'Gluten-Free'].includes(diet);

/** Computed and written tags may be equal except for case and hyphens. */
export function distinctTags(tags: readonly string[]): string[] {
  const words = tags.map((tag) => tag.toLowerCase().replace(/[- ]/g, ''));
  return tags.filter((_, at) => words.indexOf(words[at]!) === at);
}
