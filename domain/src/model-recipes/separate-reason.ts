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

/** How the composer ended a description before recipes had a reason. */
const composed = / (It suits you because it .*)$/s;

/**
 * A recipe from before recipes had a reason: what its description says of the household becomes the reason, and from what
 * a model wrote all that tells of the household is taken out. One that is separate already stays as it is.
 */
export function separateReason<R extends Stored>(recipe: R, household: Household | null): R {
  const sentence = recipe.description?.match(composed)?.[1];
  const split = sentence
    ? { ...recipe, description: recipe.description!.replace(composed, ''), reason: recipe.reason ?? sentence }
    : recipe;
  // Other people's recipes are told in their own words.
  if (split.origin !== 'model') return split;
  const { recipe: clean, removed } = removeHouseholdMentions(split, household ?? emptyHousehold);
  return { ...clean, reason: clean.reason ?? (removed.join(' ') || null) };
}
