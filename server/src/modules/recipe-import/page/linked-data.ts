import { countJsonValues } from '@plateful/contract/json-size.ts';
import type { CheerioAPI } from 'cheerio';
import { jsonrepair } from 'jsonrepair';
import { foundIn, isSchemaRecipe, type Thing } from '#modules/account/other-apps/find-recipes.ts';

/** Maximum number of JSON values per script; sites that include all comments have some thousand. */
const maxValues = 100_000;

/** The recipe in linked data, or else in the data from which scripts render the page. */
export function linkedRecipes($: CheerioAPI): Thing[] {
  // Some frameworks that manage the head of a page render the script as a "meta" element.
  const linked = [...recipesOf($, 'script[type*="ld+json" i], meta[name*="ld+json" i][content]')];
  return linked.length > 0 ? linked : [...recipesOf($, 'script[type="application/json" i]')];
}

function* recipesOf($: CheerioAPI, selector: string): Generator<Thing> {
  const documents = $(selector)
    .toArray()
    .map((script) => parsed($(script).attr('content') ?? $(script).text()));
  let nodes: ReadonlyMap<string, Thing> | null = null;
  for (const document of documents) {
    for (const recipe of foundIn(document, (thing) => (isSchemaRecipe(thing) ? thing : null))) {
      const isWhole = !fieldsWithNodes.some((field) => [recipe[field]].flat().some(isReference));
      nodes ??= isWhole ? null : nodesIn(documents);
      yield isWhole || !nodes ? recipe : withNodes(recipe, nodes);
    }
  }
}

const fieldsWithNodes = ['recipeIngredient', 'recipeInstructions'];
/** Far more than the steps of a recipe. */
const maxNodes = 500;

/** A graph may have lines, steps and sections of steps as separate nodes: {"@id": "#step-1"}. */
function withNodes(recipe: Thing, nodes: ReadonlyMap<string, Thing>): Thing {
  let left = maxNodes;
  const resolved = (value: unknown): unknown[] => {
    const values = [value].flat().slice(0, left);
    left -= values.length;
    return values.map((value) => (isReference(value) ? (nodes.get(value['@id']) ?? value) : value));
  };
  const withItems = (value: unknown) =>
    typeof value === 'object' && value !== null && 'itemListElement' in value
      ? { ...value, itemListElement: resolved(value.itemListElement) }
      : value;
  const complete = { ...recipe };
  for (const field of fieldsWithNodes.filter((name) => recipe[name] !== undefined)) {
    complete[field] = resolved(recipe[field]).map(withItems);
  }
  return complete;
}

function nodesIn(documents: readonly unknown[]): Map<string, Thing> {
  const nodes = new Map<string, Thing>();
  const keep = (thing: Thing): null => {
    if (typeof thing['@id'] === 'string' && !isReference(thing)) nodes.set(thing['@id'], thing);
    return null;
  };
  for (const document of documents) foundIn(document, keep).next();
  return nodes;
}

/** An object that only references another one. */
function isReference(value: unknown): value is { '@id': string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    '@id' in value &&
    typeof value['@id'] === 'string' &&
    Object.keys(value).length === 1
  );
}

/** Sites leave commas, line breaks, comments and CDATA in their JSON. */
function parsed(text: string): unknown {
  const json = text
    .replace(/^\s*(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?\s*$/, '')
    .replace(/^\s*<!--|-->\s*$/g, '')
    .trim();
  if (countJsonValues(json) > maxValues) return null;
  for (const read of [
    (text: string) => JSON.parse(text),
    (raw: string) => JSON.parse(withoutRawSigns(raw)),
    (broken: string) => JSON.parse(jsonrepair(broken)),
  ]) {
    try {
      return read(json);
    } catch {
      // Ignored: another script may be valid.
    }
  }
  return null;
}

/** Raw line breaks and tabs in strings: between sentences or short rows they end a line, elsewhere they become spaces. */
function withoutRawSigns(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/gs, (text) => {
    const rows = text.split(/[\r\n]+/);
    const isList = rows.length > minRows && rows.every((row) => row.length <= maxRowLength);
    return text
      .replace(isList ? /\s*[\r\n]\s*/g : /(?<=[.!?:])\s*[\r\n]\s*/g, '\\n')
      .replace(/[\r\n\t]+/g, ' ');
  });
}

const minRows = 3;
const maxRowLength = 60;
