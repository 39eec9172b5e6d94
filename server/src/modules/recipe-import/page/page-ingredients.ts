import { yieldOrTimeIn } from '@plateful/domain/imported-recipes/figure-lines.ts';
import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import { isOnlyAmount, joinAmounts } from '@plateful/domain/imported-recipes/join-amounts.ts';
import { looksLikeIngredient, startsWithAmount } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { isAmountApart } from './page-amounts.ts';
import { ancestorsOf, boldLevel } from './page-blocks.ts';
import { type Entry, hasAmountOrFood, isSentence, lineOf, maxEntries } from './page-entries.ts';

const maxLineLength = 160;
const minRows = 3;

export function isStep({ text, level, item }: Entry): boolean {
  if (level !== null) return false;
  if (/^1\s?[.)–-]\s\p{Lu}.*[.!]$/u.test(text)) return true;
  if (startsWithAmount(text) || looksLikeIngredient(text)) return false;
  // A list of foods in one item: "Olive oil, lemon juice, salt and pepper".
  if (item !== null && /^[^,.]+(?:, [^,.]+)+ (?:and|or) [^,.]+$/.test(text)) return false;
  return isSentence(text) || /(?:\p{Ll}|°[CF])[.!]$/u.test(text);
}

/** "1. Heat the oven." before "2. …" */
function startsMethod(entry: Entry, next: Entry | undefined): boolean {
  return (
    /^1[.)]\s/.test(entry.text) && next !== undefined && /^2[.)]\s/.test(next.text) && isSentence(next.text)
  );
}

/** A numbered list of steps directly below a list with bullets. */
function startsNumberedList(entry: Entry, last: Entry): boolean {
  return nameOfList(last) === 'ul' && nameOfList(entry) === 'ol' && isStep(entry);
}

function nameOfList({ item }: Entry): string {
  const list = item?.parentNode;
  return list && 'tagName' in list ? list.tagName : '';
}

/** The entries of the list below a heading. */
export function listBelow(entries: readonly Entry[], heading: number): Entry[] {
  const level = entries[heading]!.level ?? Number.POSITIVE_INFINITY;
  const found: Entry[] = [];
  for (const [index, entry] of entries.slice(heading + 1, heading + maxEntries).entries()) {
    const following = entries.slice(heading + 2 + index, heading + 6 + index);
    const continues = following.some((next) => next.texts.length > 1 || looksLikeIngredient(next.text));
    if (entry.starts && (entry.starts !== 'ingredients' || entry.text === entries[heading]!.text)) break;
    if (yieldOrTimeIn(entry.text) || (found.length === 0 && isServings(entry, following))) continue;
    if (found.length > 0 && (startsMethod(entry, following[0]) || startsNumberedList(entry, found.at(-1)!)))
      break;
    if (found.length > 0 && isRemark(entry.text)) break;
    if (entry.level !== null && entry.level <= level && !continues) break;
    const isBulleted = bulletOf(entry) !== '' && bulletOf(entry) === bulletOf(found.at(-1));
    const isLong =
      entry.texts.join(' ').length > maxLineLength ||
      (!isBulleted && /^\P{L}*\p{Lu}.*[\p{L}\p{N}]{3}[.!?]$/u.test(entry.text));
    if (isLong && entry.item === null) {
      if (found.length > 0 && !continues) break;
      continue;
    }
    found.push(entry);
  }
  while (found.at(-1)?.level) found.pop();
  // "Ingredients" below "What you will need".
  if (found[0]?.starts === 'ingredients') found.shift();
  const items = found.filter((entry) => entry.item !== null);
  const inList = items.length * 2 > found.length;
  if (!inList) return found;
  const isHeading = (entry: Entry, index: number) =>
    (index === 0
      ? forPart.test(entry.text) || /^A[.)] /.test(entry.text)
      : Boolean(found[index - 1]?.item)) && isNameOfPart(entry, found[index + 1]);
  return found
    .map((entry, index) => (isHeading(entry, index) ? { ...entry, level: boldLevel } : entry))
    .filter((entry, index) => entry.item !== null || (entry.level !== null && found[index + 1]?.item));
}

/** "For the dough" above the first list. */
const forPart = /^(?:for|für|pour|para|per|voor|till|na) /i;

/** The sign in front of a line that is no item of a list. */
function bulletOf(entry: Entry | undefined): string {
  return /^[-–•*·] /.exec(entry?.text ?? '')?.[0] ?? '';
}

/** The number between the buttons of a control that scales the list, in front of its first line. */
function isServings({ text }: Entry, following: readonly Entry[]): boolean {
  const [next] = following;
  return (
    bareNumber.test(text) &&
    next !== undefined &&
    startsWithAmount(next.text) &&
    !following.some((next) => isOnlyAmount(next.text))
  );
}

const bareNumber = /^[-–−+\s]*\d{1,2}[-–−+\s]*$/u;

const maxNameLength = 40;

/** "Maple gravy" in a separate paragraph before a list. */
export function isNameOfPart(entry: Entry, next: Entry | undefined): boolean {
  if (entry.item !== null || entry.level !== null || !next?.item) return false;
  return entry.text.length <= maxNameLength && /^(?:\p{Lu}[.)] )?\p{Lu}[^\d.!?]*$/u.test(entry.text);
}

export function ingredientsBelow(entries: readonly Entry[], heading: number): string[] {
  return joinAmounts(
    rowsOf(listBelow(entries, heading).flatMap(apartByRows).flatMap(apartByCells)).map((row) =>
      row.length === 1 ? lineOf(row[0]!) : row.map(lineOf).join(' '),
    ),
  );
}

/** An item that contains a whole list, or a part of it below a heading, in separate rows. */
function apartByRows(entry: Entry): Entry[] {
  const [first = '', ...others] = entry.texts;
  const rows = (first.endsWith(':') ? others : entry.texts).filter(looksLikeIngredient);
  const isList = rows.length >= (first.endsWith(':') ? 1 : minRows) && !isOnlyAmount(first);
  return isList ? entry.texts.map((text) => ({ ...entry, text, texts: [text] })) : [entry];
}

/** A row of a table whose cells are lines: "200 g flour" beside "2 eggs", but not "1 cup flour" beside "120 g flour". */
function apartByCells(entry: Entry): Entry[] {
  const { item, texts } = entry;
  if (!item || !('tagName' in item) || item.tagName !== 'tr' || texts.length < 2) return [entry];
  const isLine = (text: string) => startsWithAmount(text) && looksLikeIngredient(text) && !isOnlyAmount(text);
  const foods = texts.map((text) => [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word));
  const isOther = foods.every(
    (words, index) =>
      !foods.some((others, at) => at !== index && others.some((word) => words.includes(word))),
  );
  return texts.every(isLine) && isOther ? texts.map((text) => ({ ...entry, text, texts: [text] })) : [entry];
}

/** "Allergens: nuts", "Nutritional facts (per portion): 443 kcal" */
function isRemark(text: string): boolean {
  const [label = '', ...rest] = text.split(':');
  return (
    (rest.length > 0 && sectionStartedBy(label) === 'end') ||
    /\d\s*(?:kcal|kJ)\b|^calories(?!\p{L})/iu.test(text)
  );
}

/** The list before the method, on pages without a heading for it. */
export function listBefore(entries: readonly Entry[], heading: number): string[] {
  const end = entries.slice(0, heading).findLastIndex((entry) => entry.item !== null);
  const start = entries
    .slice(0, end + 1)
    .findLastIndex(
      (entry) =>
        entry.starts !== null ||
        (entry.level === null &&
          (entry.item === null || !(hasAmountOrFood(entry.texts.join(' ')) || /:\]?$/.test(entry.text)))),
    );
  if (end < 0) return paragraphsBefore(entries, heading).map(lineOf);
  if (heading - end > minBetween) return [];
  const candidates = entries.slice(start + 1, end + 1);
  const first = candidates.findIndex((entry) => entry.item !== null);
  const level = candidates[first - 1]?.level ?? null;
  // The first of several parts.
  const isPart =
    level !== null && candidates.slice(first).some((entry) => entry.item === null && entry.level === level);
  return withoutTimeline(candidates.slice(isPart ? first - 1 : first))
    .flatMap(apartByCells)
    .map(lineOf);
}

/** Without a last part that tells how long each phase takes: "15 min – chill the butter". */
function withoutTimeline(list: readonly Entry[]): readonly Entry[] {
  const heading = list.findLastIndex(({ level }) => level !== null);
  const phases = list.slice(heading + 1);
  const isTimeline = heading > 0 && phases.every(({ text }) => /^\d+ ?(?:min|h|hours?)\b/.test(text));
  return isTimeline ? list.slice(0, heading) : list;
}

const minBetween = 3;

/** Consecutive paragraphs that are lines with amounts, or names of their parts. */
function paragraphsBefore(entries: readonly Entry[], heading: number): Entry[] {
  const isLine = (entry: Entry) => entry.level === null && looksLikeIngredient(entry.text) && !isStep(entry);
  const first = entries
    .slice(0, heading)
    .findLastIndex((entry) => !isLine(entry) && (entry.level !== boldLevel || entry.starts !== null));
  const candidates = entries.slice(first + 1, heading);
  const isList = candidates.filter((entry) => startsWithAmount(entry.text)).length * 2 > candidates.length;
  return isList && candidates.length >= minRows ? candidates : [];
}

const maxCells = 3;

/** Groups entries by the row of a list of boxes: the amount in one box, the food in the other. */
function rowsOf(entries: readonly Entry[]): Entry[][] {
  const apart = entries.map((entry) => [entry]);
  if (entries.length < 2 || entries.some((entry) => entry.item !== null)) return apart;
  const groups = byChildOfCommon(entries);
  if (groups.length < 2) return apart;
  const isPlain = (group: readonly Entry[]) =>
    group.length <= maxCells && !group.some((entry) => entry.level);
  const isWithAmount = (group: readonly Entry[]) => {
    // The amount comes first, or after the food.
    const amounts = group.filter((entry) => /^\d/.test(entry.text));
    const [amount] = amounts;
    const isAtEnd = amount === group[0] || (amount === group[1] && group.length === 2);
    return amounts.length === 1 && group.length > 1 && isAtEnd && isAmountApart(amount!.text);
  };
  const areRows = groups.filter((group) => isPlain(group) && isWithAmount(group)).length * 3 >= groups.length;
  const isRow = (group: readonly Entry[]) =>
    isPlain(group) && (group.some((entry) => isOnlyAmount(entry.text)) || (areRows && isWithAmount(group)));
  return groups.flatMap((group) =>
    group.length === 1 || isRow(group) ? [group] : group.length < entries.length ? rowsOf(group) : apart,
  );
}

/** Split by the children of the innermost element that contains all of them. */
function byChildOfCommon(entries: readonly Entry[]): Entry[][] {
  const paths = entries.map(({ parent }) => ancestorsOf(parent).reverse());
  const first = paths[0]!;
  const depth = first.findIndex((node, index) => paths.some((path) => path[index] !== node));
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
