import { stepIngredients } from '@plateful/domain/recipes/step-ingredients.ts';
import { LRUCache } from 'lru-cache';
import type { VisitorContext } from '#context.ts';
import { getRecipe } from './recipes.service.ts';

type Steps = { steps: { ingredients: number[] }[] };

/** A recipe never changes once it is stored. */
const stepsById = new LRUCache<string, Steps>({ max: 2000 });

/** What each step takes from the list. */
export async function getSteps(ctx: VisitorContext, { id }: { id: string }): Promise<Steps> {
  const { recipe } = await getRecipe(ctx, { id });
  const known = stepsById.get(id);
  if (known) return known;
  const steps = { steps: stepIngredients(recipe).map((ingredients) => ({ ingredients })) };
  stepsById.set(id, steps);
  return steps;
}
