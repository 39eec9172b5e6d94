import { allergyDiets } from '../foods/diet-checks.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import type { Cleared } from '../foods/label-claims.ts';
import type { Diet } from '../vocabulary/options.ts';
import { isLinkedSourceLine } from '../vocabulary/source-line.ts';
import { allergenReasons } from './check-allergens.ts';
import { styledFoods } from './cooking-styles.ts';
import { describedFoods, isDishName } from './described-foods.ts';
import { clearedByTitle } from './labelled-title.ts';
import { type Listing, listedOf, listingOf, type Mentioned } from './listed-foods.ts';
import { mentionedFoods } from './named-foods.ts';
import { isOwnDish } from './own-dishes.ts';
import {
  type JudgedRecipe,
  type Limits,
  type RecipeLine,
  sentence,
  spokenName,
  type Violation,
} from './recipe-lines.ts';
import { textsInEnglish } from './texts-in-english.ts';

/** The words of a recipe beside its list. */
export type RecipeTexts = Pick<JudgedRecipe, 'title' | 'description' | 'instructions'>;

/** A food that a text names, and whether the method or only title and description do. */
type Mention = Mentioned & { text: string; isMethod: boolean };

/** Seasoning to taste is no shopping and breaks no limit; water and ice come from the tap. */
const isFree = (food: Food) =>
  food.class === 'water' || food.class === 'salt' || food.id === 'black-pepper' || food.id === 'white-pepper';

/** Well within what a look-up reads of one text; nothing may hide behind its end. */
const longestStep = 20_000;

/** A film of oil on a pan is a convention of recipes too. */
const greasing = /\bgreas(e|ed|ing)\b|\blightly oil|\boil(ed)? (a|an|the|your) |non-?stick/i;

/**
 * Foods that the method, the title or the description names and the list lacks. An allergen or a broken diet that comes
 * in this way is named as such, and it counts even for free seasonings and where the words could mean something listed
 * ("milk" for the listed almond milk): the cook must not have to guess.
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
  const found = unlistedIn(texts, lines).flatMap(({ mention, listing }): Violation[] => {
    const broken = limitsBroken(mention, listing, limits, clearedByTitle(texts.title, mention.words));
    if (broken.length > 0 || listing || isFree(mention.food) || isMadeHere(mention)) return broken;
    if (!mention.isMethod) return [];
    const why = `The method uses ${mention.food.name}, which the ingredient list lacks`;
    return [{ kind: 'method', ingredient: mention.food.name, why }];
  });
  return [...tooLong, ...found];
}

/** Foods of the texts that no listed line stands for, and the strict diets that they break. */
export function unlistedFoods(
  texts: RecipeTexts,
  lines: readonly RecipeLine[],
): { food: Food; broken: readonly Diet[] }[] {
  return unlistedIn(texts, lines).map(({ mention: { food }, listing }) => ({
    food,
    broken: dietsBrokenInMethod(food, listing),
  }));
}

type Unlisted = { mention: Mention; listing: Listing | null };

/** The gate and the facts ask about the same recipe, and comparing its words takes most of their time. */
const compared = new WeakMap<readonly RecipeLine[], RecipeTexts & { unlisted: Unlisted[] }>();

/** What the texts name and no line of the list is. */
function unlistedIn(written: RecipeTexts, lines: readonly RecipeLine[]): Unlisted[] {
  // The headings of the list are read with it: "Crushed peanuts, and".
  const headings = new Set(lines.flatMap((line) => line.written.section ?? []));
  // What the page of its source is called is no food of it: "Milk Street".
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
  const unlisted = mentionsIn(texts).flatMap((mention) => {
    const listing = listingOf(mention, listed);
    const isListed = listing?.as === 'same' || isGreasing(mention) || isOwnDish(mention, texts.title, listed);
    const isAnswered = isListed || (!mention.isMethod && isDishName(mention, listing, listed));
    return isAnswered ? [] : [{ mention, listing }];
  });
  compared.set(lines, { ...texts, unlisted });
  return unlisted;
}

/** For a diet kept as an allergy is, a word that could mean another food is too little. */
function dietsBrokenInMethod(
  food: Food,
  listing: Listing | null,
  freeOf: readonly Cleared[] = [],
): readonly Diet[] {
  const broken = dietsRiskedBy(food, freeOf);
  return listing?.as === 'noun'
    ? broken.filter((diet) => allergyDiets.some((one) => one.diet === diet))
    : broken;
}

function textsOf({ title, description, instructions }: RecipeTexts): string[] {
  return [title, description ?? '', ...instructions];
}

/** Each food once for each way of calling it: "milk" and "whole milk" may stand for different lines. */
function mentionsIn(texts: RecipeTexts): Mention[] {
  const found = new Map<string, Mention>();
  for (const [at, text] of textsOf(texts).entries()) {
    const isMethod = at >= textsOf({ ...texts, instructions: [] }).length;
    const isGreased = greasing.test(text);
    for (const mention of isMethod ? usedFoods(text) : describedFoods(text)) {
      const { food, words, isDefinite, isAmongDefinite } = mention;
      const isSpokenOf = isDefinite || isAmongDefinite === true;
      const key = `${food.id} ${words.toLowerCase()} ${isGreased} ${isDefinite} ${isSpokenOf} ${isMethod}`;
      if (!found.has(key)) found.set(key, { ...mention, text, isMethod });
    }
  }
  return [...found.values()];
}

function usedFoods(text: string): readonly Mentioned[] {
  return [...mentionedFoods(text), ...styledFoods(text)];
}

/** "The salsa" that no line lists is what the recipe made of its lines. Its usual parts still count for limits. */
function isMadeHere({ food, isDefinite }: Mention): boolean {
  return isDefinite && food.class === 'composed';
}

/** "Lightly oil a pan" takes whatever oil the cook has. */
function isGreasing({ food, words, text }: Mention): boolean {
  return food.class === 'oil' && /^oil$/i.test(words) && greasing.test(text);
}

function limitsBroken(
  { food, words, isMethod }: Mention,
  listing: Listing | null,
  limits: Limits,
  freeOf: readonly Cleared[],
): Violation[] {
  const where = isMethod ? 'the method' : 'the title or the description';
  const subject = listing ? food.name : `${food.name}, which only ${where} names,`;
  // Said so that the writer of the recipe, a model too, knows what to write instead.
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
