import { affectsLimits } from '../foods/affects-limits.ts';
import { findFood } from '../foods/find-food.ts';
import type { FoodClass } from '../foods/food.ts';
import { isPreparationWord, mayInterrupt } from '../quantities/preparation-words.ts';
import { wordsOf } from './food-names.ts';
import { type Listed, type Listing, listsKindOf, type Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';
import { blends, isMadeDish } from './own-dishes.ts';
import { choicesOf, englishName } from './recipe-lines.ts';

/** From such a word on, a title or a description says what is put on the table beside the dish. */
const offer =
  /\b(?:with|over|topped|finish(?:ed)?|drizzled?|sprinkled?|dusted|served?|scattered|spread|garnish(?:ed)?|tossed|dipped|alongside) [^.;:!?]*/gi;

/** Kinds whose short names a title lends to others: the noodles of rice noodles, the tortillas of corn tortillas. */
const mayBorrow: readonly FoodClass[] = ['gluten-grain', 'grain'];

/**
 * Foods that a title or a description names, as if they had been spoken of before: of the dish people speak so. The
 * dishes that it calls by name ("pancakes", "lasagna") are what the recipe makes, and what is in them the list says, but
 * for foods in the name ("buttermilk pancakes") and dishes that are offered beside it ("with a slice of quiche").
 */
export function describedFoods(text: string): Mentioned[] {
  const offered = (text.match(offer) ?? []).flatMap(mentionedFoods).map(({ food }) => food);
  return mentionedFoods(text).flatMap((mention) => {
    const isOffered = offered.includes(mention.food);
    const told = { ...mention, isDefinite: mention.isDefinite || !isOffered };
    if (isBlend(mention)) return [];
    if (!isMadeDish(mention.food) || isOffered) return [told];
    return mentionedFoods(mention.words.replace(/\S+$/, '')).filter(({ food }) => food !== mention.food);
  });
}

/** "A green sauce", "garlic dressing", "the slaw": stirred together from what is listed, whatever that is. */
function isBlend({ words }: Mentioned): boolean {
  const told = wordsOf(words);
  return (
    (blends.has(told.at(-1)!) || told.at(-1) === 'sauce') &&
    told.slice(0, -1).every((word) => mayInterrupt(word) || isPlain(word))
  );
}

function isPlain(word: string): boolean {
  const found = findFood(word);
  return found !== null && !affectsLimits(found.food);
}

/**
 * Whether a title only calls by a short name what the list has (by a word of its name: "dahi" is no short name), or by
 * its own name what the recipe makes of it ("shortbread", "sunflower seed pesto"). What is offered beside the dish is not
 * made here, unless it is said what of.
 */
export function isDishName(
  { food, words, isDefinite, of }: Mentioned,
  listing: Listing | null,
  listed: readonly Listed[],
): boolean {
  if (listing === null) return false;
  const { line, as } = listing;
  const called = [englishName(line), ...choicesOf(line).map(({ name }) => name)].map(wordsOf);
  const said = wordsOf(words);
  if (mayBorrow.includes(food.class) && (as === 'noun' || isDefinite)) return true;
  // "Lime" of a list with lime juice, "sherry" of one with sherry vinegar.
  if (called.some((name) => said.every((word) => name.includes(word)))) return true;
  // "Cream" is short for soy cream, "sour cream" is not; "fried garlic" is what is made of garlic.
  const isFullName =
    said.join(' ') === wordsOf(food.name).join(' ') &&
    !said.slice(0, -1).every((word) => isPreparationWord(word));
  if (as === 'noun') return !isFullName && called.some((name) => name.includes(said.at(-1)!));
  return food.class === 'composed' && (isDefinite || (of !== undefined && listsKindOf(of, listed)));
}
