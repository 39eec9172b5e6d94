import type { RecipeFacts } from '../recipes/recipe-facts.ts';
import { claimsOf } from '../recipes/text-claims.ts';
import type { Violation } from '../safety/check-recipe.ts';
import { shapeViolation } from './written-bounds.ts';
import type { WrittenDraft } from './written-draft.ts';

/**
 * Whether a text makes a claim about diets, allergens or nutrition, which are computed instead of taken from the model.
 */
export function isClaim(text: string): boolean {
  const { diets: claimed, free, safety: isSafety } = claimsOf(text);
  const figures =
    /\b(?:calor\w*|protein|fib(?:er|re)|sodium|sugar|carbs?|fat|healthy|nutriti\w*|free|mediterranean)\b/i;
  return claimed.length > 0 || free.length > 0 || isSafety || figures.test(text);
}

/**
 * Claims of title and description that the ingredients contradict, such as a "vegan" chili with beef. A word that is
 * also part of an ingredient's name ("gluten-free pasta") is a label of that ingredient.
 */
export function claimViolations(written: WrittenDraft, facts: RecipeFacts): Violation[] {
  const labels = written.ingredients.map(({ name }) => name).join('\n');
  return (['title', 'description'] as const).flatMap((where) => {
    const claimed = claimsOf(written[where]);
    const labeled = claimsOf(labels);
    const wrongDiets = claimed.diets.filter(
      (diet) => !facts.diets.includes(diet) && !labeled.diets.includes(diet),
    );
    const wrongFree = claimed.free.filter(
      (one) => [...facts.contains, ...facts.mayContain].includes(one) && !labeled.free.includes(one),
    );
    return [
      ...wrongDiets.map(
        (diet) => `The ${where} calls the dish ${diet}, and its ingredients do not bear that out`,
      ),
      ...wrongFree.map((one) => `The ${where} says that the dish has no ${one}, and it has or may have`),
      ...(claimed.safety ? [`The ${where} speaks of allergies, which is not for a recipe to judge`] : []),
    ].map((why) => shapeViolation(why));
  });
}
