import { ownRecipeBounds, recipeBounds } from '@plateful/contract/bounds.ts';
import { foreignRecipe } from '@plateful/contract/export-recipes.ts';
import { type InputIssue, readInput } from '@plateful/contract/read-input.ts';
import { withDetectedLanguage } from '@plateful/domain/ingredient-lines/set-detected-language.ts';
import { expandDocument } from '@plateful/domain/own-recipes/expand-document.ts';
import { splitLongStep } from '@plateful/domain/recipes/split-long-step.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import {
  type RecipeSource,
  sourceIn,
  withoutSourceLine,
  withSourceLine,
} from '@plateful/domain/vocabulary/source-line.ts';
import type { z } from 'zod';
import { plainText, shortened } from './text.ts';
import { withinLongest, withLongTime } from './times-and-servings.ts';

export type ForeignRecipe = z.output<typeof foreignRecipe>;

/** Fields extracted from another program's file, before validation. */
export type ExtractedRecipe = {
  title: unknown;
  description: readonly string[];
  source: RecipeSource;
  lines: readonly string[];
  steps: readonly string[];
  cookingTime: number | null;
  servings: number;
  cuisine: readonly string[];
  /** Categories and keywords, from which tags and perhaps a meal type are derived. */
  words: readonly string[];
};

const longest = { description: 2000, cuisine: 60, tag: 40, tags: 20, line: 1000 };
/** Ingredients, with a heading above each. */
const maxLines = 2 * ownRecipeBounds.lines.max;
const maxSteps = ownRecipeBounds.steps.max;

const nameless = 'A recipe without a title';

/** The recipe in our format, or why it cannot be imported. */
export function recipeFrom(
  extracted: ExtractedRecipe | ForeignRecipe,
): { recipe: ForeignRecipe } | { title: string; why: string } {
  if ('ingredients' in extracted)
    return {
      recipe: {
        ...extracted,
        ingredients: withDetectedLanguage(extracted.ingredients, extracted.instructions),
      },
    };
  const title = shortened(plainText(extracted.title), recipeBounds.title.max);
  // Rejected without parsing if it is far too long.
  if (extracted.lines.length > maxLines) {
    return { title: title || nameless, why: `It has more than ${maxLines} lines of ingredients.` };
  }
  const steps = extracted.steps
    .slice(0, maxSteps + 1)
    .flatMap(splitLongStep)
    .slice(0, maxSteps + 1);
  const { cookingTime, longTime } = withinLongest(extracted.cookingTime);
  const read = readInput(foreignRecipe, {
    title,
    description: descriptionOf(extracted, longTime) || null,
    ingredients: expandDocument({ lines: linesOf(extracted), steps }, () => undefined).ingredients,
    instructions: steps,
    cookingTime,
    servings: extracted.servings,
    cuisineType: extracted.cuisine[0] === undefined ? null : shortened(extracted.cuisine[0], longest.cuisine),
    mealType: mealTypeIn(extracted.words),
    tags: tagsOf(extracted.words),
  });
  if ('data' in read) return { recipe: read.data };
  return { title: title || nameless, why: whyNot(read.issues[0]) };
}

/** Appends a time longer than a recipe's maximum, and the source as the last line, unless already in the description. */
function descriptionOf({ description, source }: ExtractedRecipe, longTime: string | null): string {
  const text = description.join('\n');
  const before = sourceIn(text);
  const both = { name: source.name ?? before.name, url: source.url ?? before.url };
  const max = longest.description - withSourceLine('', both, longest.description).length - 1;
  return withSourceLine(withLongTime(withoutSourceLine(text), longTime, max), both, longest.description);
}

function linesOf({ lines }: ExtractedRecipe) {
  return lines.map((text) => ({ text: text.slice(0, longest.line).toWellFormed(), recipeId: null }));
}

function whyNot({ code, path, message }: InputIssue): string {
  const [field, index] = path;
  if (field === 'instructions' && index === undefined) {
    return code === 'too_small' ? 'It has no steps.' : 'It has too many steps.';
  }
  if (field === 'ingredients' && index === undefined && code === 'too_big') {
    return `It has more than ${ownRecipeBounds.lines.max} ingredients.`;
  }
  if (field === 'ingredients' && typeof index === 'number') {
    return `Its ingredient ${index + 1} cannot be read.`;
  }
  return `${message}.`;
}

/** Desserts and starters have no meal type of their own. */
const mealWords: readonly (readonly [RegExp, MealType])[] = [
  [/\b(?:breakfast|brunch)\b/i, 'breakfast'],
  [/\blunch\b/i, 'lunch'],
  [/\b(?:dinner|supper)\b/i, 'dinner'],
  [/\b(?:snacks?|desserts?|appetizers?|starters?)\b/i, 'snack'],
];

export function mealTypeIn(words: readonly string[]): MealType | null {
  for (const word of words) {
    const found = mealWords.find(([pattern]) => pattern.test(word));
    if (found) return found[1];
  }
  return null;
}

/** Deduplicates case-insensitively and drops entries that are too long for a tag. */
export function tagsOf(words: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const word of words) {
    if (word.length <= longest.tag && !tags.has(word.toLowerCase())) tags.set(word.toLowerCase(), word);
  }
  return [...tags.values()].slice(0, longest.tags);
}
