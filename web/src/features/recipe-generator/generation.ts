import type { Recipe } from '@plateful/contract/recipes.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { ApiError } from '#lib/api-error.ts';

/** One click of Generate, as it is sent. */
export type GenerationWish = {
  count: number;
  mealType?: MealType;
  customRequest?: string;
  idempotencyKey: string;
};

/** Recipes being written, or those that had come when it failed. */
export type Generation = {
  /** Id of the user for whom they are written. */
  owner: string;
  wish: GenerationWish;
  startedAt: number;
  /** In the order in which they came. */
  recipes: readonly Recipe[];
  /** Null while it is under way. */
  error: unknown;
};

type Start = Pick<Generation, 'owner' | 'wish' | 'startedAt'>;

/** A repeat with the same key goes on from what had come. */
export function begin(start: Start, previous: Generation | null): Generation {
  const isRepeat =
    previous?.owner === start.owner && previous.wish.idempotencyKey === start.wish.idempotencyKey;
  return { ...start, recipes: isRepeat ? previous.recipes : [], error: null };
}

/** A recipe that came before, in an attempt that broke off, keeps its place. */
export function withRecipe(generation: Generation, recipe: Recipe): Generation {
  const { recipes } = generation;
  const isKnown = recipes.some(({ id }) => id === recipe.id);
  return {
    ...generation,
    recipes: isKnown ? recipes.map((one) => (one.id === recipe.id ? recipe : one)) : [...recipes, recipe],
  };
}

export function withFailure(generation: Generation, error: unknown): Generation {
  // What came before a connection broke will be stored with the rest; of an attempt that was given up nothing is.
  return { ...generation, error, recipes: isGivenUp(error) ? [] : generation.recipes };
}

/** The recipes of the answer in the order in which they came, so that no card moves; then those that are new. */
export function inOrderOfArrival(
  { recipes: arrived }: Pick<Generation, 'recipes'>,
  answered: readonly Recipe[],
): Recipe[] {
  const answers = new Map(answered.map((recipe) => [recipe.id, recipe]));
  const first = arrived.flatMap(({ id }) => answers.get(id) ?? []);
  return [...first, ...answered.filter((recipe) => !first.includes(recipe))];
}

/** Whether the server said in its own words that nothing comes of it; a proxy's page or silence says nothing. */
function isGivenUp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  // `conflict`: the same key is still at work.
  return typeof body === 'object' && body !== null && 'code' in body && body.code !== 'conflict';
}
