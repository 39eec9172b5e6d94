import type { SideSuggestion } from '@plateful/domain/recipes/allowed-side.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { RecipeRow } from './recipes.repository.ts';

/** The displayed columns; the document would duplicate their content. */
export type ShownRow = Omit<RecipeRow, 'written' | 'parts'>;

/** A recipe as its viewer may see it, with computed facts. */
export type PresentedRecipe = Omit<
  ShownRow,
  'userId' | 'reason' | 'goesWith' | 'storedFacts' | 'deletedAt'
> & {
  facts: RecipeFacts;
  goesWith: SideSuggestion[];
  unproven?: string[];
  isOwn?: boolean;
  isRemoved?: boolean;
  adaptedFrom?: { id: string | null; title: string } | null;
} & Partial<Pick<RecipeRow, 'reason'> & { userId: string }>;

/** A recipe that passed the gate but has no owner and id yet. */
export type RecipeDraft = Omit<RecipeRow, 'id' | 'userId' | 'createdAt' | keyof typeof neverChanged> & {
  origin: 'composer' | 'model';
};

/** Values of the change columns of an unchanged recipe. */
export const neverChanged = {
  written: null,
  parts: [] as string[],
  version: 1,
  updatedAt: null,
  storedFacts: null,
  adaptedFromId: null,
  adaptedFromTitle: null,
  deletedAt: null,
  photoId: null,
};

/** Cache key of a recipe's current state. */
export function stateKey({ id, updatedAt }: Pick<RecipeRow, 'id' | 'updatedAt'>): string {
  return updatedAt ? `${id} ${updatedAt.getTime()}` : id;
}

export type { RecipeRow };
