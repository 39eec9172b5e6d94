import { allergyDiets, figureDiets } from '../foods/diet-checks.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import type { LabelClearance } from '../foods/label-claims.ts';
import { foodById } from '../foods/table.ts';
import type { Diet } from '../vocabulary/options.ts';
import { isLinkedSourceLine } from '../vocabulary/source-line.ts';
import { allergenReasons } from './check-allergens.ts';
import { styledFoods } from './cooking-styles.ts';
import { isOwnDish } from './homemade-dishes.ts';
import { impliedFoods } from './implied-foods.ts';
import {
  type Listed,
  type Listing,
  listedOf,
  listingOf,
  listsKindOf,
  type Mentioned,
} from './listed-foods.ts';
import { isMixedHere } from './mixed-here.ts';
import { mentionedFoods } from './named-foods.ts';
import { isLeftToCook, isServedBeside } from './optional-extras.ts';
import {
  type JudgedRecipe,
  type Limits,
  type RecipeLine,
  readLines,
  sentence,
  spokenName,
  type Violation,
} from './recipe-lines.ts';
import { servedDishes } from './served-dishes.ts';
import { textsInEnglish } from './texts-in-english.ts';
import { describedFoods, isDishName } from './title-foods.ts';
import { clearedByTitle, clearedOfDish, clearedOfShortNames } from './title-labels.ts';
import { unmadeMixtures } from './unmade-mixtures.ts';

/** A recipe's texts, without the ingredient list. */
export type RecipeTexts = Pick<JudgedRecipe, 'title' | 'description' | 'instructions'>;

/**
 * A food that a text names. `isMethod`: in the method, rather than in the title or description; `isMadeBefore`: the
 * method has spoken of it, "for a quick salsa", and now says "top with salsa".
 */
type Mention = Mentioned & { text: string; isMethod: boolean; isMadeBefore: boolean };

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

const isNoodle = (food: Food) => food.kinds.includes('noodle');
const bareNoodles = /^noodles?$/i;

/** In characters; below what a look-up reads of one text, so that nothing after its end goes unchecked. */
const longestStep = 20_000;

/** Recipes do not list the little oil that greases a pan. */
const greasing = /\bgreas(e|ed|ing)\b|\blightly oil|\boil(ed)? (a|an|the|your) |non-?stick/i;

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
    const short = listing?.as === 'noun' ? clearedOfShortNames(texts.title) : [];
    const freeOf = [...cleared(texts.title, mention.words), ...short];
    const broken = limitsBroken(mention, listing, limits, freeOf);
    const isAllowed = !isMissing(one) || (one.isExtra && !isMeasured);
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
  return unlistedIn(recipe, readLines(recipe.ingredients))
    .filter((one) => isMissing(one) && one.isExtra)
    .map(({ mention }) => missing(mention));
}

/** Whether the list should have a food of the method, whatever the limits. */
function isMissing({ mention, listing }: Unlisted): boolean {
  return mention.isMethod && !listing && !isFree(mention.food) && !isMadeHere(mention);
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

type Unlisted = { mention: Mention; listing: Listing | null; isExtra: boolean };

/** Cached because the gate and the facts check the same recipe, and comparing its words takes most of their time. */
const compared = new WeakMap<readonly RecipeLine[], RecipeTexts & { unlisted: Unlisted[] }>();

/** Foods that the texts name and that match no line of the list. */
function unlistedIn(written: RecipeTexts, lines: readonly RecipeLine[]): Unlisted[] {
  // Section headings may name foods too: "Crushed peanuts, and".
  const headings = new Set(lines.flatMap((line) => line.written.section ?? []));
  // The name of the page that a recipe comes from is ignored: "Milk Street".
  const said = (written.description ?? '').split('\n').filter((line) => !isLinkedSourceLine(line));
  const described = [said.join('\n'), ...headings].filter(Boolean).join('. ');
  const [title = '', description = '', ...instructions] = textsInEnglish(
    textsOf({ ...written, description: described }),
    lines,
  );
  const texts = { title, description, instructions };
  const before = compared.get(lines);
  const isSame = before && textsOf(texts).every((text, at) => text === textsOf(before)[at]);
  if (isSame && before.instructions.length === texts.instructions.length) return before.unlisted;
  const listed = listedOf(lines);
  const unmade = unmadeMixtures(instructions, title, listed).map((mention) => ({
    ...mention,
    isMethod: true,
    isMadeBefore: false,
  }));
  const mentions = [...mentionsIn(texts), ...unmade].map((mention) => ({
    mention,
    listing: listingOf(mention, listed),
  }));
  const listedWords = (text: string) =>
    mentions
      .filter(({ mention, listing }) => mention.text === text && listing?.as === 'same')
      .map(({ mention }) => mention.words);
  const unlisted = mentions.flatMap(({ mention, listing }) => {
    const isSpokenOf = mention.isDefinite || mention.isMadeBefore;
    const isOwn = isOwnDish({ ...mention, isDefinite: isSpokenOf }, title, listed, mention.isMethod);
    // "Soak the vermicelli", which are of rice, and "top with prawns, noodles and mint".
    const isAgain =
      (mention.isMadeBefore || bareNoodles.test(mention.words)) &&
      isNoodle(mention.food) &&
      listing?.as === 'noun';
    const isListed = listing?.as === 'same' || isGreasing(mention) || isOwn || isAgain;
    const mayMix = mention.isMethod || mention.text === title;
    const isMixed = mayMix && isMixedHere(mention, title, texts.instructions, listed);
    const isAnswered =
      isListed ||
      isMixed ||
      isQuoted(mention, title) ||
      (!mention.isMethod && isDishName(mention, listing, listed));
    if (isAnswered) return [];
    const isExtra =
      isServedBeside(mention) ||
      isMixedOfListed(mention.food, listed) ||
      isLeftToCook(mention, listedWords(mention.text));
    return [{ mention, listing, isExtra }];
  });
  compared.set(lines, { ...texts, unlisted });
  return unlisted;
}

/** 'Sit the "scallops" on the peas' of 'Oyster mushroom "scallops"'. */
function isQuoted({ words, text, food }: Mention, title: string): boolean {
  const quoted = new RegExp(`["“”„]${RegExp.escape(words)}["“”]`, 'i');
  if (!quoted.test(title)) return false;
  const isAlways = text
    .split(quoted)
    .every((part) => !new RegExp(`\\b${RegExp.escape(words)}\\b`, 'i').test(part));
  return isAlways && !mentionedFoods(title).some((one) => one.food === food);
}

/** "Top with guacamole" where avocados and limes are listed. */
function isMixedOfListed({ class: kind, parts }: Food, listed: readonly Listed[]): boolean {
  return kind === 'composed' && parts.filter((part) => listsKindOf(foodById(part), listed)).length >= 2;
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

function textsOf({ title, description, instructions }: RecipeTexts): string[] {
  return [title, description ?? '', ...instructions];
}

/** Each food once for each name used: "milk" and "whole milk" may mean different lines. */
function mentionsIn(texts: RecipeTexts): Mention[] {
  const found = new Map<string, Mention>();
  const made = new Set<string>();
  for (const [at, text] of textsOf(texts).entries()) {
    const isMethod = at >= textsOf({ ...texts, instructions: [] }).length;
    const isGreased = greasing.test(text);
    const named = isMethod ? usedFoods(text) : describedFoods(text);
    const served = servedDishes(text, texts.title, isMethod);
    for (const mention of [...named, ...impliedFoods(text), ...served]) {
      const { food, words, isDefinite, isAmongDefinite } = mention;
      const isSpokenOf = isDefinite || isAmongDefinite === true;
      const name = `${food.id} ${words.toLowerCase()}`;
      const isMadeBefore = isMethod && made.has(name);
      const key = `${name} ${isGreased} ${isDefinite} ${isSpokenOf} ${isMethod} ${isMadeBefore}`;
      if (!found.has(key)) found.set(key, { ...mention, text, isMethod, isMadeBefore });
      if (isMethod && isDefinite && (food.class === 'composed' || isNoodle(food))) made.add(name);
    }
  }
  return [...found.values()];
}

function usedFoods(text: string): readonly Mentioned[] {
  return [...mentionedFoods(text), ...styledFoods(text)];
}

/**
 * "The salsa" without a line of its own is made of the listed foods. Its usual ingredients still count for allergies
 * and diets.
 */
function isMadeHere({ food, isDefinite, isMadeBefore }: Mention): boolean {
  return (isDefinite || isMadeBefore) && food.class === 'composed';
}

/** "Lightly oil a pan" means any oil. */
function isGreasing({ food, words, text }: Mention): boolean {
  return food.class === 'oil' && /^oil$/i.test(words) && greasing.test(text);
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
