import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { isOnlyAmount, joinAmounts } from '@plateful/domain/imported-recipes/join-amounts.ts';
import {
  advertisement,
  looksLikeIngredient,
  numberOfStep,
  startsWithAmount,
} from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { figureIn } from '@plateful/domain/imported-recipes/recipe-figures.ts';
import { isAmountApart } from './page-amounts.ts';
import { ancestorsOf, type Block, boldLevel } from './page-blocks.ts';
import { linesOf, nothing, type Part, stepsOf, withoutControls } from './partial-recipe.ts';

/** A heading, a list item with all its blocks, or a block of its own. */
type Entry = Block & { texts: string[]; starts: ReturnType<typeof sectionStartedBy> };

/** Blocks after this many do not belong to a recipe. */
const maxEntries = 300;
const maxLineLength = 160;
const maxLabelLength = 60;
/** Far more than one page has. */
const maxHeadings = 20;
/** Steps below "Method" that are enough. */
const minExact = 2;

/** Reads what stands below the headings "Ingredients" and "Method" of a page, by the elements that hold it. */
export function readSections(blocks: readonly Block[]): Part {
  const entries = entriesOf(blocks);
  const below = (kind: Entry['starts'], read: (at: number) => string[], count: (line: string) => boolean) =>
    entries
      .flatMap((entry, at) => (entry.starts === kind ? at : []))
      // The exact heading first: "How to make" may be an article above the recipe.
      .sort((a, b) => Number(howTo.test(entries[a]!.text)) - Number(howTo.test(entries[b]!.text)) || a - b)
      .slice(0, maxHeadings)
      .map((at) => ({ texts: read(at), isLoose: howTo.test(entries[at]!.text) }))
      .reduce((best: string[], { texts, isLoose }) => {
        const before = best.filter(count).length;
        const isBetter = texts.filter(count).length > before && !(isLoose && before >= minExact);
        return isBetter ? texts : best;
      }, []);
  const lines = below('ingredients', (at) => ingredientsBelow(entries, at), hasAmountOrFood);
  const steps = below('steps', (at) => stepsBelow(entries, at), isSentence);
  const before = () => below('steps', (at) => listBefore(entries, at), hasAmountOrFood);
  return {
    ...nothing,
    lines: linesOf(lines.length > 0 ? lines : before()),
    steps: withoutControls(stepsOf(steps.length > 0 ? steps : numberedSteps(entries))),
  };
}

function hasAmountOrFood(line: string): boolean {
  return /\d/.test(line) || looksLikeIngredient(line);
}

function entriesOf(blocks: readonly Block[]): Entry[] {
  const entries: Entry[] = [];
  for (const block of blocks) {
    const last = entries.at(-1);
    if (advertisement.test(block.text)) continue;
    // Names of columns.
    if ('tagName' in block.parent && block.parent.tagName === 'th' && !/\d/.test(block.text)) continue;
    const level = levelOf(block);
    if (last && block.item && last.item === block.item && level === null && last.level === null)
      last.texts.push(block.text);
    else entries.push({ ...block, level, texts: [block.text], starts: sectionOf(block) });
  }
  return entries;
}

/** "For the sauce:" outside a list is a heading too, and a bold line with an amount is none. */
function levelOf({ text, item, level }: Block): number | null {
  if (level !== null && level < boldLevel) return level;
  const isLabel = item === null && text.endsWith(':') && text.length < maxLabelLength;
  return (level !== null || isLabel) && !startsWithAmount(text) ? boldLevel : null;
}

const howTo = /^(?:how to (?:make|cook|prepare)|c[oó]mo (?:hacer|preparar)|comment (?:faire|préparer))\b/i;

/** Headings may have more words: "How to make clam chowder", "Clam chowder ingredients". */
function sectionOf({ text, level, item }: Block): Entry['starts'] {
  const isHeading = level !== null && level < boldLevel;
  if (item !== null && !isHeading) return null;
  const whole = sectionStartedBy(text);
  if (whole || !isHeading || numberOfStep(text) !== null) return whole;
  if (howTo.test(text)) return 'steps';
  const byLast = sectionStartedBy(text.split(' ').at(-1)!);
  return byLast === 'end' ? null : byLast;
}

function isSentence(text: string): boolean {
  return text.split(' ').length >= 5;
}

function ingredientsBelow(entries: readonly Entry[], heading: number): string[] {
  const level = entries[heading]!.level ?? Number.POSITIVE_INFINITY;
  const found: Entry[] = [];
  for (const [index, entry] of entries.slice(heading + 1, heading + maxEntries).entries()) {
    const following = entries.slice(heading + 2 + index, heading + 6 + index);
    const goesOn = following.some((one) => one.texts.length > 1 || looksLikeIngredient(one.text));
    if (entry.starts && (entry.starts !== 'ingredients' || entry.text === entries[heading]!.text)) break;
    if (figureIn(entry.text)) continue;
    if (found.length > 0 && isRemark(entry.text)) break;
    if (entry.level !== null && entry.level <= level && !goesOn) break;
    const isLong =
      entry.texts.join(' ').length > maxLineLength || /^\P{L}*\p{Lu}.*\w{3}[.!?]$/u.test(entry.text);
    if (isLong && entry.item === null) {
      if (found.length > 0 && !goesOn) break;
      continue;
    }
    found.push(entry);
  }
  while (found.at(-1)?.level) found.pop();
  const listed = found.filter((entry) => entry.item !== null);
  const inList = listed.length * 2 > found.length;
  const kept = inList
    ? found.filter((one, at) => one.item !== null || (one.level !== null && found[at + 1]?.item))
    : found;
  return joinAmounts(
    rowsOf(kept.flatMap(apartByRows)).map((row) =>
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
  return listed.slice(listed.findIndex((entry) => entry.item !== null)).map(lineOf);
}

const minBetween = 3;

function lineOf({ texts, level }: Entry): string {
  const line = texts.join(' ');
  return level !== null && !line.endsWith(':') ? `${line}:` : line;
}

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

/** One step may be short: "Serve"; several such texts are the rest of the page. */
const maxAfterSentence = 2;
const stepNumber = /^(?:\p{L}{3,8}\s*)?\d{1,2}\s*[.:)]?$/u;

/** The steps of a page whose only headings are "Step 1", "Step 2", or "Step 1: Cut the tofu". */
function numberedSteps(entries: readonly Entry[]): string[] {
  const numbers = entries.map(({ text, level }) => (level === null ? null : numberOfStep(text)));
  const first = numbers.indexOf(1);
  const second = numbers.indexOf(2, first);
  if (first < 0 || second < 0) return [];
  const outer = new Set(ancestorsOf(entries[second]!.parent));
  const container = ancestorsOf(entries[first]!.parent).find((one) => outer.has(one)) ?? null;
  return stepsBelow(entries, first, first, container);
}

function stepsBelow(
  entries: readonly Entry[],
  heading: number,
  start = heading + 1,
  container: Block['parent'] | null = null,
): string[] {
  const { parent, level } = entries[heading]!;
  const found: Entry[] = [];
  for (const entry of entries.slice(start, heading + maxEntries)) {
    if (entry.starts === 'end' || entry.starts === 'ingredients') break;
    const isDeeper = level !== null && entry.level !== null && entry.level > level;
    if (entry.starts === 'steps' && !isDeeper && found.some(({ text }) => isSentence(text))) break;
    if (container && !ancestorsOf(entry.parent).includes(container)) break;
    if (
      entry.level !== null &&
      level !== null &&
      entry.item === null &&
      entry.level < boldLevel &&
      entry.level <= level &&
      found.some(({ text }) => isSentence(text)) &&
      !stepNumber.test(entry.text) &&
      numberOfStep(entry.text) === null
    )
      break;
    if (figureIn(entry.text) || (entry.starts && !isDeeper)) continue;
    found.push(entry);
    if (container || !entry.texts.some(isSentence)) continue;
    const outer = new Set(ancestorsOf(entry.parent));
    container = ancestorsOf(parent).find((one) => outer.has(one)) ?? null;
  }
  const lastSentence = found.findLastIndex(({ texts }) =>
    texts.some((text) => isSentence(text) || /[.!]$/.test(text)),
  );
  if (found.length - lastSentence > maxAfterSentence) found.splice(lastSentence + 1);
  while (found.at(-1)?.level) found.pop();
  const inList = (entry: Entry) => entry.item !== null && entry.texts.some(isSentence);
  const listed = found.filter(inList).length;
  const isList = listed >= 2 && listed * 2 >= found.filter(({ texts }) => texts.some(isSentence)).length;
  const last = found.findLastIndex((entry) => entry.item !== null);
  const textsOf = ({ texts }: Entry) => (isList ? [texts.join(' ')] : texts);
  return (isList ? found.slice(0, last + 1).filter((one) => one.item || one.level) : found).flatMap(
    (entry) => (entry.level === null ? textsOf(entry) : stepNumber.test(entry.text) ? [] : [lineOf(entry)]),
  );
}
