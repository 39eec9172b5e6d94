import { recipeBounds } from '@plateful/contract/bounds.ts';
import type { ImportedRecipe } from '@plateful/contract/recipe-import.ts';
import type { TextRecipe } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { servingsPart } from '@plateful/domain/imported-recipes/yield-and-times.ts';
import { splitLongStep } from '@plateful/domain/recipes/split-long-step.ts';
import { mealTypeIn, tagsOf } from '#modules/account/other-apps/foreign-recipe.ts';
import { shortened } from '#modules/account/other-apps/text.ts';
import {
  cookingTimeOf,
  servingsIn,
  withinLongest,
  withLongTime,
} from '#modules/account/other-apps/times-and-servings.ts';
import type { PageRecipe } from '#ports/recipe-pages.ts';

const longest = {
  description: 2000,
  line: 300,
  lines: 100,
  steps: 60,
  yield: 100,
  name: 100,
  original: 400,
  originalLine: 500,
};

/** A draft from a page, within the limits of a recipe. */
export function draftOf(page: PageRecipe, url: string, photoId: string | null): ImportedRecipe {
  return {
    title: shortened(page.title, recipeBounds.title.max),
    ...listsOf(page),
    ...timeOf(page.cookingTime, page.description),
    ...servingsOf(page.yield),
    cuisineType: page.cuisine[0] ? shortened(page.cuisine[0], 60) : null,
    mealType: mealTypeIn(page.words),
    tags: tagsOf(page.words),
    photoId,
    source: {
      name: shortened(page.siteName ?? new URL(url).hostname.replace(/^www\./, ''), longest.name),
      url,
    },
    original: originalOf(page.original),
  };
}

export function draftOfText(text: TextRecipe, original: readonly string[]): ImportedRecipe {
  return {
    title: shortened(text.title, recipeBounds.title.max),
    ...listsOf(text),
    ...timeOf(cookingTimeOf([text.times.total], text.times.parts), text.description),
    ...servingsOf(text.yield === null ? null : servingsPart(text.yield)),
    cuisineType: null,
    mealType: null,
    tags: [],
    photoId: null,
    source: null,
    original: originalOf(original),
  };
}

/** A time longer than a recipe's maximum is stated in the description. */
function timeOf(minutes: number | null, description: readonly string[]) {
  const { cookingTime, longTime } = withinLongest(minutes);
  return {
    description: withLongTime(description.join('\n'), longTime, longest.description) || null,
    cookingTime,
  };
}

function listsOf({ lines, steps }: { lines: readonly string[]; steps: readonly string[] }) {
  return {
    lines: lines.slice(0, longest.lines).map((line) => shortened(line, longest.line)),
    steps: steps.flatMap(splitLongStep).slice(0, longest.steps),
  };
}

function servingsOf(text: string | null) {
  return { servings: servingsIn([text ?? '']), yield: text === null ? null : shortened(text, longest.yield) };
}

function originalOf(lines: readonly string[]): string[] {
  return lines
    .map((line) => shortened(line.trim(), longest.originalLine))
    .filter((line) => line !== '')
    .slice(0, longest.original);
}
