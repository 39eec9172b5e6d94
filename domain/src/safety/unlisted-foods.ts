import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { createTextCache } from '../quantities/text-cache.ts';
import { isLinkedSourceLine } from '../vocabulary/source-line.ts';
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
import { isMadeByTitle } from './made-by-title.ts';
import { isMixedHere } from './mixed-here.ts';
import { mentionedFoods } from './named-foods.ts';
import { isLeftToCook, isServedBeside } from './optional-extras.ts';
import type { JudgedRecipe, RecipeLine } from './recipe-lines.ts';
import { servedDishes } from './served-dishes.ts';
import { textsInEnglish } from './texts-in-english.ts';
import { describedFoods, isDishName } from './title-foods.ts';
import { unmadeMixtures } from './unmade-mixtures.ts';

/** A recipe's texts, without the ingredient list. */
export type RecipeTexts = Pick<JudgedRecipe, 'title' | 'description' | 'instructions'>;

/**
 * A food that a text names. `isMethod`: in the method, rather than in the title or description; `isMadeBefore`: the
 * method has spoken of it, "for a quick salsa", and now says "top with salsa".
 */
export type Mention = Mentioned & { text: string; isMethod: boolean; isMadeBefore: boolean };

const isNoodle = (food: Food) => food.kinds.includes('noodle');
const bareNoodles = /^(?:noodles?|(?:(?:hot|warm|soft|warmed) )*tortillas?)$/i;
const isTortilla = (food: Food) => food.id === 'flour-tortilla';

/** Recipes do not list the little oil that greases a pan. */
const greasing = /\bgreas(e|ed|ing)\b|\blightly oil|\boil(ed)? (a|an|the|your) |non-?stick/i;

export type Unlisted = { mention: Mention; listing: Listing | null; isExtra: boolean };

/**
 * Cached because comparing the words of a recipe takes most of the gate's time, and the same recipe is checked for the
 * facts, for each household and with other amounts.
 */
const compared = createTextCache<readonly Unlisted[]>(2_000_000);

/** Foods that the texts name and that match no line of the list, whatever the amounts. */
export function unlistedIn(texts: RecipeTexts, lines: readonly RecipeLine[]): readonly Unlisted[] {
  const names = lines.map(({ written: { amount, ...line } }) => line);
  return compared(JSON.stringify([textsOf(texts), names]), () => findUnlisted(texts, lines));
}

function findUnlisted(written: RecipeTexts, lines: readonly RecipeLine[]): Unlisted[] {
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
  return mentions.flatMap(({ mention, listing }) => {
    if (listing?.as === 'same') return [];
    const isSpokenOf = mention.isDefinite || mention.isMadeBefore;
    const isOwn = isOwnDish({ ...mention, isDefinite: isSpokenOf }, title, listed, mention.isMethod);
    // "Soak the vermicelli", which are of rice, "top with prawns, noodles and mint", "serve in hot tortillas" of corn.
    const isAgain =
      (mention.isMadeBefore || bareNoodles.test(mention.words)) &&
      (isNoodle(mention.food) || isTortilla(mention.food)) &&
      listing?.as === 'noun';
    const mayMix = mention.isMethod || mention.text === title;
    const isAnswered =
      isGreasing(mention) ||
      isOwn ||
      isAgain ||
      (mayMix && isMixedHere(mention, title, texts.instructions, listed)) ||
      isQuoted(mention, title) ||
      (!mention.isMethod &&
        (isDishName(mention, listing, listed, mention.text === title) ||
          isMadeByTitle(mention, title, listed)));
    if (isAnswered) return [];
    const isExtra =
      isServedBeside(mention) ||
      isMixedOfListed(mention.food, listed) ||
      isLeftToCook(mention, listedWords(mention.text));
    return [{ mention, listing, isExtra }];
  });
}

/** 'Sit the "scallops" on the peas' of 'Oyster mushroom "scallops"'. */
function isQuoted({ words, text, food }: Mention, title: string): boolean {
  if (!/["“”„]/.test(title)) return false;
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

export function textsOf({ title, description, instructions }: RecipeTexts): string[] {
  return [title, description ?? '', ...instructions];
}

/** Each food once for each name used: "milk" and "whole milk" may mean different lines. */
function mentionsIn(texts: RecipeTexts): Mention[] {
  const found = new Map<string, Mention>();
  const made = new Set<string>();
  const beforeMethod = textsOf({ ...texts, instructions: [] }).length;
  for (const [at, text] of textsOf(texts).entries()) {
    const isMethod = at >= beforeMethod;
    const isGreased = greasing.test(text);
    const named = isMethod ? usedFoods(text) : describedFoods(text, at === 0 ? null : texts.title);
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

/** "Lightly oil a pan" means any oil. */
function isGreasing({ food, words, text }: Mention): boolean {
  return food.class === 'oil' && /^oil$/i.test(words) && greasing.test(text);
}
