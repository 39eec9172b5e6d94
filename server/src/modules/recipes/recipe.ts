import type { SideSuggestion } from '@plateful/domain/recipes/allowed-side.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { RecipeRow } from './recipes.repository.ts';

/** What is shown of a row: not what its writer typed, which says the same once more. */
export type ShownRow = Omit<RecipeRow, 'written' | 'parts'>;

/** A recipe as its viewer may see it, with what is computed of it. */
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

/** A recipe that passed the gate, before it has an owner and an id. */
export type RecipeDraft = Omit<RecipeRow, 'id' | 'userId' | 'createdAt' | keyof typeof neverChanged> & {
  origin: 'composer' | 'model';
};

/** What its row says of changes, as long as there are none. */
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

/** What is remembered of a recipe is remembered of it as it is now. */
export function stateKey({ id, updatedAt }: Pick<RecipeRow, 'id' | 'updatedAt'>): string {
  return updatedAt ? `${id} ${updatedAt.getTime()}` : id;
}

export type { RecipeRow };
