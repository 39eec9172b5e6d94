import type { Recipe } from '@plateful/contract/recipes.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { ApiError } from '#lib/api-error.ts';

/** The request of one click on Generate. */
export type GenerationWish = {
  count: number;
  mealType?: MealType;
  customRequest?: string;
  idempotencyKey: string;
};

/** A generation in progress, or one that failed with the recipes received so far. */
export type Generation = {
  /** Id of the user who started it. */
  owner: string;
  wish: GenerationWish;
  startedAt: number;
  /** In order of arrival. */
  recipes: readonly Recipe[];
  /** Null while in progress. */
  error: unknown;
};

type Start = Pick<Generation, 'owner' | 'wish' | 'startedAt'>;

/** A retry with the same key continues with the recipes received before. */
export function begin(start: Start, previous: Generation | null): Generation {
  const isRepeat =
    previous?.owner === start.owner && previous.wish.idempotencyKey === start.wish.idempotencyKey;
  return { ...start, recipes: isRepeat ? previous.recipes : [], error: null };
}

/** A recipe that was already received in an interrupted attempt keeps its place. */
export function withRecipe(generation: Generation, recipe: Recipe): Generation {
  const { recipes } = generation;
  const isKnown = recipes.some(({ id }) => id === recipe.id);
  return {
    ...generation,
    recipes: isKnown
      ? recipes.map((generated) => (generated.id === recipe.id ? recipe : generated))
      : [...recipes, recipe],
  };
}

export function withFailure(generation: Generation, error: unknown): Generation {
  // After a lost connection the server still stores the received recipes. After an aborted attempt it stores none.
  return { ...generation, error, recipes: isGivenUp(error) ? [] : generation.recipes };
}

/** The recipes of the final response in order of arrival, so that no card moves, followed by new ones. */
export function inOrderOfArrival(
  { recipes: arrived }: Pick<Generation, 'recipes'>,
  answered: readonly Recipe[],
): Recipe[] {
  const answers = new Map(answered.map((recipe) => [recipe.id, recipe]));
  const first = arrived.flatMap(({ id }) => answers.get(id) ?? []);
  return [...first, ...answered.filter((recipe) => !first.includes(recipe))];
}

/**
 * True if the server itself reported that the attempt was aborted. A proxy's error page or a timeout does not count.
 */
function isGivenUp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  // `conflict`: the attempt with the same key is still running.
  return typeof body === 'object' && body !== null && 'code' in body && body.code !== 'conflict';
}
