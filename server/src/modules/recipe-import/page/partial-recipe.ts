import { findFood } from '@plateful/domain/foods/find-food.ts';
import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { bulletSigns, withoutNumber } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { splitAtAmounts } from '@plateful/domain/imported-recipes/split-lines.ts';
import type { PageRecipe } from '#ports/recipe-pages.ts';
import { isBesideList } from './beside-lines.ts';
import { withoutAsides } from './beside-steps.ts';
import { inOneSystem } from './one-system.ts';
import { folded } from './text-fragments.ts';
import { withoutColumns } from './trade-table.ts';

/** The result of one extraction method. */
export type PartialRecipe = Omit<PageRecipe, 'siteName' | 'original'>;

export const nothing: PartialRecipe = {
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

const bullets = new RegExp(`^(?:[-–·*${bulletSigns}]\\s*)+`, 'u');

/** Removes checkboxes and markup gaps. */
export function cleanedLine(line: string): string {
  return line
    .replace(/^##+\s*([^:]*):?$/, '$1:')
    .replace(/^\[([^[\]]+?):\]$/, '$1:')
    .replace(bullets, '')
    .replace(/\s+([,)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/\s+:$/, ':')
    .replace(/[,;]\s*$/, '')
    .trim();
}

/** Splits a line with a whole list at its amounts: "300 g flour, 2 eggs, 1 tsp salt". */
export function linesOf(texts: readonly string[]): string[] {
  const filled = withoutLegend(texts)
    .map(cleanedLine)
    .filter((line) => line !== '' && !isBesideList(line));
  const rows = withoutWhole(withoutColumns(filled));
  const isTitled = rows.length > 1 && sectionStartedBy(rows[0]!) === 'ingredients';
  const cleaned = withoutPercentages(withoutCommonEnd(withoutCounts(isTitled ? rows.slice(1) : rows)));
  const lines = inOneSystem(toldOnce(cleaned));
  const apart = lines.length === 1 ? splitAtAmounts(lines[0]!) : [];
  return apart.length > 1 ? apart.map(cleanedLine) : headed(lines);
}

/** Removes "*sold by weight" at the end of a list in which such a sign marks some lines. */
function withoutLegend(texts: readonly string[]): readonly string[] {
  const marked = texts.filter((text) => text.startsWith('*'));
  const last = texts.at(-1) ?? '';
  const isLegend = marked.length > 1 && marked.length < texts.length && /^\*\s?\P{N}+$/u.test(last);
  return isLegend ? texts.slice(0, -1) : texts;
}

/** The minimum number of lines for a list to have an overview. */
const minOverview = 3;
const minOverviewLength = 40;
/** Longer lists belong to a whole site; comparing all their lines takes time. */
const maxCompared = 200;

/** Removes an overview of the list in one line: all lines again, or "Ingredients: garlic, onion" after them. */
function withoutWhole(lines: readonly string[]): string[] {
  if (lines.length <= minOverview || lines.length > maxCompared) return [...lines];
  const letters = lines.map(folded);
  const isOverview = (line: string, lineIndex: number) => {
    const end = line.search(/:\s/);
    if (
      lineIndex > 0 &&
      end > 0 &&
      !/\d/.test(line) &&
      sectionStartedBy(line.slice(0, end)) === 'ingredients'
    )
      return true;
    return (
      line.length >= minOverviewLength &&
      letters.every(
        (letter, index) => index === lineIndex || (letter !== '' && letters[lineIndex]!.includes(letter)),
      )
    );
  };
  return lines.filter((line, index) => !isOverview(line, index));
}

/** Removes a number that a format adds to each line: "1 cup flour: 1". */
function withoutCounts(lines: readonly string[]): string[] {
  const counts = new Set(lines.map((line) => /: \d+$/.exec(line)?.[0]));
  const [count] = counts;
  if (lines.length < minRepeatedLength || counts.size > 1 || !count) return [...lines];
  return lines.map((line) => line.slice(0, -count.length));
}

/** "90 g water 40 °C 15 %", with the temperature and the share of the flour. */
const bakersColumns = /(?:\s+\d+(?:[-–]\d+)?\s?°C)?\s+\d+(?:[.,]\d+)?\s?%$/u;

/** Removes the columns of a baker's table; a single line may end in "70 %" without one. */
function withoutPercentages(lines: readonly string[]): string[] {
  const rows = lines.filter((line) => bakersColumns.test(line)).length;
  return rows >= minRepeatedLength && rows * 2 > lines.length
    ? lines.map((line) => line.replace(bakersColumns, ''))
    : [...lines];
}

/** Removes words that end every line, such as a link: "1 onion add to list". */
function withoutCommonEnd(lines: readonly string[]): string[] {
  const isHeading = (line: string) => line.endsWith(':');
  const words = lines.filter((line) => !isHeading(line)).map((line) => line.split(' '));
  const [first = []] = words;
  const isSame = (count: number) => {
    const end = first.slice(-count).join(' ');
    return (
      /^[\p{L} ]+$/u.test(end) &&
      words.every((word) => word.length > count && word.slice(-count).join(' ') === end)
    );
  };
  let count = 0;
  while (words.length >= minRepeatedLength && count < maxCommonWords && isSame(count + 1)) count++;
  if (count < minCommonWords) return [...lines];
  return lines.map((line) => (isHeading(line) ? line : line.split(' ').slice(0, -count).join(' ')));
}

const minCommonWords = 2;
const maxCommonWords = 6;
const minRepeatedLength = 3;

/** Removes further copies of a whole list or method, which some pages have for small screens. */
function toldOnce(texts: readonly string[]): string[] {
  const size = texts.indexOf(texts[0]!, minRepeatedLength);
  const isRepeated = size > 0 && texts.length % size === 0;
  return isRepeated && texts.every((text, index) => text === texts[index % size])
    ? texts.slice(0, size)
    : [...texts];
}

/** "For the sauce" as a line of an ingredient list; with a comma it may be a food. */
const forThe =
  /^(?:(?:for the|für (?:den|die|das)|pour (?:la|les?)|para (?:la|el|las|los|o|a)|per (?:la|il|lo|i|le|gli)|voor (?:de|het))\s|(?:pour|per) l['’])[^\d½¼¾⅓⅔,;:]{2,50}$/iu;
const other = /^(?:(?:for|till|na)\s[^\d½¼¾⅓⅔,;:]{2,50}|\p{Lu}[\p{Lu}\s&'’()-]{2,50})$/u;

/** Names of a dish's parts, which are not foods by themselves. */
const partOfDish = /^(?:(?:the )?(?:sauce|dressing|toppings?|filling|marinade|garnish|seasonings?|sides?))$/i;

/** Adds a colon to headings in a list. Foods are not headings, nor are capitals if the whole list is in capitals. */
function headed(lines: readonly string[]): string[] {
  const shouts = lines.filter((line) => line === line.toUpperCase()).length;
  const isHeading = (line: string) =>
    forThe.test(line) ||
    partOfDish.test(line) ||
    (other.test(line) && shouts * 3 <= lines.length && findFood(line) === null);
  return lines.map((line, index) =>
    index < lines.length - 1 && !line.endsWith('.') && isHeading(line) ? `${line}:` : line,
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
  const areParts = apart.filter((step) => ofPart.test(step) && sectionStartedBy(step) === 'steps').length > 1;
  const whole = withoutNotes(withoutAsides(withoutFootnotes(toldOnce(withoutPlainNumbers(apart)))))
    .map((step, index) => withoutNumber(index === 0 ? withoutLabel(step) : step).replace(textFormat, ''))
    .filter((step, index) => {
      const isOfPart = ofPart.test(step) && (index > 0 || areParts);
      return /\p{L}/u.test(step) && (isOfPart || sectionStartedBy(step) !== 'steps');
    });
  // Nothing is below the last heading.
  return whole.slice(0, whole.findLastIndex((step) => !step.endsWith(':')) + 1);
}

/** Removes one or two footnotes behind steps that have no such sign: "*or any hard cheese". */
function withoutFootnotes(steps: readonly string[]): readonly string[] {
  const isFootnote = (step: string) => /^\*+\s?\p{L}/u.test(step);
  const first = steps.findIndex(isFootnote);
  const notes = steps.filter(isFootnote).length;
  return notes <= maxNotes && first >= 2 ? steps.filter((step) => !isFootnote(step)) : steps;
}

/** The name of a format that some content management systems print after each text. */
const textFormat = /\s+(?:[a-z]+_)?(?:rich_text|html)$/;

/** "Preparation of the sauce", amid a method. */
const ofPart =
  /\p{L} (?:for|of|für|von|vom|der|des?|du|d['’]|pour|para|de l[ao]s?|do|da|del|della|per|van|voor) \P{L}*\p{L}/iu;

/**
 * Removes one or two notes below a separate heading at the end of a method, and nutrition and links. Other texts there
 * may be further steps.
 */
export function withoutNotes(steps: readonly string[]): readonly string[] {
  const end = steps.findIndex((step, index) => {
    if (index > 0 && behind.test(step)) return true;
    if (index < 1 || !step.endsWith(':') || sectionStartedBy(step) !== 'end') return false;
    const rest = steps.slice(index + 1);
    const isMenu = rest.filter((text) => /[.!]$/.test(text)).length * 3 < rest.length;
    return beside.test(step) || (index >= minRepeatedLength && (rest.length <= maxNotes || isMenu));
  });
  return end < 0 ? steps : steps.slice(0, end);
}

/** What readers may do behind a method. */
const behind = /^(?:rate (?:this|the) recipe|(?:add|leave|write) (?:a|your) (?:comment|review|reply)):?$/i;
/** Headings that no step follows. */
const beside =
  /^(?:nutrition|nährwert|voedingswaarde|valeurs nutritionnelles|informaci[oó]n nutricional|you (?:might|may) also|related|similar|most popular)/i;
const maxNotes = 2;

/** "Instructions: Heat the oven." */
function withoutLabel(step: string): string {
  const end = step.indexOf(': ');
  return end > 0 && sectionStartedBy(step.slice(0, end)) === 'steps' ? step.slice(end + 2) : step;
}

const plainNumber = /^\d{1,2}(?:\s?(?=\p{Lu}\p{Ll})|\s(?=\p{Script=Han}))/u;

/** Numbers without a point, if all sentences have one: "2 Add the flour." */
function withoutPlainNumbers(steps: readonly string[]): string[] {
  const sentences = steps.filter((step) => !step.endsWith(':'));
  const numbers = sentences.flatMap((step) => Number(plainNumber.exec(step)?.[0] ?? 0) || []);
  const isCount =
    numbers.length >= minRepeatedLength && numbers.every((number, index) => number === index + 1);
  return isCount || (numbers.length > 1 && numbers.length === sentences.length)
    ? steps.map((step) => step.replace(plainNumber, ''))
    : [...steps];
}

/** Between sentences joined without a space, which were paragraphs: "Line a tin.Melt the butter." */
const glue = /(?<=\p{Ll}{2}[.!?)]?[.!?])(?=\p{Lu}\p{Ll})/u;

const pointedNumbers = /(?<=^|\s|\p{Ll}[.!?)])(?:step\s*)?(\d{1,2})[.):]\s*(?=\p{L})/giu;
/** "1 Stone the plums. 2 Rub the butter into the flour." */
const bareNumbers = /(?<=^|[.!?)]\s)(\d{1,2})\s(?=\p{Lu}\p{Ll})/gu;

/** Only if the numbers count from 1, or from 2 after a first step: "gas 4. Line a tin" is not a step. */
function apartByNumbers(text: string): string[] {
  const [pointed, bare] = [pointedNumbers, bareNumbers].map((pattern) => startsOf(text, pattern));
  const starts = pointed!.length >= 2 ? pointed! : bare![0] === 0 ? bare! : [];
  if (starts.length < 2) return [text];
  return [text.slice(0, starts[0]), ...starts.map((start, index) => text.slice(start, starts[index + 1]))];
}

function startsOf(text: string, pattern: RegExp): number[] {
  const starts: number[] = [];
  let next = 1;
  for (const { 1: number, index } of text.matchAll(pattern)) {
    if (Number(number) !== next && !(starts.length === 0 && Number(number) === 2)) continue;
    starts.push(index);
    next = Number(number) + 1;
  }
  return starts;
}

/** Fewer may occur among the steps by chance: "Salt". */
const minListed = 3;

/** Removes ingredient lines from the steps of a page whose markup of the method includes the list. */
export function stepsBesideLines({ steps, lines }: Pick<PartialRecipe, 'steps' | 'lines'>): string[] {
  const listed = new Set(lines.flatMap((line) => [line, line.replace(/:$/, '')]));
  const others = steps.filter((step) => !listed.has(step));
  return steps.length - others.length >= minListed ? others : [...steps];
}
