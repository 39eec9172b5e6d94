import { isOnlyAmount } from '@plateful/domain/imported-recipes/join-amounts.ts';
import type { RecipeSource } from '@plateful/domain/vocabulary/source-line.ts';
import { embeddedContent } from './embedded-content.ts';
import type { ExtractedRecipe, ForeignRecipe } from './foreign-recipe.ts';
import { photoDataIn } from './photo-bytes.ts';
import { plainLines, plainText, shortened, withoutEnd } from './text.ts';
import { cookingTimeOf, servingsIn } from './times-and-servings.ts';

/** Deeper than JSON-LD graphs are nested. */
const maxGraphDepth = 12;

export type FoundRecipe = { recipe: ExtractedRecipe | ForeignRecipe; photo?: Uint8Array | undefined };

/** Finds recipes anywhere in a document: at the top, in an array, in a "@graph", or nested in a page. */
export function recipesIn(document: unknown): Generator<FoundRecipe> {
  return foundIn<FoundRecipe>(document, (thing) => {
    const photo = photoDataIn(thing);
    const own = embeddedContent(thing);
    if (own) return { recipe: own, photo };
    if (isSchemaRecipe(thing)) return { recipe: readSchemaRecipe(thing) };
    return isPaprikaRecipe(thing) ? { recipe: readPaprikaRecipe(thing), photo } : null;
  });
}

export type Thing = Record<string, unknown>;

/** Yields the result of `find` for the outermost matching objects anywhere in a document. */
export function* foundIn<T>(document: unknown, find: (thing: Thing) => T | null, depth = 0): Generator<T> {
  if (typeof document !== 'object' || document === null || depth > maxGraphDepth) return;
  const found = Array.isArray(document) ? null : find(document as Thing);
  if (found !== null) return yield found;
  for (const inner of Object.values(document)) yield* foundIn(inner, find, depth + 1);
}

/** A longer name, or a longer sentence, is the step itself. */
const maxTitleLength = 120;
const maxSentenceTitle = 60;
/** Far more than the lines or steps of a recipe. */
const maxItems = 500;
/** Maximum length of a section heading. */
const maxHeadingLength = 200;
/** Fewer may be a whole method each. */
const minSteps = 3;
/** Deeper than any nested list of steps. */
const maxStepsDepth = 6;

/** Whether it is a schema.org recipe, or one of Mealie, which has the same fields but with objects in place of text. */
export function isSchemaRecipe(thing: Thing): boolean {
  const types = [thing['@type']].flat();
  if (types.some((type) => typeof type === 'string' && /^(?:https?:\/\/schema\.org\/)?Recipe$/.test(type)))
    return true;
  return typeof thing.name === 'string' && Array.isArray(thing.recipeIngredient);
}

export function readSchemaRecipe(thing: Thing): ExtractedRecipe {
  const words = [thing.recipeCategory, thing.keywords, thing.tags].flatMap(namesIn);
  return {
    title: thing.name ?? thing.headline,
    description: plainLines(thing.description),
    source: schemaSourceOf(thing),
    lines: ingredientLines(some(thing.recipeIngredient ?? thing.ingredients)),
    steps: stepsIn(some(thing.recipeInstructions), 0),
    cookingTime: cookingTimeOf([thing.totalTime], [thing.prepTime, thing.cookTime ?? thing.performTime]),
    servings: servingsIn([thing.recipeServings, thing.recipeYield, thing.yield].flatMap(list)),
    cuisine: namesIn(thing.recipeCuisine),
    words,
  };
}

function list(value: unknown): unknown[] {
  return value == null ? [] : [value].flat();
}

/** Limits the number of items so that reading stays fast; the limit exceeds that of a recipe. */
function some(value: unknown): unknown[] {
  return list(value).slice(0, maxItems);
}

function asThing(value: unknown): Thing | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : null;
}

/** Names from comma-separated text, an array of texts, or an array of objects with names. */
function namesIn(value: unknown): string[] {
  return list(value)
    .flatMap((tag) => plainText(asThing(tag)?.name ?? tag).split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Mealie puts a section's name on its first line. */
function ingredientLines(values: unknown[]): string[] {
  return values.flatMap((value) => {
    const thing = asThing(value);
    if (thing) return headed(plainText(thing.title), lineOf(thing).map(withoutHashes));
    const rows = Array.isArray(value)
      ? ingredientLines(value.slice(0, maxItems))
      : plainLines(value).map(withoutHashes);
    // A whole list in one text has a line a row.
    return values.length > 1 ? joinedWraps(isOnlyAmount(rows[0] ?? '') ? [rows.join(' ')] : rows) : rows;
  });
}

/** "## For the dough", as cook book programs mark headings. */
function withoutHashes(line: string): string {
  return line.replace(/^#{2,6}\s*([^:]+):?$/, '$1:');
}

/** Shorter lines have not been wrapped. */
const shortestWrapped = 50;

/** Rows of one line or sentence that was wrapped: the next begins in lower case. */
function joinedWraps(rows: readonly string[]): string[] {
  if (/^\p{Ll}/u.test(rows[0] ?? '')) return [...rows];
  const lines: string[] = [];
  let last = '';
  for (const row of rows) {
    const isWrapped = last.length >= shortestWrapped && !/[.!?:;]$/.test(last) && /^\p{Ll}/u.test(row);
    if (isWrapped) lines.push(`${lines.pop()} ${row}`);
    else lines.push(row);
    last = row;
  }
  return lines;
}

function lineOf(thing: Thing): string[] {
  // https://schema.org/PropertyValue
  if (thing.food === undefined && thing.note === undefined && thing.name !== undefined)
    return [[thing.value, thing.unitText, thing.name].map(plainText).filter(Boolean).join(' ')];
  const food = plainText(asThing(thing.food)?.name ?? '');
  const note = plainText(thing.note);
  if (food === '') {
    return [plainText(thing.display) || note || plainText(thing.originalText)]
      .filter(Boolean)
      .map(plainDigits);
  }
  const amount = typeof thing.quantity === 'number' && thing.quantity > 0 ? String(thing.quantity) : '';
  const unit = plainText(asThing(thing.unit)?.name ?? '');
  return [[amount, unit, note ? `${food}, ${note}` : food].filter(Boolean).join(' ')];
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** Mealie writes one half as "¹/₂". */
function plainDigits(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹₀-₉]/g, (digit) =>
    String(Math.max(raised.indexOf(digit), lowered.indexOf(digit))),
  );
}

/** Texts, HowToStep and HowToSection, nested in any way. The name of a section becomes a heading. */
function stepsIn(value: unknown, depth: number): string[] {
  if (depth > maxStepsDepth) return [];
  const thing = asThing(value);
  if (!thing) return Array.isArray(value) ? stepsOfList(some(value), depth) : joinedWraps(plainLines(value));
  if (isTip(thing)) return [];
  // https://schema.org/ListItem
  if (thing.item !== undefined && thing.text === undefined) return stepsIn(thing.item, depth + 1);
  const within = thing.itemListElement ?? thing.ItemListElement;
  if (within !== undefined) return headed(plainText(thing.name), stepsOfList(some(within), depth));
  if (plainText(thing.text) !== '') return titled(thing, joinedWraps(plainLines(thing.text)));
  return plainLines(thing.name);
}

/** A step of a list that has its own text is one, however many rows or paragraphs it has. */
function stepsOfList(values: unknown[], depth: number): string[] {
  const isList = values.filter((value) => asThing(value)?.text !== undefined).length >= minSteps;
  return values.flatMap((value) => {
    const thing = asThing(value);
    const isStep =
      isList &&
      thing !== null &&
      !isTip(thing) &&
      (thing.itemListElement ?? thing.ItemListElement) === undefined;
    const text = isStep ? plainText(thing.text) : '';
    return isStep && text !== '' ? titled(thing, [text]) : stepsIn(value, depth + 1);
  });
}

/** Advice that is separate from the steps; tools are listed separately too. */
function isTip(thing: Thing): boolean {
  return [thing['@type']].flat().some((type) => typeof type === 'string' && /(?:^|\/)HowToTip$/.test(type));
}

/** Below its title, or after it: some sites give the bold beginning of a sentence as the title. */
function titled(thing: Thing, [first = '', ...rows]: string[]): string[] {
  const title = titleOf(thing);
  const goesOn = /^[\p{Ll}(]/u.test(first) && /[\p{L}\p{N},)]$/u.test(title);
  return goesOn ? [`${title} ${first}`, ...rows] : headed(title, [first, ...rows]);
}

/** The title of a step, unless it is a number or repeats the step's beginning. */
function titleOf({ title, name, text }: Thing): string {
  const plainTitle = plainText(title) || plainText(name);
  const isSentence = plainTitle.length > maxSentenceTitle && /[.!…]$/.test(plainTitle);
  if (plainTitle.length > maxTitleLength || isSentence || /^\p{L}*\s*\d+\W*$/u.test(plainTitle)) return '';
  const beginning = withoutEnd(plainTitle, /[.…\s]/).toLowerCase();
  return plainText(text).toLowerCase().startsWith(beginning) ? '' : plainTitle;
}

function headed(heading: string, steps: string[]): string[] {
  if (!/\p{L}/u.test(heading) || steps.length === 0) return steps;
  return [`${withoutEnd(shortened(heading, maxHeadingLength), /[\s:.!*…–-]/)}:`, ...steps];
}

/** The page and its publisher; else the author. */
function schemaSourceOf({ orgURL, url, publisher, author }: Thing): RecipeSource {
  const name = (value: unknown) => namesIn(list(value).slice(0, 1))[0];
  return sourceOf(name(publisher) ?? name(author), orgURL ?? url);
}

const maxNameLength = 100;

function sourceOf(name: unknown, url: unknown): RecipeSource {
  const address = plainText(url);
  return {
    name: shortened(plainText(name), maxNameLength) || null,
    url: /^https?:\/\/\S{1,500}$/.test(address) ? address : null,
  };
}

/** Whether it is a Paprika recipe: ingredients and directions are one text each, with one per line. */
export function isPaprikaRecipe(thing: Thing): boolean {
  return [thing.name, thing.ingredients, thing.directions].every((field) => typeof field === 'string');
}

export function readPaprikaRecipe(thing: Thing): ExtractedRecipe {
  return {
    title: thing.name,
    description: [...plainLines(thing.description), ...plainLines(thing.notes)],
    source: sourceOf(thing.source, thing.source_url),
    lines: plainLines(thing.ingredients),
    steps: plainLines(thing.directions),
    cookingTime: cookingTimeOf([thing.total_time], [thing.prep_time, thing.cook_time]),
    servings: servingsIn([thing.servings]),
    cuisine: [],
    words: [thing.categories]
      .flat()
      .map(plainText)
      .filter((word) => word !== ''),
  };
}
