import type { CheerioAPI } from 'cheerio';
import type { Thing } from '#modules/account/other-apps/find-recipes.ts';
import { plainLines } from '#modules/account/other-apps/text.ts';

type AnyNode = Parameters<CheerioAPI['contains']>[0];

type Syntax = { scope: string; property: string; selector: string };

/** https://html.spec.whatwg.org/multipage/microdata.html */
const microdata: Syntax = {
  scope: 'itemscope',
  property: 'itemprop',
  selector: '[itemtype*="schema.org/Recipe" i], [itemtype*="data-vocabulary.org/Recipe" i]',
};
/** https://www.w3.org/TR/rdfa-lite/ */
const rdfa: Syntax = {
  scope: 'typeof',
  property: 'property',
  selector: '[typeof="Recipe" i], [typeof$=":Recipe" i], [typeof$="/Recipe" i]',
};

/** Older vocabularies' names, mapped to schema.org's; sites write both in any case. */
const newer: Record<string, string> = {
  recipeingredient: 'recipeIngredient',
  recipeinstructions: 'recipeInstructions',
  recipeyield: 'recipeYield',
  totaltime: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  recipeingredients: 'recipeIngredient',
  recipedirections: 'recipeInstructions',
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  yield: 'recipeYield',
  duration: 'totalTime',
  photo: 'image',
  summary: 'description',
};

/** Recipes marked up with microdata, RDFa Lite, h-recipe or hRecipe. */
export function markedUpRecipes($: CheerioAPI): Thing[] {
  const scoped = $(microdata.selector).toArray();
  return [
    ...(scoped.length > 0 ? scoped : unscoped($)).map((element) => thingOf($, element, microdata)),
    ...$(rdfa.selector)
      .toArray()
      .map((element) => thingOf($, element, rdfa)),
    ...$('.h-recipe, .hrecipe')
      .toArray()
      .map((element) => microformatOf($, element)),
  ];
}

const anyIngredient =
  '[itemprop="recipeIngredient" i], [itemprop="recipeIngredients" i], [itemprop="ingredients" i]';

/** The page itself, if its properties are not inside an item. */
function unscoped($: CheerioAPI): AnyNode[] {
  const isAlone = $(anyIngredient)
    .toArray()
    .some((node) => $(node).closest('[itemscope]').length === 0);
  return isAlone ? $('html').toArray() : [];
}

function thingOf($: CheerioAPI, element: AnyNode, syntax: Syntax): Thing {
  const thing: Thing = { '@type': 'Recipe' };
  const [root] = $('html').toArray();
  const add = (name: string, value: unknown) => {
    const before = thing[name];
    thing[name] = before === undefined ? value : [before, value].flat();
  };
  const whole = new Set<AnyNode>();
  const paragraphs = new Map<AnyNode | null, AnyNode | null>();
  for (const node of $(element).find(`[${syntax.property}]`).toArray()) {
    // Properties of a nested item (such as nutrition) do not belong to this one.
    const [scope = root] = $(node).parent().closest(`[${syntax.scope}]`).toArray();
    if (scope !== element) continue;
    for (const name of namesOf($, node, syntax)) {
      // If a list is marked up both as a whole and by line, the lines are used.
      const inner = $(node).find(`[${syntax.property}]`).toArray();
      if (name === 'recipeIngredient' && inner.some((node) => namesOf($, node, syntax).includes(name)))
        continue;
      const isFirst = name === 'recipeIngredient' && !paragraphs.has(node.parentNode);
      if (isFirst) paragraphs.set(node.parentNode, paragraphAround($, node, syntax));
      const list = (name === 'recipeIngredient' && paragraphs.get(node.parentNode)) || null;
      if (list !== null && whole.has(list)) continue;
      if (list !== null) whole.add(list);
      const value = list ? htmlOf($(list)) : propertyOf($, node, syntax);
      if (value !== '') add(name, value);
    }
  }
  return thing;
}

const minRows = 3;
const maxRowLength = 160;
/** Far more than a paragraph has. */
const maxRows = 100;

/** The paragraph of a line whose other rows, between line breaks, are marked up only in part. */
function paragraphAround($: CheerioAPI, node: AnyNode, syntax: Syntax): AnyNode | null {
  const paragraph = $(node).parent('p, div');
  const marked = paragraph.children(`[${syntax.property}]`).toArray();
  if (marked.length < minRows || marked.length > Math.min(maxRows, paragraph.children('br').length))
    return null;
  if (!marked.every((child) => namesOf($, child, syntax).includes('recipeIngredient'))) return null;
  const rows = plainLines(htmlOf(paragraph));
  const isList = marked.length * 2 >= rows.length && rows.every((row) => row.length <= maxRowLength);
  return isList && marked.length < rows.length ? (paragraph.get(0) ?? null) : null;
}

/** The schema.org property names of an element. */
function namesOf($: CheerioAPI, element: AnyNode, { property }: Syntax): string[] {
  const names = $(element)
    .attr(property)!
    .split(/\s+/)
    .map((name) => name.replace(/^.*[:/#]/, ''))
    .flatMap((plain) => newer[plain.toLowerCase()] ?? (plain || []));
  // "ingredients recipeIngredient" is one property in two vocabularies.
  return [...new Set(names)];
}

function propertyOf($: CheerioAPI, element: AnyNode, { scope, property }: Syntax): unknown {
  const $element = $(element);
  const name = $element.attr(property)!;
  if ($element.attr(scope) !== undefined && !/instruction|direction|ingredient/i.test(name)) {
    const inner = $element.find(`[${property}$="name"], [${property}$="url"]`).first();
    return $element.attr('content') ?? textOf($, inner.get(0) ?? element);
  }
  const value = $element.attr('content') ?? $element.attr('datetime');
  if (value !== undefined) return value;
  if (/image|photo|url/i.test(name))
    return $element.attr('src') ?? $element.attr('href') ?? textOf($, element);
  // Block elements become lines.
  const isListed =
    /ingredient/i.test(name) && ($element.find('br').length > 0 || $element.find('p, li, div').length > 2);
  const heading = /name$/i.test(name) ? $element.find('h1, h2').get(0) : undefined;
  if (heading) return textOf($, heading);
  return isListed || /instruction|direction|description|summary/i.test(name)
    ? htmlOf($element)
    : textOf($, element);
}

/** Line breaks of the source are spaces, unless nothing else separates the lines. */
export function htmlOf($element: ReturnType<CheerioAPI>): string {
  const html = $element.html() ?? '';
  const isMarkedUp = $element.is('p, li') || $element.find('p, li, br, div, h2, h3, h4').length > 0;
  return isMarkedUp && $element.find('pre').length === 0 ? html.replace(/\s+/g, ' ') : html;
}

const instructions = '.e-instructions, .instructions, .instruction';

/** https://microformats.org/wiki/h-recipe, and the classes of https://microformats.org/wiki/hrecipe */
function microformatOf($: CheerioAPI, element: AnyNode): Thing {
  const $element = $(element);
  const nodesOf = (selector: string) => $element.find(selector).toArray();
  const first = (selector: string) => {
    const found = $element.find(selector).first();
    const [node] = found.toArray();
    // An abbreviation's title is its value, but not that of a link or picture:
    // https://microformats.org/wiki/value-class-pattern
    const value = found.is('abbr, .value-title') ? found : found.find('abbr, .value-title').first();
    return (
      found.attr('datetime') ?? value.attr('title') ?? found.attr('value') ?? (node ? textOf($, node) : '')
    );
  };
  const ingredients = nodesOf('.p-ingredient, .ingredient');
  const photo = $element.find('.u-photo, .photo').first();
  return {
    '@type': 'Recipe',
    name: first('.p-name, .fn'),
    description: first('.p-summary, .summary'),
    recipeIngredient: (ingredients.length > 0 ? ingredients : nodesOf('.ingredients li')).map((node) =>
      textOf($, node),
    ),
    recipeInstructions: nodesOf(instructions)
      // A list is marked up both as a whole and by step.
      .filter((node) => $(node).parent().closest(instructions).length === 0)
      .map((node) => htmlOf($(node))),
    recipeYield: first('.p-yield, .yield'),
    totalTime: first('.dt-duration, .duration'),
    recipeCuisine: first('.p-cuisine'),
    keywords: nodesOf('.p-category, .tag').map((node) => textOf($, node)),
    image: photo.attr('src') ?? photo.find('img').attr('src'),
  };
}

const besideWords =
  'svg, script, style, noscript, button, article, [role=tooltip], .sr-only, .screen-reader-text, .visually-hidden';

/** The text of an element, with spaces between adjacent elements. */
export function textOf($: CheerioAPI, element: AnyNode): string {
  const spaced = ($(element).html() ?? '').replace(
    /<\/(?:span|div|td|p|li|strong|b|label|h\d)>(?=<)/gi,
    '$& ',
  );
  const copy = $('<i>').html(spaced);
  copy.find(besideWords).remove();
  return copy.text().replace(/\s+/gu, ' ').trim();
}
