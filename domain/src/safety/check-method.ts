import { allergyDiets, figureDiets } from '../foods/diet-checks.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import type { LabelClearance } from '../foods/label-claims.ts';
import type { Diet } from '../vocabulary/options.ts';
import { allergenReasons } from './check-allergens.ts';
import { wordsOf } from './food-names.ts';
import type { Listing } from './listed-foods.ts';
import { additionalFoods } from './named-foods.ts';
import {
  englishName,
  type JudgedRecipe,
  type Limits,
  type RecipeLine,
  readLines,
  sentence,
  spokenName,
  type Violation,
} from './recipe-lines.ts';
import { clearedByTitle, clearedOfDish, clearedOfShortNames } from './title-labels.ts';
import { type Mention, type RecipeTexts, textsOf, type Unlisted, unlistedIn } from './unlisted-foods.ts';

/**
 * Salt and pepper need not be on the list and break no limit; water and ice come from the tap. The spray for a pan need
 * not be listed either, but may break a limit.
 */
const isFree = (food: Food) =>
  food.class === 'water' ||
  food.class === 'salt' ||
  food.id === 'black-pepper' ||
  food.id === 'white-pepper' ||
  food.id === 'cooking-spray';

/** In characters; below what a look-up reads of one text, so that nothing after its end goes unchecked. */
const longestStep = 20_000;

/**
 * Foods that the method, title or description names and the list lacks. If such a food breaks an allergy or diet, the
 * violation says so. This applies even to free seasonings, and to words that could mean something listed ("milk" for
 * the listed almond milk), because the cook should not have to guess.
 */
export function methodViolations(
  texts: RecipeTexts,
  lines: readonly RecipeLine[],
  limits: Limits,
): Violation[] {
  const unread = textsOf(texts).filter((text) => text.length > longestStep);
  const tooLong = unread.map(() => ({
    kind: 'method' as const,
    ingredient: '',
    why: 'A step of the method is too long to be checked',
  }));
  // The figures of a serving leave out what the list lacks.
  const isMeasured = figureDiets.some((diet) => limits.dietaryRestrictions.includes(diet));
  const found = unlistedIn(texts, lines).flatMap((one): Violation[] => {
    const { mention, listing } = one;
    const cleared = mention.isMethod ? clearedByTitle : clearedOfDish;
    const short = listing?.as === 'noun' ? [...clearedOfShortNames(texts.title), ...labelMeant(one)] : [];
    const freeOf = [...cleared(texts.title, mention.words), ...short];
    const broken = limitsBroken(mention, listing, limits, freeOf);
    const isAllowed = !isMissing(one, lines) || (one.isExtra && !isMeasured);
    return broken.length > 0 || isAllowed ? broken : [missing(mention)];
  });
  return [...tooLong, ...found];
}

/**
 * Foods that the list lacks although the method serves them beside the dish ("over rice"), mixes them of listed foods or
 * leaves them to the cook. The gate lets them pass; a recipe that is written for a household lists them, so that they get
 * on its shopping list.
 */
export function unlistedExtras(recipe: JudgedRecipe): Violation[] {
  const lines = readLines(recipe.ingredients);
  return unlistedIn(recipe, lines)
    .filter((one) => isMissing(one, lines) && one.isExtra)
    .map(({ mention }) => missing(mention));
}

/** Whether the list should have a food of the method, whatever the limits. */
function isMissing({ mention, listing }: Unlisted, lines: readonly RecipeLine[]): boolean {
  if (!mention.isMethod || listing || isFree(mention.food) || isMadeHere(mention)) return false;
  // "Lime wedges, fried onions and mint, to serve" lists the mint too.
  return !lines.some((line) => additionalFoods(line).includes(mention.food));
}

function missing({ food }: Mention): Violation {
  const why = `The method uses ${food.name}, which the ingredient list lacks`;
  return { kind: 'method', ingredient: food.name, why };
}

/** Foods of the texts that match no listed line, and the strict diets that they break. */
export function unlistedFoods(
  texts: RecipeTexts,
  lines: readonly RecipeLine[],
): { food: Food; broken: readonly Diet[] }[] {
  return unlistedIn(texts, lines).map(({ mention: { food }, listing }) => ({
    food,
    broken: dietsBrokenInMethod(food, listing),
  }));
}

/** If the word could mean a listed food instead, only diets with the same rules as an allergy count as broken. */
function dietsBrokenInMethod(
  food: Food,
  listing: Listing | null,
  freeOf: readonly LabelClearance[] = [],
): readonly Diet[] {
  const broken = dietsRiskedBy(food, freeOf);
  return listing?.as === 'noun'
    ? broken.filter((diet) => allergyDiets.some((one) => one.diet === diet))
    : broken;
}

/** "Flour" of "set out flour, eggs and crumbs" for a listed gluten-free flour; "some flour" may be another. */
function labelMeant({ mention: { words, text, isMethod }, listing }: Unlisted): readonly LabelClearance[] {
  const name = wordsOf(listing ? englishName(listing.line) : '');
  if (!isMethod || !listing || wordsOf(words).length !== 1 || !name.includes(wordsOf(words)[0]!)) return [];
  const other = new RegExp(`${another}${RegExp.escape(words)}\\b`, 'i');
  return other.test(text) || usual.test(text) ? [] : listing.line.freeOf;
}

/** "Spread with the vegan butter or regular." */
const usual = /\b(?:or|and|,) (?:the )?(?:regular|ordinary|usual|normal|plain|standard|real|cow|dairy)\b/i;

/** Words before a short name that may bring another food than the listed one. */
const another =
  '\\b(?:some|more|extra|another|other|ordinary|regular|plain|normal|usual|real|any|a (?:little|bit|dusting|touch|spoonful|handful|splash|knob|pinch|cup|dash|dollop)(?: of)?|\\d+ \\w+(?: of)?) (?:\\w+ )?';

/**
 * "The salsa" without a line of its own is made of the listed foods. Its usual ingredients still count for allergies
 * and diets.
 */
function isMadeHere({ food, isDefinite, isMadeBefore }: Mention): boolean {
  return (isDefinite || isMadeBefore) && food.class === 'composed';
}

function limitsBroken(
  { food, words, isMethod }: Mention,
  listing: Listing | null,
  limits: Limits,
  freeOf: readonly LabelClearance[],
): Violation[] {
  const where = isMethod ? 'the method' : 'the title or the description';
  const subject = listing ? food.name : `${food.name}, which only ${where} names,`;
  // Tells the author of the recipe, who may be a model, what to write instead.
  const advice = listing
    ? `, and “${words}” in ${where} may mean it: say “${spokenName(listing.line)}” if that is meant`
    : '';
  const broken = dietsBrokenInMethod(food, listing, freeOf);
  const dietWhys = limits.dietaryRestrictions
    .filter((diet) => broken.includes(diet))
    .map((diet) => sentence(`${subject} is not ${diet}`));
  return [
    ...allergenReasons(subject, food, freeOf, limits.allergies).map((why) => ({
      kind: 'allergen' as const,
      why,
    })),
    ...dietWhys.map((why) => ({ kind: 'diet' as const, why })),
  ].map(({ kind, why }) => ({ kind, ingredient: food.name, why: `${why}${advice}` }));
}
