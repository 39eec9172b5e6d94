import { extractYieldAndTimes, servingsPart } from '@plateful/domain/imported-recipes/yield-and-times.ts';
import type { CheerioAPI } from 'cheerio';
import type { PageRecipe } from '#ports/recipe-pages.ts';
import { withoutControls } from './beside-steps.ts';
import { type Block, blocksOf } from './page-blocks.ts';
import { markedUpRecipes } from './page-markup.ts';
import { apartByRecipe, readSections } from './page-sections.ts';
import type { PartialRecipe } from './partial-recipe.ts';
import { partialRecipeOf, yieldAndTimesOf } from './schema-recipe.ts';
import { folded } from './text-fragments.ts';

/** All complete recipes of a page, such as a collection that a person has saved: by its markup, else by its text. */
export function recipesOnPage($: CheerioAPI, main: PageRecipe): PageRecipe[] {
  const blocks = blocksOf($);
  const texts = blocks.map(({ text }) => text);
  const markedUp = markedUpRecipes($)
    .map((thing) => partialRecipeOf(thing, texts))
    .filter(isWhole);
  const inText = markedUp.length > 1 ? [] : apartByRecipe(blocks);
  const others: PartialRecipe[] = [];
  for (const part of [...markedUp, ...inText.slice(1).map(recipeBelow).filter(isWhole)]) {
    if (![main, ...others].some((recipe) => isSame(recipe, part))) others.push(part);
  }
  // The page's title is that of the collection.
  const title = others.length > 0 && inText.length > 1 ? titleOfFirst(inText) : null;
  return [{ ...main, title: title ?? main.title }, ...others.map((part) => pageRecipe(part, main))];
}

function isWhole({ title, lines, steps }: PartialRecipe): boolean {
  return title !== '' && lines.length > 1 && steps.length > 0;
}

/** Recipes of one collection share lines such as "1 tsp salt". */
function isSame(
  a: Pick<PartialRecipe, 'title' | 'lines'>,
  b: Pick<PartialRecipe, 'title' | 'lines'>,
): boolean {
  const lines = new Set(a.lines.map(folded));
  const shared = b.lines.filter((line) => lines.has(folded(line))).length;
  return folded(a.title) === folded(b.title) || shared * 2 > b.lines.length;
}

function recipeBelow(blocks: readonly Block[]): PartialRecipe {
  const [title, ...rest] = blocks;
  const part = readSections(rest);
  return {
    ...part,
    ...yieldAndTimesOf(extractYieldAndTimes(rest.map(({ text }) => text))),
    title: titleOf(title),
  };
}

/** The last heading like those of the other recipes. */
function titleOfFirst([first = [], second = []]: readonly (readonly Block[])[]): string | null {
  const level = second[0]?.level ?? null;
  const list = readSections(first).lines[0] ?? '';
  const end = first.findIndex(({ text }) => list.startsWith(text));
  const heading = first
    .slice(0, Math.max(0, end))
    .findLast((block) => block.level === level && level !== null);
  return heading ? titleOf(heading) : null;
}

function titleOf(heading: Block | undefined): string {
  return (heading?.text ?? '').replace(/\s*:$/, '');
}

function pageRecipe(part: PartialRecipe, { siteName }: PageRecipe): PageRecipe {
  const servings = part.yield === null ? null : servingsPart(part.yield);
  return { ...part, steps: withoutControls(part.steps), yield: servings, photos: [], siteName, original: [] };
}
