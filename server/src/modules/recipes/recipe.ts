import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { Beside } from '@plateful/domain/recipes/welcome-beside.ts';
import type { RecipeRow } from './recipes.repository.ts';

/** A recipe as its viewer may see it, with what is computed of it. */
export type PresentedRecipe = Omit<RecipeRow, 'userId' | 'reason' | 'goesWith'> & {
  facts: RecipeFacts;
  goesWith: Beside[];
} & Partial<Pick<RecipeRow, 'reason'> & { userId: string }>;

/** A recipe that passed the gate, before it has an owner and an id. */
export type RecipeDraft = Omit<RecipeRow, 'id' | 'userId' | 'createdAt'> & { origin: 'composer' | 'model' };

export type { RecipeRow };
