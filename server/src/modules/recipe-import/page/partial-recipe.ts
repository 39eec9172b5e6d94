import { findFood } from '@plateful/domain/foods/find-food.ts';
import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { withoutNumber } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { figureIn } from '@plateful/domain/imported-recipes/recipe-figures.ts';
import type { PageRecipe } from '#ports/recipe-pages.ts';

/** The result of one extraction method. */
export type Part = Omit<PageRecipe, 'siteName' | 'original'>;

export const nothing: Part = {
  title: '',
  description: [],
  lines: [],
  steps: [],
  cookingTime: null,
  yield: null,
  cuisine: [],
  words: [],
  photos: [],
};

/** Removes checkboxes and markup gaps. */
export function cleanedLine(line: string): string {
  return line
    .replace(/^(?:[-–•·*▢☐□]\s*)+/u, '')
    .replace(/\s+([,)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/\s+:$/, ':')
    .trim();
}

/** Splits a line with a whole list at its amounts: "300 g flour, 2 eggs, 1 tsp salt". */
export function linesOf(given: readonly string[]): string[] {
  const lines = toldOnce(withoutCommonEnd(given.map(cleanedLine).filter(Boolean)));
  const [only = ''] = lines;
  const apart = only.split(/(?:,|;| [-–•|])\s+(?=\d)/u);
  return lines.length === 1 && apart.length > 3 ? apart.map(cleanedLine) : headed(lines);
}

/** Without words that stand behind each line, such as a link: "1 onion add to list". */
function withoutCommonEnd(lines: readonly string[]): string[] {
  const words = lines.map((line) => line.split(' '));
  const [first = []] = words;
  const isSame = (count: number) => {
    const end = first.slice(-count).join(' ');
    return (
      /^[\p{L} ]+$/u.test(end) &&
      words.every((one) => one.length > count && one.slice(-count).join(' ') === end)
    );
  };
  let count = 0;
  while (lines.length >= minRepeatedLength && count < maxCommonWords && isSame(count + 1)) count++;
  return count < minCommonWords ? [...lines] : words.map((one) => one.slice(0, -count).join(' '));
}

const minCommonWords = 2;
const maxCommonWords = 6;
const minRepeatedLength = 3;

/** Without the second copy of a whole list, which some pages have for small screens. */
function toldOnce(lines: readonly string[]): string[] {
  const half = lines.slice(0, lines.length / 2);
  const isTwice = half.length >= minRepeatedLength && lines.length === half.length * 2;
  return isTwice && half.every((line, at) => line === lines[half.length + at]) ? half : [...lines];
}

/** "For the sauce" as a line of an ingredient list; with a comma it may be a food. */
const forThe =
  /^(?:(?:for the|für (?:den|die|das)|pour (?:la|les?)|para (?:la|el|las|los|o|a)|per (?:la|il|lo|i|le|gli)|voor (?:de|het))\s|(?:pour|per) l['’])[^\d½¼¾⅓⅔,;:]{2,50}$/iu;
const other = /^(?:(?:for|till|na)\s[^\d½¼¾⅓⅔,;:]{2,50}|\p{Lu}[\p{Lu}\s&'’()-]{2,50})$/u;

/** Adds a colon to headings in a list. Foods are not headings, nor are capitals if the whole list is in capitals. */
function headed(lines: readonly string[]): string[] {
  const shouts = lines.filter((line) => line === line.toUpperCase()).length;
  const isHeading = (line: string) =>
    forThe.test(line) || (other.test(line) && shouts * 3 <= lines.length && findFood(line) === null);
  return lines.map((line, at) =>
    at < lines.length - 1 && !line.endsWith('.') && isHeading(line) ? `${line}:` : line,
  );
}

/** Removes step numbers and the heading "Method"; splits one text with numbered steps. */
export function stepsOf(steps: readonly string[]): string[] {
  const [only] = steps;
  const method = steps.findIndex((step) => sectionStartedBy(step) === 'steps');
  const isWholeRecipe = steps
    .slice(0, Math.max(0, method))
    .some((step) => sectionStartedBy(step) === 'ingredients');
  if (isWholeRecipe) return stepsOf(steps.slice(method + 1));
  const apart =
    steps.length === 1 && only
      ? apartByNumbers(only).flatMap((text) => text.split(glue))
      : steps.map((step) => step.split(glue).join(' '));
  return withoutPlainNumbers(apart)
    .map(withoutNumber)
    .filter((step) => /\p{L}/u.test(step) && sectionStartedBy(step) !== 'steps');
}

const plainNumber = /^\d{1,2}\s?(?=\p{Lu}\p{Ll})/u;

/** Numbers without a point, if all sentences have one: "2 Add the flour." */
function withoutPlainNumbers(steps: readonly string[]): string[] {
  const sentences = steps.filter((step) => !step.endsWith(':'));
  const numbered = sentences.filter((step) => plainNumber.test(step)).length;
  return numbered > 1 && numbered === sentences.length
    ? steps.map((step) => step.replace(plainNumber, ''))
    : [...steps];
}

const maxControlLength = 60;
const minControls = 3;
const aside = /^(?:watch\b.*\bvideo|pin it|post views\W*[\d.,]+|partager cet article|klicken zum .*)$/iu;
const credit = /^(?:photo|foto|image|picture|bild)(?:s|o)?(?: credits?)?\s*[:©]/iu;

/** Without times, and what stands beside each step of a page: "Mark as complete". */
export function withoutControls(steps: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  const isControl = (step: string) =>
    step.length <= maxControlLength &&
    (credit.test(step) || aside.test(step) || (!/[.!]$/.test(step) && counts.get(step)! >= minControls));
  return steps.filter((step) => !isControl(step) && figureIn(step) === null);
}

/** Between sentences joined without a space, which were paragraphs: "Line a tin.Melt the butter." */
const glue = /(?<=\p{Ll}{2}[.!?)]?[.!?])(?=\p{Lu}\p{Ll})/u;

/** Only if the numbers count from 1, or from 2 after a first step: "gas 4. Line a tin" is not a step. */
function apartByNumbers(text: string): string[] {
  const starts: number[] = [];
  let next = 1;
  for (const { 1: number, index } of text.matchAll(
    /(?<=^|\s|\p{Ll}[.!?)])(?:step\s*)?(\d{1,2})[.):]\s*(?=\p{L})/giu,
  )) {
    if (Number(number) !== next && !(starts.length === 0 && Number(number) === 2)) continue;
    starts.push(index);
    next = Number(number) + 1;
  }
  if (starts.length < 2) return [text];
  return [text.slice(0, starts[0]), ...starts.map((start, index) => text.slice(start, starts[index + 1]))];
}

/** Fewer may be steps by chance: "Salt". */
const minListed = 3;

/** Without the ingredient lines of a page whose method is marked up around its list too. */
export function stepsBesideLines({ steps, lines }: Pick<Part, 'steps' | 'lines'>): string[] {
  const listed = new Set(lines.flatMap((line) => [line, line.replace(/:$/, '')]));
  const others = steps.filter((step) => !listed.has(step));
  return steps.length - others.length >= minListed ? others : [...steps];
}
