import { recipeInput } from '@plateful/contract/recipes.ts';
import { composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import type { Suggestions } from '@plateful/domain/purchases/suggestions.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import type { Context } from '#context.ts';
import type { RecipeRow } from './recipes.repository.ts';

/** What is asked of the composer. */
export type Wish = {
  profile: TasteProfile;
  count: number;
  mealType?: MealType | undefined;
  seed: number;
  month?: number;
  /** Ids of foods. */
  atHome?: readonly string[];
  suggestions?: Suggestions;
};

/** A recipe that passed the gate, before it has an owner and an id. */
export type GatedDraft = Omit<RecipeRow, 'id' | 'userId' | 'createdAt'> & { origin: 'composer' | 'model' };

/** The same id gives the same recipes. A UUID is random, so its first 28 bits do for a seed. */
export function seedOf(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 7), 16);
}

/** Composed recipes that passed the safety gate once more, and why there are fewer than asked for. */
export function compose(
  ctx: Context,
  { mealType, ...wish }: Wish,
  avoidTitles: readonly string[],
): { drafts: GatedDraft[]; notice: string | null } {
  const { recipes, shortfall } = composeRecipes({ ...wish, ...(mealType && { mealType }), avoidTitles });
  const drafts: GatedDraft[] = [];
  for (const recipe of recipes) {
    const { ok, violations } = checkRecipe(recipe, wish.profile);
    if (ok) drafts.push({ ...recipeInput.parse(recipe), isGenerated: true, origin: 'composer' });
    else ctx.log.error({ title: recipe.title, violations }, 'a composed recipe failed the safety gate');
  }
  return { drafts, notice: shortfall };
}
