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

/** The recipe as a page of Markdown; a comment at its end, which no program shows, holds the content itself. */
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
  // Two hyphens would end a comment; in JSON they stand in texts only.
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

/** "[Serious Eats](<https://…>)", as far as it is told. */
function sourceInMarkdown({ name, url }: RecipeSource): string {
  if (url === null) return name === null ? '' : escaped(name);
  return name === null ? `<${url}>` : `[${escaped(name)}](<${url}>)`;
}

/** A link as Markdown has it, an address, or words. */
function readSource(text: string): RecipeSource {
  const [, name, linked] = /^\[(.+)\]\(<?(https?:\/\/[^\s>]+?)>?\)$/.exec(text) ?? [];
  if (name !== undefined && linked !== undefined) return { name: unescaped(name), url: linked };
  const [, url] = /^<?(https?:\/\/[^\s>]+)>?$/.exec(text) ?? [];
  return url === undefined ? { name: unescaped(text), url: null } : { name: null, url };
}

/** Signs that Markdown takes for mark-up, and a number that would begin a list. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
    .replace(/^(\s*)([-+])(?=\s|$)/gm, '$1\\$2');
}

/** A page of Markdown begins with a heading. */
export function isMarkdown(text: string): boolean {
  return /^\s*#{1,2}\s+\S/.test(text);
}

/**
 * What a page of Markdown says of a recipe, in the words of schema.org: the first heading is the title, lists below "Ingredients"
 * the lines, those below "Method" (or the like) the steps. People may have ordered it otherwise: what fits nowhere
 * describes the dish.
 */
export function readMarkdown(text: string): Record<string, unknown> {
  const [title = '', ...blocks] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n(?=#{1,6}\s)/);
  const [heading = '', ...intro] = title.split('\n');
  const lines: string[] = [];
  const steps: string[] = [];
  const description: string[] = [];
  const facts: Record<string, string> = {};
  for (const line of intro) takeIntro(line, facts, description);
  let list = description;
  for (const block of blocks) {
    const [name = '', ...rest] = block.split('\n');
    // A smaller heading is one within the list.
    const isWithin = list !== description && /^#{3,}/.test(name);
    if (/ingredient/i.test(name)) list = lines;
    else if (/method|instruction|direction|step|preparation/i.test(name)) list = steps;
    else if (isWithin) list.push(`${unescaped(name.replace(/^#+\s*/, '')).replace(/:$/, '')}:`);
    else list = description;
    list.push(...itemsIn(rest));
  }
  return {
    '@type': 'Recipe',
    name: unescaped(heading.replace(/^#+\s*/, '')),
    description: description.join('\n'),
    totalTime: facts.time,
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
  // An address may hold the signs of mark-up.
  if (key && value) facts[key] = key === 'source' ? value.trim() : unescaped(value);
  else if (line.trim() !== '' && !line.startsWith('<!--')) description.push(unescaped(line));
}

/** Items of a list, or paragraphs where there is none; what is indented goes on. */
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

/** The content that a page of ours carries in its last line, as JSON; undefined without one. */
export function contentInMarkdown(text: string): string | undefined {
  const [begin, end] = [`<!-- ${contentKey}: `, ' -->'];
  const page = text.trimEnd();
  const last = page.slice(page.lastIndexOf('\n') + 1);
  const at = last.indexOf(begin);
  return at >= 0 && last.endsWith(end) ? last.slice(at + begin.length, -end.length) : undefined;
}
