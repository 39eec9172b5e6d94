import { affectsLimits } from '../foods/affects-limits.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food, FoodClass } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { isPreparationWord, mayInterrupt } from '../quantities/preparation-words.ts';
import { wordsOf } from './food-names.ts';
import { blends, isMadeDish } from './homemade-dishes.ts';
import { type Listed, type Listing, listsKindOf, type Mentioned } from './listed-foods.ts';
import { foodsOfDescription, mentionedFoods } from './named-foods.ts';
import { choicesOf, englishName } from './recipe-lines.ts';

/** Words after which a title or description names what is served with the dish, or added to it. */
const offer =
  /\b(?:with|over|topped|finish(?:ed)?|drizzled?|sprinkled?|dusted|served?|scattered|spread|garnish(?:ed)?|tossed|dipped|alongside|add(?:s|ed|ing)?|(?:stir|swirl|fold|whisk|beat|melt|mix|crumble|spoon|pour|grate|float|dip|slip)(?:s|r?red|led|ed|d|ped)?(?: it| them)? (?:in|into|through|on)|(?:dash|splash|dollop|drizzle|spoon|spoonful|hand ?full?|swirl|knob|side) of) [^.;:!?]*/gi;

/** "Aioli alongside is a must", "leftovers are good in a pie". */
const beside =
  /[^.;:!?,]+ (?:alongside|on the side|for dipping)\b|\bleftovers? [\w ]{2,30} (?:in|into|as|for|on) (?!the (?:fridge|freezer)\b)[^.;:!?]*/gi;

/** The parts of a title or description that name what is served with the dish, or added to it. */
export function offersIn(text: string): readonly string[] {
  return [...(text.match(offer) ?? []), ...(text.match(beside) ?? [])];
}

/**
 * Classes whose short names titles use for other foods: the noodles of rice noodles, the tortillas of corn tortillas.
 */
const mayBorrow: readonly FoodClass[] = ['gluten-grain', 'grain'];

/** Names of dishes whose foreign words name no ingredient here, or one that another version replaces. */
const setName = /^(?:panna cotta|cr[eè]me (?:br[uû]l[eé]e|caramel)|tortilla francesa)s?$/i;

/**
 * Foods that a title or description names; they count as mentioned before, except those served with the dish. A dish
 * that the text names ("pancakes", "lasagna") is what the recipe makes, and its list says what that contains. Two
 * things still count: foods in the name ("buttermilk pancakes") and dishes served with it ("with a slice of quiche").
 */
export function describedFoods(text: string, title: string | null = null): Mentioned[] {
  const offered = offersIn(text)
    .flatMap(mentionedFoods)
    .map(({ food }) => food);
  const named = title === null ? mentionedFoods(text) : foodsOfDescription(text, title);
  return named.flatMap((mention) => {
    const isOffered = offered.includes(mention.food);
    const told = { ...mention, isDefinite: mention.isDefinite || !isOffered };
    if (isBlend(mention)) return [];
    if (!isMadeDish(mention.food) || isOffered) return [told];
    if (setName.test(mention.words)) return [];
    return mentionedFoods(mention.words.replace(/\S+$/, '')).filter(({ food }) => food !== mention.food);
  });
}

/** "A green sauce", "garlic dressing", "the slaw": mixed from listed foods, whichever these are. */
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

/** The noodles of a "noodle and herb soup" and of "Schinkennudeln" are the pasta of the list. */
const noodles = /^(?:noodles?|\w*nudeln?)$/i;

function hasNoodles({ choices }: Listed): boolean {
  return choices.some(({ kinds }) => kinds.includes('pasta') || kinds.includes('noodle'));
}

/**
 * Whether a title uses a short name for a listed food (a word of its name: "dahi" is not one), or the name of what the
 * recipe makes of it ("shortbread", "sunflower seed pesto"). What is served with the dish is not made by the recipe,
 * unless the text says what it is made of.
 */
export function isDishName(
  { food, words, isDefinite, of }: Mentioned,
  listing: Listing | null,
  listed: readonly Listed[],
  isInTitle: boolean,
): boolean {
  if (listing === null) return noodles.test(words) && listed.some(hasNoodles);
  const { line, as } = listing;
  const called = [englishName(line), ...choicesOf(line).map(({ name }) => name)].map(wordsOf);
  const said = wordsOf(words);
  if (mayBorrow.includes(food.class) && (as === 'noun' || isDefinite)) return true;
  // "Lime" if the list has lime juice, "sherry" if it has sherry vinegar.
  if (called.some((name) => said.every((word) => name.includes(word)))) return true;
  // "Cream" is short for soy cream, "sour cream" is not; "fried garlic" is made of garlic.
  const isFullName =
    said.join(' ') === wordsOf(food.name).join(' ') &&
    !said.slice(0, -1).every((word) => isPreparationWord(word));
  if (as === 'noun') return !isFullName && called.some((name) => name.includes(said.at(-1)!));
  if (food.class !== 'composed') return false;
  const isMade = isInTitle || !sharesOnlySeasoning(food, listed);
  return (isDefinite && isMade) || (of !== undefined && listsKindOf(of, listed));
}

const seasonings: readonly FoodClass[] = ['salt', 'water', 'oil', 'spice'];

/** "The fish sauce" of a description is not made of listed salt, nor "the mayonnaise" of listed oil. */
function sharesOnlySeasoning({ parts }: Food, listed: readonly Listed[]): boolean {
  const shared = parts.map(foodById).filter((part) => listsKindOf(part, listed));
  return shared.length > 0 && shared.every((part) => seasonings.includes(part.class));
}
