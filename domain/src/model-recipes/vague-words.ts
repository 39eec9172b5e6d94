import { dietsRiskedBy } from '../foods/diets.ts';
import type { FoodClass } from '../foods/food.ts';
import type { Limits, Violation } from '../safety/check-recipe.ts';
import { isOwnDish } from '../safety/homemade-dishes.ts';
import { type Listed, listedOf, listingOf, type Mentioned } from '../safety/listed-foods.ts';
import { mentionedFoods } from '../safety/named-foods.ts';
import { readLines, sentence, spokenName } from '../safety/recipe-lines.ts';
import type { WrittenDraft } from './written-draft.ts';

/**
 * Words of the method that could mean a listed food or one that breaks a diet ("butter" where peanut butter is listed).
 * The safety gate accepts them except under allergies and health-related diets, but a model can be asked to use the
 * full name.
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
    if (listing?.as !== 'noun' || isListed(mention, title, listed)) return [];
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

/**
 * Classes of foods with short names that commonly stand for others: "the noodles" for rice noodles, "the tortillas" for
 * corn tortillas.
 */
const genericClasses: readonly FoodClass[] = ['gluten-grain', 'grain'];

/** Whether the ingredients contain the mentioned food, by this or a longer name, or the recipe itself has that name. */
function isListed(mention: Mentioned, title: string, listed: readonly Listed[]): boolean {
  const as = listingOf(mention, listed)?.as;
  if (as === 'same' || (as === 'noun' && genericClasses.includes(mention.food.class))) return true;
  return isOwnDish(mention, title, listed);
}
