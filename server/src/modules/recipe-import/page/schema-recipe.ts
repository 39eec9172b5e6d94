import type { YieldAndTimes } from '@plateful/domain/imported-recipes/yield-and-times.ts';
import { isSourceLine } from '@plateful/domain/vocabulary/source-line.ts';
import { readSchemaRecipe, type Thing } from '#modules/account/other-apps/find-recipes.ts';
import { plainText } from '#modules/account/other-apps/text.ts';
import { cookingTimeOf } from '#modules/account/other-apps/times-and-servings.ts';
import { linesOf, type PartialRecipe, stepsBesideLines, stepsOf } from './partial-recipe.ts';
import { folded, piecesOf } from './text-fragments.ts';

/** A recipe of linked data or markup. */
export function partialRecipeOf(thing: Thing, onPage: readonly string[]): PartialRecipe {
  const { title, description, lines, steps, cookingTime, cuisine, words } = readSchemaRecipe(thing);
  const ingredients = linesOf(lines);
  const [only = ''] = steps;
  const isDescription = steps.length === 1 && isBegun(folded(description.join('')), folded(only));
  const apart = isDescription ? [] : (steps.length === 1 && piecesOf(only, onPage)) || steps;
  return {
    title:
      [title]
        .flat()
        .map(plainText)
        .find((text) => /\p{L}{2}/u.test(text)) ?? '',
    description: description.filter((line) => !isSourceLine(line)),
    lines: ingredients,
    steps: stepsBesideLines({ lines: ingredients, steps: stepsOf(apart) }),
    cookingTime,
    yield: yieldOf(thing.recipeYield ?? thing.yield),
    cuisine: [...cuisine],
    words: [...words],
    photos: photosOf(thing.image),
  };
}

/** Some sites put the beginning of their description into the method as well. */
function isBegun(description: string, method: string): boolean {
  return method !== '' && description.startsWith(method);
}

/** The longest: of "4" and "4 servings" the second. A label alone is not a yield. */
function yieldOf(value: unknown): string | null {
  const texts = [value]
    .flat()
    .map((item) => plainText(item) || quantityIn(item))
    .filter((text) => text !== '' && !text.endsWith(':'));
  return texts.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** https://schema.org/QuantitativeValue */
function quantityIn(value: unknown): string {
  const { value: count, unitText } = (value ?? {}) as Thing;
  return [count, unitText].map(plainText).filter(Boolean).join(' ');
}

function photosOf(value: unknown): string[] {
  return [value].flat().flatMap((item) => {
    if (typeof item === 'string') return [item];
    const { url, contentUrl } = (item ?? {}) as { url?: unknown; contentUrl?: unknown };
    return [url ?? contentUrl].flat().filter((address) => typeof address === 'string');
  });
}

export function yieldAndTimesOf({
  yield: servings,
  times,
}: YieldAndTimes): Pick<PartialRecipe, 'yield' | 'cookingTime'> {
  return { yield: servings, cookingTime: cookingTimeOf([times.total], times.parts) };
}

/** Whether both describe one recipe: a page may have two, whose times and servings do not belong together. */
export function isSameRecipe(main: PartialRecipe, part: PartialRecipe): boolean {
  const titles = [main.title, part.title].map(folded);
  const lines = new Set(main.lines.map(folded));
  const [a = '', b = ''] = titles;
  return a.includes(b) || b.includes(a) || part.lines.some((line) => lines.has(folded(line)));
}
