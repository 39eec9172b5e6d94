import { dietsBrokenBy } from '../../foods/diets.ts';
import type { FoodClass } from '../../foods/food.ts';
import { allergenReasons } from '../../safety/check-allergens.ts';
import type { Limits, Violation } from '../../safety/check-recipe.ts';
import { type Listed, listedOf, listingOf, type Mentioned } from '../../safety/listed-foods.ts';
import { namedIn } from '../../safety/named-foods.ts';
import { isOwnDish } from '../../safety/own-dishes.ts';
import { readLines, sentence, spokenName } from '../../safety/recipe-lines.ts';
import type { WrittenDraft } from './written-draft.ts';

/** From such a word on, a description says what is put on the table: "with", "topped", "over". */
const offer =
  /\b(?:with|over|topped|finish(?:ed)?|drizzled?|sprinkled?|dusted|dust|served?|add|scattered|spread|garnish(?:ed)?|tossed|dipped) [^.;:!?]*/gi;

/** "No cream needed", "without butter or cheese": what a text says is not there is no offer of it. */
const absent =
  /\b(?:without|instead of|in place of|rather than|nothing but|no) (?:any |the |an? )?[\p{L}-]+(?:(?:, (?:and |or )?| and | or )[\p{L}-]+)*/giu;

/** "Ranch-style", "sweet-and-sour": made like it, not with it. */
const likeness = /\S+-(?:style|spiced|inspired|and-sour)\b/gi;

/** "(bun rieu)": what a dish is called elsewhere. */
const otherName = /\((?!(?:and|with|or|plus|in|on)\b)[^)]*\)/gi;

/**
 * Foods against the household's limits that the title or the description offers and the list lacks. A description
 * may compare ("crisper than toast") and name the dish ("a chickpea pancake"), so only what it offers counts; a title
 * is what is in it, but for composed foods, by which dishes are called ("fish satay").
 */
export function toldViolations(
  { title, description, ingredients }: WrittenDraft,
  limits: Limits,
): Violation[] {
  const listed = listedOf(readLines(ingredients));
  const texts = [title, description].map((text) => text.replace(absent, '').replace(likeness, ''));
  const offered = texts
    .map((text) => text.replace(otherName, ''))
    .flatMap((text) => text.match(offer) ?? [])
    .flatMap(namedIn);
  const called = namedIn(texts[0]!).filter(({ food }) => food.class !== 'composed');
  return [...offered, ...called]
    .filter((mention) => !isAnswered(mention, title, listed))
    .flatMap((mention) => breaches(mention, limits));
}

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
  return instructions.flatMap(namedIn).flatMap((mention): Violation[] => {
    const { food, words } = mention;
    const listing = listingOf(mention, listed);
    if (listing?.as !== 'noun' || isAnswered(mention, title, listed)) return [];
    const broken = dietsBrokenBy(food);
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

function breaches({ food }: Mentioned, { allergies, dietaryRestrictions }: Limits): Violation[] {
  const subject = `${food.name}, which only the title or the description names,`;
  const broken = dietsBrokenBy(food);
  return [
    ...allergenReasons(subject, food, [], allergies).map((why) => ({ kind: 'allergen' as const, why })),
    ...dietaryRestrictions
      .filter((diet) => broken.includes(diet))
      .map((diet) => ({ kind: 'diet' as const, why: sentence(`${subject} is not ${diet}`) })),
  ].map((violation) => ({ ...violation, ingredient: food.name }));
}
