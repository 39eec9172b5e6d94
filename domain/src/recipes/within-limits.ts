import type { Limits } from '../safety/recipe-lines.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/**
 * Whether a recipe satisfies a household's limits: it neither contains nor may contain their allergens, and fits every
 * diet. With limits, a recipe with an unknown food never does.
 */
export function isWithinLimits(
  {
    contains,
    mayContain,
    diets,
    unknownFoods,
  }: Pick<RecipeFacts, 'contains' | 'mayContain' | 'diets' | 'unknownFoods'>,
  { allergies, dietaryRestrictions }: Limits,
): boolean {
  const isLimited = allergies.length > 0 || dietaryRestrictions.length > 0;
  if (isLimited && unknownFoods.length > 0) return false;
  if (allergies.some((allergy) => contains.includes(allergy) || mayContain.includes(allergy))) return false;
  return dietaryRestrictions.every((diet) => diets.includes(diet));
}
