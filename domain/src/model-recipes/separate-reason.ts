import { emptyHousehold, type Household } from './household-mentions.ts';
import { removeHouseholdMentions } from './remove-household-mentions.ts';

type Stored = {
  title: string;
  description: string | null;
  reason: string | null;
  cuisineType: string | null;
  ingredients: readonly { name: string }[];
  instructions: readonly string[];
  tags: readonly string[];
  origin: string;
};

/** The sentence with which the composer ended descriptions before recipes had a separate reason. */
const composed = / (It suits you because it .*)$/s;

/**
 * Converts a recipe from before recipes had a separate reason: sentences of its description about the household become
 * the reason, and in a model's recipe all other mentions of the household are removed. Recipes with a separate reason
 * do not change.
 */
export function separateReason<R extends Stored>(recipe: R, household: Household | null): R {
  const sentence = recipe.description?.match(composed)?.[1];
  const split = sentence
    ? { ...recipe, description: recipe.description!.replace(composed, ''), reason: recipe.reason ?? sentence }
    : recipe;
  // Recipes by people keep their wording.
  if (split.origin !== 'model') return split;
  const { recipe: clean, removed } = removeHouseholdMentions(split, household ?? emptyHousehold);
  return { ...clean, reason: clean.reason ?? (removed.join(' ') || null) };
}
