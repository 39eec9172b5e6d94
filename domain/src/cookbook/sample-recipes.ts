import type { RecipeDraft } from '../recipes/recipe.ts';
import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import type { MealType } from '../vocabulary/options.ts';
import { cookBook } from './cook-book.ts';
import { distinctTags } from './draft-of-dish.ts';

/** A dish of the cook book as written, visible to everyone. */
export type SampleRecipe = Omit<RecipeDraft, 'reason'> & {
  id: string;
  facts: RecipeFacts;
  /** All meals that it suits, the usual one first. */
  meals: readonly MealType[];
};

export const sampleRecipes: readonly SampleRecipe[] = cookBook.map(({ dish, recipe, facts, tags }) => ({
  ...recipe,
  id: idOf(dish.number),
  meals: dish.meals,
  goesWith: dish.goesWith,
  tags: distinctTags([...tags, ...dish.tags]),
  facts,
}));

/** A UUID of version 8 (RFC 9562: custom bits), so that links to samples stay valid. */
function idOf(number: number): string {
  return `5a3b1e00-0000-8000-8000-${String(number).padStart(12, '0')}`;
}
