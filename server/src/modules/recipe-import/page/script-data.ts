import { countJsonValues } from '@plateful/contract/json-size.ts';
import type { CheerioAPI } from 'cheerio';
import { foundIn, type Thing } from '#modules/account/other-apps/find-recipes.ts';
import { plainText } from '#modules/account/other-apps/text.ts';

const maxValues = 100_000;
const maxScripts = 50;
/** Far more than the lines or steps of a recipe. */
const maxItems = 500;
const minItems = 2;
/** window.__APOLLO_STATE__ = {…}; */
const assignment = /^\s*(?:window|self|globalThis|var|let|const)\b[^={]{1,80}=\s*(?=\{)/;

/** Names of fields that the data of applications has, which is not schema.org data. */
const names = {
  name: /^(?:title|name|headline|recipeName)$/i,
  recipeIngredient: /^(?:recipe_?)?ingredients?(?:_?(?:list|lines))?$/i,
  recipeInstructions:
    /^(?:recipe_?)?(?:steps|instructions?|directions|method|preparation)(?:_?(?:list|steps))?$/i,
  recipeYield: /^(?:servings?|serves|portions|yields?|recipeYield)$/i,
  totalTime: /^total_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i,
  prepTime: /^prep(?:aration)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i,
  cookTime: /^cook(?:ing)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i,
  image: /^image(?:_?url)?$/i,
};
const amounts = ['amount', 'quantity', 'qty', 'value'];
const units = ['unit', 'unitText', 'measure'];
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

/** Recipes in the data from which scripts show a page, whatever names its fields have. */
export function recipesOfScripts($: CheerioAPI): Thing[] {
  return documentsOf($).flatMap((document) => [...foundIn(document, (thing) => recipeOf(thing, document))]);
}

function documentsOf($: CheerioAPI): Thing[] {
  return $('script:not([src]):not([type*="ld+json" i])')
    .toArray()
    .map((script) => $(script).text())
    .filter((text) => /^\s*\{/.test(text) || assignment.test(text))
    .slice(0, maxScripts)
    .map((text) => parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
    .filter((document) => document !== null);
}

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
    const key = keys.find((one) => pattern.test(one));
    return key === undefined ? [] : [[name, thing[key]] as const];
  });
  const { recipeIngredient, recipeInstructions, ...others } = Object.fromEntries(found);
  if (!isList(recipeIngredient) || !isList(recipeInstructions)) return null;
  // Apollo keeps each object once: {"__ref": "Ingredient:12"}.
  const whole = (one: unknown) => (isThing(one) && typeof one.__ref === 'string' ? document[one.__ref] : one);
  const lines = recipeIngredient.slice(0, maxItems).map(whole).map(lineOf).filter(Boolean);
  const steps = recipeInstructions.slice(0, maxItems).map(whole).map(stepOf);
  return lines.length < minItems ? null : { ...others, recipeIngredient: lines, recipeInstructions: steps };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length >= minItems;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(one: unknown): string {
  if (!isThing(one)) return plainText(one);
  const columns = [amounts, units, foods].map((keys) => textIn(one, keys));
  return textIn(one, texts.slice(0, 3)) || columns.filter(Boolean).join(' ');
}

function stepOf(one: unknown): unknown {
  if (!isThing(one)) return one;
  return { '@type': 'HowToStep', name: textIn(one, ['title', 'name']), text: textIn(one, texts) };
}

/** The first of these fields that has a text, or an object with a name. */
function textIn(thing: Thing, keys: readonly string[]): string {
  const values = keys.map((key) => thing[key]);
  return values.map((value) => plainText(isThing(value) ? value.name : value)).find(Boolean) ?? '';
}
