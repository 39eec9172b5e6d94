import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { isOnlyAmount, joinAmounts } from '@plateful/domain/imported-recipes/join-amounts.ts';
import { looksLikeIngredient, startsWithAmount } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { figureIn } from '@plateful/domain/imported-recipes/recipe-figures.ts';
import { withoutControls } from './beside-steps.ts';
import { isAmountApart } from './page-amounts.ts';
import { ancestorsOf, type Block, boldLevel } from './page-blocks.ts';
import {
  type Entry,
  entriesOf,
  hasAmountOrFood,
  howTo,
  isSentence,
  lineOf,
  maxEntries,
} from './page-entries.ts';
import { folded } from './page-pieces.ts';
import { numberedSteps, stepsBelow } from './page-steps.ts';
import { linesOf, nothing, type Part, stepsOf } from './partial-recipe.ts';

const maxLineLength = 160;
/** Far more than one page has. */
const maxHeadings = 20;
/** Steps below "Method" that are enough. */
const minExact = 2;

/** Reads what stands below the headings "Ingredients" and "Method" of a page, by the elements that hold it. */
export function readSections(blocks: readonly Block[]): Part {
  const entries = withoutOtherRecipes(entriesOf(blocks));
  const below = (kind: Entry['starts'], read: (at: number) => string[], count: (line: string) => boolean) =>
    headingsOf(entries, kind)
      .map((at) => ({ at, texts: read(at), isLoose: howTo.test(entries[at]!.text) }))
      .reduce(
        (best: { at: number; texts: string[] }, { at, texts, isLoose }) => {
          const before = best.texts.filter(count).length;
          const isBetter = texts.filter(count).length > before && !(isLoose && before >= minExact);
          return isBetter ? { at, texts } : best;
        },
        { at: -1, texts: [] },
      );
  const list = below('ingredients', (at) => ingredientsBelow(entries, at), hasAmountOrFood);
  const steps = below('steps', (at) => stepsBelow(entries, at), isSentence).texts;
  const before = () => below('steps', (at) => listBefore(entries, at), hasAmountOrFood).texts;
  const others = [() => numberedSteps(entries), () => stepsAfterList(entries, list.at)];
  return {
    ...nothing,
    lines: linesOf(list.texts.length > 0 ? list.texts : before()),
    steps: withoutControls(
      stepsOf(others.reduce((found, next) => (found.length > 0 ? found : next()), steps)),
    ),
  };
}

/** The exact headings first: "How to make" may be an article above the recipe. */
function headingsOf(entries: readonly Entry[], kind: Entry['starts']): number[] {
  return entries
    .flatMap((entry, at) => (entry.starts === kind ? at : []))
    .sort((a, b) => Number(howTo.test(entries[a]!.text)) - Number(howTo.test(entries[b]!.text)) || a - b)
    .slice(0, maxHeadings);
}

/**
 * The page until its second recipe, which has a list of other foods and a method of its own. Lists of the same foods
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
    return isDone && isAnother(lines, ingredientsBelow(entries, at));
  });
  return next ?? null;
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
      .flatMap(({ level, starts, item }, at) =>
        level === null || starts !== null || item !== null ? [] : { level, at: method + 1 + at },
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
  const known = folded(others.join(' '));
  const shared = lines.filter((line) =>
    known.includes(folded(withoutAmount.exec(line)?.[1] ?? line).slice(-maxFood)),
  );
  return others.some(startsWithAmount) && shared.length * 2 < lines.length;
}

/** The first word of at least four letters, up to a remark. */
const withoutAmount = /^[^,(]*?(\p{L}{4,}[^,(]*)/u;
const maxFood = 6;

/** Reads the first list whose items nearly all have amounts, and what follows it: of pages without headings. */
export function readLists(blocks: readonly Block[]): Part {
  const entries = entriesOf(blocks);
  for (let at = 0; at < entries.length; at++) {
    const rest = entries.slice(at, at + maxEntries);
    const end = rest.findIndex((entry) => entry.item === null || isStep(entry));
    const texts = rest.slice(0, end < 0 ? rest.length : end).map(lineOf);
    if (texts.length >= minRows && texts.filter(startsWithAmount).length * 4 >= texts.length * 3)
      return {
        ...nothing,
        lines: linesOf(texts),
        steps: withoutControls(stepsOf(stepsAfterList(entries, at, []))),
      };
    at += texts.length;
  }
  return nothing;
}

/** A method without a heading begins with the first sentence after the list. */
function stepsAfterList(
  entries: readonly Entry[],
  list: number,
  lines: readonly Entry[] = list < 0 ? [] : listBelow(entries, list),
): string[] {
  const start =
    list < 0 ? -1 : entries.findIndex((entry, at) => at > list && !lines.includes(entry) && isStep(entry));
  return start < 0 ? [] : stepsBelow(entries, list, start);
}

function isStep({ text, level, item }: Entry): boolean {
  if (level !== null) return false;
  if (/^1[.)]\s\p{Lu}.*[.!]$/u.test(text)) return true;
  if (startsWithAmount(text) || looksLikeIngredient(text)) return false;
  // A list of foods in one item: "Olive oil, lemon juice, salt and pepper".
  if (item !== null && /^[^,.]+(?:, [^,.]+)+ (?:and|or) [^,.]+$/.test(text)) return false;
  return isSentence(text) || /\p{Ll}[.!]$/u.test(text);
}

/** "1. Heat the oven." before "2. …" */
function startsMethod(one: Entry, next: Entry | undefined): boolean {
  return (
    /^1[.)]\s/.test(one.text) && next !== undefined && /^2[.)]\s/.test(next.text) && isSentence(next.text)
  );
}

/** The entries of the list below a heading. */
function listBelow(entries: readonly Entry[], heading: number): Entry[] {
  const level = entries[heading]!.level ?? Number.POSITIVE_INFINITY;
  const found: Entry[] = [];
  for (const [index, entry] of entries.slice(heading + 1, heading + maxEntries).entries()) {
    const following = entries.slice(heading + 2 + index, heading + 6 + index);
    const goesOn = following.some((one) => one.texts.length > 1 || looksLikeIngredient(one.text));
    if (entry.starts && (entry.starts !== 'ingredients' || entry.text === entries[heading]!.text)) break;
    if (figureIn(entry.text)) continue;
    if (found.length > 0 && startsMethod(entry, following[0])) break;
    if (found.length > 0 && isRemark(entry.text)) break;
    if (entry.level !== null && entry.level <= level && !goesOn) break;
    const isLong =
      entry.texts.join(' ').length > maxLineLength ||
      /^\P{L}*\p{Lu}.*[\p{L}\p{N}]{3}[.!?]$/u.test(entry.text);
    if (isLong && entry.item === null) {
      if (found.length > 0 && !goesOn) break;
      continue;
    }
    found.push(entry);
  }
  while (found.at(-1)?.level) found.pop();
  // "Ingredients" below "What you will need".
  if (found[0]?.starts === 'ingredients') found.shift();
  const listed = found.filter((entry) => entry.item !== null);
  const inList = listed.length * 2 > found.length;
  if (!inList) return found;
  const isHeading = (one: Entry, at: number) => isNameOfPart(one, found[at - 1], found[at + 1]);
  return found
    .map((one, at) => (isHeading(one, at) ? { ...one, level: boldLevel } : one))
    .filter((one, at) => one.item !== null || (one.level !== null && found[at + 1]?.item));
}

const maxNameLength = 40;

/** "Maple gravy" in a paragraph of its own between two lists. */
function isNameOfPart(one: Entry, before: Entry | undefined, next: Entry | undefined): boolean {
  if (one.item !== null || one.level !== null || !next?.item || !before?.item) return false;
  return one.text.length <= maxNameLength && /^\p{Lu}[^\d.!?]*$/u.test(one.text);
}

function ingredientsBelow(entries: readonly Entry[], heading: number): string[] {
  return joinAmounts(
    rowsOf(listBelow(entries, heading).flatMap(apartByRows)).map((row) =>
      row.length === 1 ? lineOf(row[0]!) : row.map(lineOf).join(' '),
    ),
  );
}

/** An item that holds a whole list, or a part of it below a heading, in rows of its own. */
function apartByRows(entry: Entry): Entry[] {
  const [first = '', ...others] = entry.texts;
  const rows = (first.endsWith(':') ? others : entry.texts).filter(looksLikeIngredient);
  const isList = rows.length >= (first.endsWith(':') ? 1 : minRows) && !isOnlyAmount(first);
  return isList ? entry.texts.map((text) => ({ ...entry, text, texts: [text] })) : [entry];
}

const minRows = 3;

/** "Allergens: nuts", "Nutritional facts (per portion): 443 kcal" */
function isRemark(text: string): boolean {
  const [label = '', ...rest] = text.split(':');
  return (rest.length > 0 && sectionStartedBy(label) === 'end') || /\d\s*(?:kcal|kJ)\b/.test(text);
}

/** The list in front of the method, on pages without a heading for it. */
function listBefore(entries: readonly Entry[], heading: number): string[] {
  const end = entries.slice(0, heading).findLastIndex((entry) => entry.item !== null);
  const start = entries
    .slice(0, end + 1)
    .findLastIndex(
      (entry) =>
        entry.starts !== null ||
        (entry.level === null && (entry.item === null || !hasAmountOrFood(entry.texts.join(' ')))),
    );
  if (heading - end > minBetween) return [];
  const listed = entries.slice(start + 1, end + 1);
  const first = listed.findIndex((entry) => entry.item !== null);
  const level = listed[first - 1]?.level ?? null;
  // The first of several parts.
  const isPart =
    level !== null && listed.slice(first).some((entry) => entry.item === null && entry.level === level);
  return listed.slice(isPart ? first - 1 : first).map(lineOf);
}

const minBetween = 3;

const maxCells = 3;

/** Entries that stand in the same row of a list of boxes: the amount in one, the food in the other. */
function rowsOf(entries: readonly Entry[]): Entry[][] {
  const apart = entries.map((entry) => [entry]);
  if (entries.length < 2 || entries.some((entry) => entry.item !== null)) return apart;
  const groups = byChildOfCommon(entries);
  if (groups.length < 2) return apart;
  const isPlain = (group: readonly Entry[]) => group.length <= maxCells && !group.some((one) => one.level);
  const isWithAmount = (group: readonly Entry[]) => {
    // The amount stands first, or behind the food.
    const amounts = group.filter((one) => /^\d/.test(one.text));
    const [amount] = amounts;
    const isAtEnd = amount === group[0] || (amount === group[1] && group.length === 2);
    return amounts.length === 1 && group.length > 1 && isAtEnd && isAmountApart(amount!.text);
  };
  const areRows = groups.filter((group) => isPlain(group) && isWithAmount(group)).length * 3 >= groups.length;
  const isRow = (group: readonly Entry[]) =>
    isPlain(group) && (group.some((one) => isOnlyAmount(one.text)) || (areRows && isWithAmount(group)));
  return groups.flatMap((group) =>
    group.length === 1 || isRow(group) ? [group] : group.length < entries.length ? rowsOf(group) : apart,
  );
}

/** Split by the children of the innermost element that holds all of them. */
function byChildOfCommon(entries: readonly Entry[]): Entry[][] {
  const paths = entries.map(({ parent }) => ancestorsOf(parent).reverse());
  const first = paths[0]!;
  const depth = first.findIndex((node, at) => paths.some((path) => path[at] !== node));
  if (depth < 0) return [[...entries]];
  const groups: Entry[][] = [];
  for (const [index, entry] of entries.entries()) {
    const isSame =
      index > 0 && paths[index]![depth] !== undefined && paths[index]![depth] === paths[index - 1]![depth];
    if (isSame) groups.at(-1)!.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
