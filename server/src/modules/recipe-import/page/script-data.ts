import { countJsonValues } from '@plateful/contract/json-size.ts';
import type { CheerioAPI } from 'cheerio';
import { foundIn, type Thing } from '#modules/account/other-apps/find-recipes.ts';
import { plainText } from '#modules/account/other-apps/text.ts';

const maxValues = 100_000;
const maxScripts = 50;
/** Far more than a recipe has lines or steps. */
const maxItems = 500;
const minItems = 2;
/** window.__APOLLO_STATE__ = {…}; */
const assignment = /^\s*(?:window|self|globalThis|var|let|const)\b[^={]{1,80}=\s*(?=\{)/;

/** Field names in the data of web applications, which is not schema.org data. */
const names = {
  name: /^(?:title|name|headline|recipeName)$/i,
  recipeIngredient: /^(?:recipe_?)?ingredients?(?:_?(?:list|lines))?$/i,
  recipeInstructions:
    /^(?:recipe_?|preparation_?|cooking_?)?(?:steps|instructions?|directions|method|preparation)(?:_?(?:list|steps|html|text|legacy))?$/i,
  recipeYield: /^(?:servings?|serves|portions|yields?|recipeYield)$/i,
  totalTime: /^total_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i,
  prepTime: /^prep(?:aration)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i,
  cookTime: /^cook(?:ing)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i,
  image: /^image(?:_?url)?$/i,
};
const amounts = ['amount', 'quantity', 'qty', 'value', 'displayQuantity', 'displayIngredientQuantity'];
const units = ['unit', 'unitText', 'measure', 'unitOfMeasure', 'displayUnit', 'displayUnitOfMeasurement'];
const foods = ['name', 'ingredient', 'food', 'label', 'title'];
const texts = [
  'text',
  'display',
  'displayText',
  'description',
  'instruction',
  'instructions',
  'body',
  'content',
];

/** Recipes in the data from which scripts and components render a page; its field names vary. */
export function recipesOfScripts($: CheerioAPI): Thing[] {
  return documentsOf($).flatMap((document) => [...foundIn(document, (thing) => recipeOf(thing, document))]);
}

function documentsOf($: CheerioAPI): Thing[] {
  const scripts = $('script:not([src]):not([type*="ld+json" i])')
    .toArray()
    .map((script) => $(script).text());
  const objects = scripts
    .filter((text) => /^\s*\{/.test(text) || assignment.test(text))
    .slice(0, maxScripts)
    .map((text) => parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
  return [...objects, ...streamed(scripts), ...attributesOf($)].filter((document) => document !== null);
}

/** self.__next_f.push([1, "2a:{…}"]): a page in pieces of text; each row is a number and its JSON. */
const push = /\.push\((\[1,\s*"(?:[^"\\]|\\.)*"\])\)/gs;
const maxPieces = 2000;

function streamed(scripts: readonly string[]): (Thing | null)[] {
  const pieces = scripts
    .filter((text) => text.includes('__next_f'))
    .flatMap((text) => [...text.matchAll(push)].map(([, piece]) => parsed(piece!)))
    .slice(0, maxPieces)
    .flatMap((piece) => (Array.isArray(piece) && typeof piece[1] === 'string' ? piece[1] : []));
  return pieces
    .join('')
    .split('\n')
    .filter((row) => /^[\da-f]+:[[{]/.test(row) && mentionsRecipe.test(row))
    .slice(0, maxScripts)
    .map((row) => parsed(row.slice(row.indexOf(':') + 1)));
}

/** Data for the components of a page: <recipe-card :recipe='{"ingredients": […]}'>. */
function attributesOf($: CheerioAPI): (Thing | null)[] {
  return $('[data-page], [data-props], [data-recipe], [props], [\\:recipe], [\\:data], [recipe]')
    .toArray()
    .slice(0, maxScripts)
    .flatMap((node) => ('attribs' in node ? Object.values(node.attribs) : []))
    .filter((text) => text.startsWith('{') && mentionsRecipe.test(text))
    .map(parsed);
}

const mentionsRecipe = /ingredient/i;

function parsed(json: string): Thing | null {
  if (countJsonValues(json) > maxValues) return null;
  try {
    return JSON.parse(json) as Thing;
  } catch {
    return null;
  }
}

/** The same with the names of schema.org, if it has a list of ingredients and a method. */
function recipeOf(thing: Thing, document: Thing): Thing | null {
  const keys = Object.keys(thing);
  const found = Object.entries(names).flatMap(([name, pattern]) => {
    const matching = keys.filter((key) => pattern.test(key)).map((key) => thing[key]);
    const value = matching.find((candidate) => isList(candidate) || isText(candidate)) ?? matching[0];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { recipeIngredient, recipeInstructions, ...others } = Object.fromEntries(found);
  if (!isList(recipeIngredient)) return null;
  if (!isList(recipeInstructions) && !isText(recipeInstructions)) return null;
  // Apollo keeps each object once: {"__ref": "Ingredient:12"}.
  const dereferenced = (value: unknown) =>
    isThing(value) && typeof value.__ref === 'string' ? document[value.__ref] : value;
  const lines = recipeIngredient.slice(0, maxItems).map(dereferenced).map(lineOf).filter(Boolean);
  const steps = [recipeInstructions].flat().slice(0, maxItems).map(dereferenced).map(stepOf);
  return lines.length < minItems ? null : { ...others, recipeIngredient: lines, recipeInstructions: steps };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length >= minItems;
}

/** A whole method as one text, with mark-up or line breaks between its steps. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && /<(?:p|li|br)\b|\n/i.test(value);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(value: unknown): string {
  if (!isThing(value)) return plainText(value);
  const columns = [amounts, units, foods].map((keys) => textIn(value, keys));
  return textIn(value, texts.slice(0, 3)) || columns.filter(Boolean).join(' ');
}

function stepOf(value: unknown): unknown {
  if (!isThing(value)) return typeof value === 'string' ? withoutStars(value) : value;
  return {
    '@type': 'HowToStep',
    name: textIn(value, ['title', 'name']),
    text: withoutStars(textIn(value, texts)),
  };
}

/** "Cut **2 onions** in rings." */
function withoutStars(text: string): string {
  return text.replaceAll('**', '');
}

/** The first of these fields that has a text, or an object with a name. */
function textIn(thing: Thing, keys: readonly string[]): string {
  const values = keys.map((key) => thing[key]);
  return values.map((value) => plainText(isThing(value) ? value.name : value)).find(Boolean) ?? '';
}
