import { dietsRiskedBy } from '../foods/diets.ts';
import type { FoodClass } from '../foods/food.ts';
import type { Limits, Violation } from '../safety/check-recipe.ts';
import { type Listed, listedOf, listingOf, type Mentioned } from '../safety/listed-foods.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import { isOwnDish } from '../safety/own-dishes.ts';
import { readLines, sentence, spokenName } from '../safety/recipe-lines.ts';
import type { WrittenDraft } from './written-draft.ts';

/**
 * Words of the method that could mean a listed food or one that breaks a diet ("butter" where peanut butter is listed).
 * The safety gate lets them pass but for allergies and diets that people keep for their health; a model can be asked to
 * name it in full.
 */
export function vagueViolations(
  { title, ingredients, instructions }: WrittenDraft,
  { dietaryRestrictions }: Limits,
): Violation[] {
  if (dietaryRestrictions.length === 0) return [];
  const listed = listedOf(readLines(ingredients));
  return instructions.flatMap(mentionedFoods).flatMap((mention): Violation[] => {
    const { food, words } = mention;
    const listing = listingOf(mention, listed);
    if (listing?.as !== 'noun' || isAnswered(mention, title, listed)) return [];
    const broken = dietsRiskedBy(food);
    return dietaryRestrictions
      .filter((diet) => broken.includes(diet))
      .map((diet) => {
        const meant = `say “${spokenName(listing.line)}” if that is meant`;
        const why = sentence(
          `${food.name} is not ${diet}, and “${words}” in the method may mean it: ${meant}`,
        );
        return { kind: 'diet', ingredient: food.name, why };
      });
  });
}

/** Kinds whose short names a title lends to others: the noodles of rice noodles, the tortillas of corn tortillas. */
const mayBorrow: readonly FoodClass[] = ['gluten-grain', 'grain'];

/** Whether the list has it, under this name or a fuller one, or the recipe is it. */
function isAnswered(mention: Mentioned, title: string, listed: readonly Listed[]): boolean {
  const as = listingOf(mention, listed)?.as;
  if (as === 'same' || (as === 'noun' && mayBorrow.includes(mention.food.class))) return true;
  return isOwnDish(mention, title, listed);
}
