import {
  looksLikeIngredient,
  numberOfStep,
  startsWithAmount,
} from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { withoutControls } from './beside-steps.ts';
import { isAmountApart } from './page-amounts.ts';
import { type Block, boldLevel } from './page-blocks.ts';
import {
  type Entry,
  entriesOf,
  hasAmountOrFood,
  isHowTo,
  isLineOfList,
  isSentence,
  isWholeSentence,
  lineOf,
  maxEntries,
} from './page-entries.ts';
import { ingredientsBelow, isStep, listBefore, listBelow } from './page-ingredients.ts';
import { numberedSteps, stepsBelow } from './page-steps.ts';
import { linesOf, nothing, type PartialRecipe, stepsOf } from './partial-recipe.ts';
import { folded } from './text-fragments.ts';

const minRows = 3;
/** Far more than one page has. */
const maxHeadings = 20;
/** Steps below "Method" that are enough. */
const minExact = 2;

/** Reads the content below the headings "Ingredients" and "Method" of a page. */
export function readSections(blocks: readonly Block[]): PartialRecipe {
  const entries = withoutOtherRecipes(entriesOf(blocks));
  const longestBelow = (
    kind: Entry['starts'],
    read: (index: number) => string[],
    count: (line: string) => boolean,
  ) =>
    headingsOf(entries, kind)
      .map((heading) => ({ at: heading, texts: read(heading), isLoose: isHowTo(entries[heading]!.text) }))
      .reduce(
        (best: { at: number; texts: string[] }, { at, texts, isLoose }) => {
          const before = best.texts.filter(count).length;
          const isBetter = texts.filter(count).length > before && !(isLoose && before >= minExact);
          return isBetter ? { at, texts } : best;
        },
        { at: -1, texts: [] },
      );
  const parts = partsWithMethods(entries);
  if (parts) return parts;
  const listBy = (isLine: (line: string) => boolean) =>
    longestBelow('ingredients', (heading) => ingredientsBelow(entries, heading), isLine);
  const byAmounts = listBy(hasAmountOrFood);
  // Lines that describe their foods may be an article above the list.
  const list = byAmounts.at < 0 ? listBy(isLineOfList) : byAmounts;
  const stepsBy = (isTold: (text: string) => boolean) =>
    longestBelow('steps', (heading) => stepsBelow(entries, heading), isTold).texts;
  // Menus below "How to" have many long titles, but no full stops.
  const told = stepsBy(isWholeSentence);
  const steps = told.filter(isWholeSentence).length < minExact ? stepsBy(isSentence) : told;
  const before = () =>
    longestBelow('steps', (heading) => listBefore(entries, heading), hasAmountOrFood).texts;
  const others = [() => numberedSteps(entries), () => stepsAfterList(entries, list.at)];
  return {
    ...nothing,
    lines: linesOf(list.texts.length > 0 ? list.texts : before()),
    steps: withoutControls(
      stepsOf(others.reduce((found, next) => (found.length > 0 ? found : next()), steps)),
    ),
  };
}

/** A recipe in parts, each with a list and the sentences below it: "Ingredients for the sauce", "Melt the butter. …" */
function partsWithMethods(entries: readonly Entry[]): PartialRecipe | null {
  const headings = headingsOf(entries, 'ingredients').sort((a, b) => a - b);
  if (headings.length < 2 || entries.some(({ starts }) => starts === 'steps')) return null;
  const parts = headings.map((heading, index) => {
    const part = entries.slice(heading, headings[index + 1]);
    return { lines: [lineOf(part[0]!), ...ingredientsBelow(part, 0)], steps: stepsAfterList(part, 0) };
  });
  const areWhole = parts.every(({ lines, steps }) => lines.length > minRecipe && steps.length > 0);
  const names = new Set(parts.map(({ lines: [name] }) => name));
  if (!areWhole || names.size < parts.length) return null;
  return {
    ...nothing,
    lines: linesOf(parts.flatMap(({ lines }) => lines)),
    steps: withoutControls(stepsOf(parts.flatMap(({ steps }) => steps))),
  };
}

/** The exact headings first: "How to make" may be an article above the recipe. */
function headingsOf(entries: readonly Entry[], kind: Entry['starts']): number[] {
  return entries
    .flatMap((entry, index) => (entry.starts === kind ? index : []))
    .sort((a, b) => Number(isHowTo(entries[a]!.text)) - Number(isHowTo(entries[b]!.text)) || a - b)
    .slice(0, maxHeadings);
}

/**
 * The page before its second recipe, which has a list of other foods and a separate method. Two lists of the same foods
 * are an overview and the recipe.
 */
function withoutOtherRecipes(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, nextList(entries) ?? entries.length);
}

/** The heading of the second recipe's list. */
function nextList(entries: readonly Entry[]): number | null {
  const [first, ...others] = headingsOf(entries, 'ingredients').sort((a, b) => a - b);
  if (first === undefined || others.length === 0) return null;
  const lines = ingredientsBelow(entries, first);
  if (lines.length < minRecipe || lines.filter(startsWithAmount).length * 2 < lines.length) return null;
  const next = others.find((at) => {
    const isDone = entries.slice(first, at).some(({ starts }) => starts === 'steps');
    return isDone && (isAnother(lines, ingredientsBelow(entries, at)) || isRepeated(entries, first, at));
  });
  return next ?? null;
}

/** Whether both lists have a title of one level above them, and methods below equal headings: two kinds of bread. */
function isRepeated(entries: readonly Entry[], first: number, at: number): boolean {
  const [title, other] = [entries[first - 1], entries[at - 1]];
  const methodOf = (list: number) => entries.slice(list).find(({ starts }) => starts === 'steps');
  return (
    title !== undefined &&
    other !== undefined &&
    title.level !== null &&
    title.level < boldLevel &&
    title.level === other.level &&
    title.text !== other.text &&
    entries[first]!.text === entries[at]!.text &&
    methodOf(at) !== undefined &&
    methodOf(first)?.text === methodOf(at)?.text
  );
}

/** Far more than a saved page has. */
const maxRecipes = 100;

/** Splits the page's text before the title of each recipe that follows the first. */
export function apartByRecipe(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [];
  let rest = [...blocks];
  while (pages.length < maxRecipes) {
    const entries = entriesOf(rest);
    const next = nextList(entries);
    if (next === null) break;
    const method = entries.findIndex(({ starts }) => starts === 'steps');
    // Headings of parts of a method are deeper than the title.
    const above = entries
      .slice(method + 1, next)
      .flatMap(({ level, starts, item }, index) =>
        level === null || starts !== null || item !== null ? [] : { level, at: method + 1 + index },
      );
    const highest = Math.min(...above.map(({ level }) => level));
    const title = above.findLast(({ level }) => level === highest)?.at ?? next;
    const { text, parent } = entries[title]!;
    const start = rest.findIndex((block) => block.parent === parent && block.text === text);
    if (start < 1) break;
    pages.push(rest.slice(0, start));
    rest = rest.slice(start);
  }
  return [...pages, rest];
}

const minRecipe = 2;

function isAnother(lines: readonly string[], others: readonly string[]): boolean {
  const otherLetters = folded(others.join(' '));
  const shared = lines.filter((line) =>
    otherLetters.includes(folded(withoutAmount.exec(line)?.[1] ?? line).slice(-maxFood)),
  );
  return others.some(startsWithAmount) && shared.length * 2 < lines.length;
}

/** The first word of at least four letters, up to a remark. */
const withoutAmount = /^[^,(]*?(\p{L}{4,}[^,(]*)/u;
const maxFood = 6;

/** Behind so much text there is no recipe. */
const maxSearched = 5000;

/** For pages without headings: the first list in which nearly all items have amounts, and the text after it. */
export function readLists(blocks: readonly Block[]): PartialRecipe {
  const entries = withRowsAsItems(entriesOf(blocks));
  for (let index = 0; index < Math.min(entries.length, maxSearched); index++) {
    const rest = entries.slice(index, index + maxEntries);
    const end = rest.findIndex(
      (entry, index) =>
        (isStep(entry) && !(index > 0 && (isItemOf(rest[index - 1]!, entry) || lastLine.test(entry.text)))) ||
        numberOfStep(entry.text) !== null ||
        entry.starts === 'steps' ||
        (entry.item === null && (index === 0 || !isPart(entry, rest[index + 1]))) ||
        // A menu.
        (index === 0 && entry.isLink && !/\d/.test(entry.text)),
    );
    const listed = rest.slice(0, end < 0 ? rest.length : end);
    const texts = listed.map(lineOf);
    // A menu may count what it leads to: "11 stuffed pies".
    if (isList(texts) && !listed.every(({ isLink }) => isLink))
      return {
        ...nothing,
        lines: linesOf([...beginningOf(entries, index, texts.length).map(lineOf), ...texts]),
        steps: withoutControls(stepsOf(stepsAfterList(entries, index, listed))),
      };
    index += texts.length;
  }
  return nothing;
}

/** A paragraph whose rows nearly all begin with amounts is a list. */
function withRowsAsItems(entries: readonly Entry[]): Entry[] {
  const isRow = ({ item, level }: Entry) => item === null && level === null;
  const isParagraph = ({ length }: readonly Entry[]) => length >= minRows && length <= maxEntries;
  const rows = Map.groupBy(entries.filter(isRow), ({ parent }) => parent);
  const lists = new Set(
    [...rows.values()].filter((group) => isParagraph(group) && isList(group.map(lineOf))).flat(),
  );
  // A line may stand in a paragraph of its own.
  const isFurtherLine = (entry: Entry) =>
    isRow(entry) && (lastLine.test(entry.text) || (startsWithAmount(entry.text) && !isStep(entry)));
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && lists.has(entries[index - 1]!) && isFurtherLine(entry)) lists.add(entry);
  }
  return entries.map((entry) => (lists.has(entry) ? { ...entry, item: entry.parent } : entry));
}

/** "To serve: whipped cream", in another paragraph. */
const lastLine =
  /^(?:to (?:top|serve|garnish|finish|decorate)|for (?:serving|garnish|the top)|garnish)\s*:\s/i;

/** Whether both are items of one list, and the other does not end like a sentence: "Salad leaves for six, washed". */
function isItemOf(a: Entry, b: Entry): boolean {
  return (
    a.item !== null &&
    a.item.parentNode === b.item?.parentNode &&
    b.item.parentNode !== null &&
    !/[.!?]$/.test(b.texts.at(-1)!)
  );
}

/** Items of the list before the first one that looks like a line: "The thick end of 3 carrots". */
function beginningOf(entries: readonly Entry[], index: number, count: number): Entry[] {
  let first = index;
  while (first > 0 && isItemOf(entries[index]!, entries[first - 1]!)) first--;
  return (index - first) * 2 <= count ? entries.slice(first, index) : [];
}

const numberOne = /^1\s?[.)–-]\s/;

/** Nearly all lines have amounts, or half of them while the others are foods: "Salt". */
function isList(texts: readonly string[]): boolean {
  // Amounts and times alone are not lines.
  const lines = texts.filter((text) => !text.endsWith(':') && !isAmountApart(text));
  const withAmount = lines.filter(startsWithAmount).length;
  const isOfFoods =
    withAmount * 2 >= lines.length && lines.filter(looksLikeIngredient).length * 5 >= lines.length * 4;
  return lines.length >= minRows && (withAmount * 4 >= lines.length * 3 || isOfFoods);
}

/** "To serve:" between two lists. */
function isPart({ level, starts }: Entry, next: Entry | undefined): boolean {
  if (level === null || level === 1 || starts !== null || !next?.item) return false;
  return level === boldLevel ? looksLikeIngredient(next.text) : startsWithAmount(next.text);
}

/** A method without a heading begins with the first sentence after the list. */
function stepsAfterList(
  entries: readonly Entry[],
  list: number,
  lines: readonly Entry[] = list < 0 ? [] : listBelow(entries, list),
): string[] {
  const start =
    list < 0
      ? -1
      : entries.findIndex((entry, index) => index > list && !lines.includes(entry) && isStep(entry));
  // "Cook the porridge" above "1. Pour …", "1. Cook the porridge:" above "Pour …"
  const above = start > list + 1 ? entries[start - 1]! : null;
  const isHeaded =
    above !== null &&
    above.level !== null &&
    [above, entries[start]!].some(({ text }) => numberOne.test(text));
  return start < 0 ? [] : stepsBelow(entries, list, isHeaded ? start - 1 : start);
}
