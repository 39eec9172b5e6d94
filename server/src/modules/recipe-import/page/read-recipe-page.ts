import {
  readRecipeText,
  startsWithAmount,
  type TextRecipe,
} from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { extractYieldAndTimes, servingsPart } from '@plateful/domain/imported-recipes/yield-and-times.ts';
import { hostOf } from '@plateful/domain/vocabulary/source-line.ts';
import type { CheerioAPI } from 'cheerio';
import { plainLines, plainText } from '#modules/account/other-apps/text.ts';
import type { PageRecipe } from '#ports/recipe-pages.ts';
import { isBesideList, servingsByClass, withoutLinkAtEnd, withoutTools } from './beside-lines.ts';
import { withoutControls, withoutLinks } from './beside-steps.ts';
import { cleanPage } from './clean-page.ts';
import { linkedRecipes } from './linked-data.ts';
import { apartFromEnd } from './method-end.ts';
import { filledFromPage } from './page-amounts.ts';
import { blocksOf } from './page-blocks.ts';
import { isLineOfList } from './page-entries.ts';
import { htmlOf, markedUpRecipes } from './page-markup.ts';
import { readLists, readSections } from './page-sections.ts';
import { dishTitle, titlesOf } from './page-title.ts';
import { nothing, type PartialRecipe, stepsOf, withoutNotes } from './partial-recipe.ts';
import { listedByClass, listedByPlugin } from './plugin-lists.ts';
import { isSameRecipe, partialRecipeOf, yieldAndTimesOf } from './schema-recipe.ts';
import { recipesOfScripts } from './script-data.ts';
import { folded, withHeadings } from './text-fragments.ts';

const maxOriginalLines = 400;

/** Reads a page's recipe from its JSON-LD, its markup, the lists of recipe plugins, and its text. */
export function readRecipePage($: CheerioAPI, url: string): PageRecipe {
  cleanPage($);
  const blocks = blocksOf($);
  const texts = blocks.map(({ text }) => text);
  const markedUp = markedUpRecipes($).map((thing) => partialRecipeOf(thing, texts));
  const things = linkedRecipes($);
  const linked = things
    .map((thing) => partialRecipeOf(thing, texts))
    .map((part) => ({ ...part, lines: withoutTools(part.lines, blocks) }));
  const isOneText = things.some(({ recipeInstructions }) => typeof recipeInstructions === 'string');
  const declared = [...linked, ...markedUp.map((part) => ({ ...part, steps: withoutControls(part.steps) }))]
    .sort(byContent)
    .filter((part, _, [main]) => isSameRecipe(main ?? part, part));
  const original = readableLines($);
  const bySections = withoutMenu(readSections(blocks));
  const byPlugin = listedByPlugin($);
  const byClass = withoutMenu(listedByClass($));
  const byText = partOfText(readRecipeText(original));
  const byTrust = [byPlugin, bySections, byClass, readLists(blocks), byText].sort(byIngredients);
  const methods = [byPlugin, bySections, byClass].map(({ steps }) => ({ ...nothing, steps }));
  const onWholePage = { ...nothing, ...yieldAndTimesOf(extractYieldAndTimes(texts)) };
  let read = [...declared, ...methods, ...byTrust, onWholePage].reduce(filledBy, nothing);
  if (read.lines.length < minShown || read.steps.length === 0) read = orShownByScripts(read, $, texts);
  const [main] = declared;
  const others = main ? linked.filter((part) => !isSameRecipe(main, part)).slice(0, maxOthers) : [];
  const isOfOne = (part: PartialRecipe) => !others.some((other) => isWithin(other, part));
  const ofOne = byTrust.filter(isOfOne);
  const onPage = [...byPlugin.lines, ...byClass.lines, ...original, ...bySections.lines];
  const recipe = filledFromPage(
    read,
    orNothing(byPlugin, ofOne),
    orNothing(bySections, ofOne),
    ofOne,
    onPage,
    isOneText,
  );
  const headings = blocks.flatMap(({ level, text }) => (level === null ? [] : text));
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');
  const siteName = plainText(meta('og:site_name'));
  const isLinked = endsAlike(linked, recipe.steps) && !endsAlike(methods, recipe.steps.slice(0, -1));
  const named = withoutLinks(withHeadings(withoutLines(recipe), headings), blocks);
  const method = apartFromEnd(isLinked ? named : withoutNotes(named), isLinked);
  const servings = recipe.yield ?? method.yield ?? servingsByClass($);
  return {
    ...recipe,
    lines: withoutLinkAtEnd(recipe.lines, blocks),
    steps: method.steps,
    yield: servings === null ? null : plainYield(servings),
    title: dishTitle(recipe.title ? [recipe.title] : titlesOf($, meta('og:title'), url), [
      siteName,
      hostOf(url) ?? '',
    ]),
    photos: [...recipe.photos, meta('og:image') ?? '']
      .filter(Boolean)
      .map((address) => URL.parse(address, url)?.href ?? '')
      .filter((address) => /^https?:/.test(address)),
    siteName: siteName || null,
    original: original.slice(0, maxOriginalLines),
  };
}

/** Maximum number of other recipes that a list is compared with. */
const maxOthers = 20;

/** Whether a list of the page contains that of another recipe: then it combines all recipes of the page. */
function isWithin({ lines }: PartialRecipe, list: PartialRecipe): boolean {
  const known = new Set(list.lines.map(folded));
  return lines.length >= minShown && lines.every((line) => known.has(folded(line)));
}

function orNothing(part: PartialRecipe, parts: readonly PartialRecipe[]): PartialRecipe {
  return parts.includes(part) ? part : nothing;
}

function endsAlike(parts: readonly PartialRecipe[], steps: readonly string[]): boolean {
  const last = steps.at(-1);
  return last !== undefined && parts.some((part) => part.steps.at(-1) === last);
}

/** Some pages repeat next to each step the lines that it needs. */
function withoutLines({ steps, lines }: PartialRecipe): string[] {
  const listed = new Set(lines.filter(startsWithAmount));
  return steps.filter((step) => !listed.has(step));
}

/** Fewer lines may be a control of a page whose list is only rendered by scripts. */
const minShown = 3;

/** Uses the first recipe of the scripts' data if it has a longer list: then the page's texts are no method either. */
function orShownByScripts(read: PartialRecipe, $: CheerioAPI, texts: readonly string[]): PartialRecipe {
  const [thing] = recipesOfScripts($);
  if (!thing) return read;
  const shown = partialRecipeOf(thing, texts);
  return shown.lines.length > read.lines.length ? filledBy(shown, read) : filledBy(read, shown);
}

/** Removes many short steps without a sentence: navigation menus may be headed "methods" (of cooking) too. */
function withoutMenu(part: PartialRecipe): PartialRecipe {
  const isWord = (step: string) => step.length <= longestWord && !/[.!。]$/u.test(step);
  const isMenu = part.steps.length >= minMenu && part.steps.every(isWord);
  return isMenu ? { ...part, steps: [] } : part;
}

const minMenu = 12;
const longestWord = 40;

/** Removes the label, adjacent times, and the "1x" of a control that scales the recipe. */
export function plainYield(declared: string): string {
  const text = declared.replace(/^yields?\s*:\s*/i, '').replace(/(?<=\p{L}) \d[x×]$/iu, '');
  return servingsPart(text.replace(/(?<=\p{L}{6})\.$/u, ''));
}

/** Results with both ingredients and method first, then those with ingredients only. */
function byContent(a: PartialRecipe, b: PartialRecipe): number {
  const score = ({ lines, steps }: PartialRecipe) => (lines.length > 0 ? 2 : 0) + (steps.length > 0 ? 1 : 0);
  return score(b) - score(a);
}

/** Lists that look more like ingredients come first; the majority of the lines decides. */
function byIngredients(a: PartialRecipe, b: PartialRecipe): number {
  const share = ({ lines }: PartialRecipe) =>
    Math.min(max, lines.filter(isLineOfList).length / Math.max(3, lines.length));
  return share(b) - share(a);
}

const max = 0.6;

/** Missing fields are taken from the next result. */
function filledBy(recipe: PartialRecipe, next: PartialRecipe): PartialRecipe {
  const either = <K extends keyof PartialRecipe>(key: K): PartialRecipe[K] => {
    const found = recipe[key];
    return found === null || (typeof found !== 'number' && found.length === 0) ? next[key] : found;
  };
  return {
    title: either('title'),
    description: either('description'),
    lines: either('lines'),
    steps: either('steps'),
    cookingTime: either('cookingTime'),
    yield: either('yield'),
    cuisine: either('cuisine'),
    words: either('words'),
    photos: either('photos'),
  };
}

function partOfText({ description, lines, steps, yield: servings, times }: TextRecipe): PartialRecipe {
  return {
    ...nothing,
    ...yieldAndTimesOf({ yield: servings, times }),
    // A very short text is not a description.
    description: description.length > 3 ? [] : description,
    lines: lines.filter((line) => !isBesideList(line)),
    steps: withoutControls(stepsOf(steps)),
  };
}

const besideText =
  'script, style, noscript, template, nav, footer, aside, form, iframe, svg, button, select, [hidden], #comments, .comments';

const headingTags = 'h2, h3, h4, h5, h6, dt, legend, p:has(> strong:only-child), p:has(> b:only-child)';
const maxHeadingLength = 60;

/** The visible text of a page without navigation and the like. Headings get a colon, which marks them. */
function readableLines($: CheerioAPI): string[] {
  const body = $('body').clone();
  body.find(besideText).remove();
  for (const node of body.find(headingTags).toArray()) {
    const heading = $(node);
    const text = heading.text().trim();
    const isWhole = !heading.is('p') || heading.children().text().trim() === text;
    const isName = text.length <= maxHeadingLength && /[\p{L}\p{N})]$/u.test(text) && !startsWithAmount(text);
    if (isWhole && isName) heading.append(':');
  }
  const main = body.find('article, main, [role=main], [itemtype*="Recipe"]').first();
  return plainLines(htmlOf(main.length > 0 ? main : body).replace(/<\/span>(?=<)/g, '$& '));
}
