import { yieldOrTimeIn } from '../imported-recipes/figure-lines.ts';
import { sectionStartedBy } from '../imported-recipes/headings.ts';
import { methodSections } from '../recipes/method.ts';
import { type RecipeSource, sourceIn, withoutSourceLine } from '../vocabulary/source-line.ts';
import { schemaSource } from './json-ld.ts';
import {
  contentKey,
  contentOf,
  ingredientLine,
  ingredientSections,
  type RecipeContent,
  timeInWords,
} from './recipe-content.ts';

/** The recipe as a Markdown page; an invisible comment at its end contains the complete data. */
export function asMarkdown(recipe: RecipeContent): string {
  const { title, instructions, cookingTime, servings, cuisineType, mealType, tags } = recipe;
  const description = withoutSourceLine(recipe.description);
  const source = sourceInMarkdown(sourceIn(recipe.description));
  const facts = [
    `Serves: ${servings}`,
    cookingTime && `Time: ${timeInWords(cookingTime)}`,
    cuisineType && `Cuisine: ${escaped(cuisineType)}`,
    mealType && `Meal: ${mealType}`,
    tags.length > 0 && `Tags: ${tags.map(escaped).join(', ')}`,
    source !== '' && `Source: ${source}`,
  ].filter((fact) => typeof fact === 'string');
  // Two hyphens would end the comment; in JSON they occur only within strings.
  const content = JSON.stringify(contentOf(recipe)).replaceAll('--', '-\\u002d');
  const parts = [
    `# ${escaped(title)}`,
    ...(description ? [escaped(description)] : []),
    facts.map((fact) => `- ${fact}`).join('\n'),
    '## Ingredients',
    ...ingredientSections(recipe.ingredients).flatMap(({ heading, lines }) => [
      ...(heading ? [`### ${escaped(heading)}`] : []),
      lines.map((one) => `- ${escaped(ingredientLine(one))}`).join('\n'),
    ]),
    '## Method',
    ...methodSections(instructions).flatMap(({ heading, steps }) => [
      ...(heading ? [`### ${escaped(heading)}`] : []),
      steps.map(({ text }, at) => `${at + 1}. ${escaped(text).replaceAll('\n', '\n   ')}`).join('\n'),
    ]),
    ...(recipe.goesWith.length > 0 ? ['## Goes with', recipe.goesWith.map(escaped).join(', ')] : []),
    ...(recipe.note ? ['## Notes', escaped(recipe.note)] : []),
    `<!-- ${contentKey}: ${content} -->`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** "[Serious Eats](<https://…>)", from the parts that are known. */
function sourceInMarkdown({ name, url }: RecipeSource): string {
  if (url === null) return name === null ? '' : escaped(name);
  return name === null ? `<${url}>` : `[${escaped(name)}](<${url}>)`;
}

/** Parses a Markdown link, a URL, or plain text. */
function readSource(text: string): RecipeSource {
  const [, name, linked] = /^\[(.+)\]\(<?(https?:\/\/[^\s>]+?)>?\)$/.exec(text) ?? [];
  if (name !== undefined && linked !== undefined) return { name: unescaped(name), url: linked };
  const [, url] = /^<?(https?:\/\/[^\s>]+)>?$/.exec(text) ?? [];
  return url === undefined ? { name: unescaped(text), url: null } : { name: null, url };
}

/** Escapes Markdown markup, and numbers that would start a list. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(\s*)([-+])(?=\s|$)/gm, '$1\\$2');
}

/** "title: Soup" and other properties between two lines of hyphens, which many programs write before the page. */
const frontMatter = /^\s*---[ \t]*\n((?:(?!---).*\n){0,100})---[ \t]*\n/;

/** A page of Markdown begins with a heading. */
export function isMarkdown(text: string): boolean {
  return /^\s*#{1,2}\s+\S/.test(text.replaceAll('\r\n', '\n').replace(frontMatter, ''));
}

/**
 * Parses a Markdown page into schema.org properties: the first heading is the title, lists under "Ingredients" are the
 * lines, those under "Method" (or similar) the steps. Text that fits nowhere becomes the description.
 */
export function readMarkdown(text: string): Record<string, unknown> {
  const plain = text.replaceAll('\r\n', '\n');
  const [, properties = ''] = frontMatter.exec(plain) ?? [];
  const [title = '', ...blocks] = plain
    .replace(frontMatter, '')
    .trim()
    .split(/\n(?=#{1,6}\s)/);
  const [heading = '', ...intro] = title.split('\n');
  const lines: string[] = [];
  const steps: string[] = [];
  const description: string[] = [];
  const facts: Record<string, string> = {};
  for (const line of properties.split('\n')) takeIntro(line, facts, []);
  for (const line of intro) takeIntro(line, facts, description);
  let list = description;
  for (const block of blocks) {
    const [name = '', ...rest] = block.split('\n');
    // A smaller heading is a subheading within the list.
    const isWithin = list !== description && /^#{3,}/.test(name);
    const part = sectionStartedBy(name);
    if (/ingredient/i.test(name) || part === 'ingredients') list = lines;
    else if (/method|instruction|direction|step|preparation/i.test(name) || part === 'steps') list = steps;
    else if (isWithin) list.push(`${unescaped(name.replace(/^#+\s*/, '')).replace(/:$/, '')}:`);
    else list = description;
    list.push(...itemsIn(rest));
  }
  return {
    '@type': 'Recipe',
    name: unescaped(heading.replace(/^#+\s*/, '')),
    description: description.join('\n'),
    totalTime: facts.time,
    prepTime: facts.first,
    cookTime: facts.second,
    recipeYield: facts.serves ?? facts.servings ?? facts.yield,
    recipeCuisine: facts.cuisine,
    recipeCategory: facts.meal ?? facts.category,
    keywords: facts.tags,
    recipeIngredient: lines,
    recipeInstructions: steps,
    ...(facts.source !== undefined && schemaSource(readSource(facts.source))),
  };
}

const factLine =
  /^\s*(?:[-*+]\s+)?\**(serves|servings|yield|time|total time|cuisine|meal|category|tags|source)\**:\**\s*(.+)$/i;

function takeIntro(line: string, facts: Record<string, string>, description: string[]): void {
  const [, name, value] = factLine.exec(line) ?? [];
  const key = name?.toLowerCase().replace('total ', '');
  // Not unescaped, since a URL may contain markup characters.
  if (key && value) facts[key] = key === 'source' ? value.trim() : unescaped(value);
  else if (!takeFigure(line, facts) && line.trim() !== '' && !line.startsWith('<!--'))
    description.push(unescaped(line));
}

/** "**Portionen:** 4", "- Prep time: 10 min" */
function takeFigure(line: string, facts: Record<string, string>): boolean {
  const plain = unescaped(line).replace(/^[-+*]\s+/, '');
  const figure = yieldOrTimeIn(plain);
  if (figure === 'yield') facts.serves ??= plain;
  else if (figure === 'total') facts.time ??= plain;
  else if (figure === 'part') facts[facts.first === undefined ? 'first' : 'second'] ??= plain;
  return figure !== null;
}

/** List items, or paragraphs if there is no list; indented lines continue an item. */
function itemsIn(block: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of block) {
    if (/^\s*<!--/.test(line)) break;
    const [, item] = /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?(.*)$/i.exec(line) ?? [];
    if (item !== undefined) items.push(unescaped(item));
    else if (/^\s+\S/.test(line) && items.length > 0) items.push(`${items.pop()}\n${unescaped(line.trim())}`);
    else if (line.trim() !== '') items.push(unescaped(line.trim()));
  }
  return items;
}

function unescaped(text: string): string {
  return text
    .replace(/\*\*|__/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .trim();
}

/** The embedded JSON in the last line of a page that we exported; undefined if there is none. */
export function contentInMarkdown(text: string): string | undefined {
  const [begin, end] = [`<!-- ${contentKey}: `, ' -->'];
  const page = text.trimEnd();
  const last = page.slice(page.lastIndexOf('\n') + 1);
  const at = last.indexOf(begin);
  return at >= 0 && last.endsWith(end) ? last.slice(at + begin.length, -end.length) : undefined;
}
