import { yieldOrTimeIn } from '@plateful/domain/imported-recipes/figure-lines.ts';
import { numberOfStep } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { ancestorsOf, type Block, boldLevel } from './page-blocks.ts';
import { type Entry, isHowTo, isSentence, lineOf, maxEntries } from './page-entries.ts';
import { isNameOfPart } from './page-ingredients.ts';

/** One step may be short: "Serve"; several such texts are the rest of the page. */
const maxAfterSentence = 2;
/** "– Add the spices" */
const bullet = /^[-–•]\s/;
const stepNumber = /^(?:(?!\p{L}*zeit)\p{L}{3,8}\s*)?\d{1,2}\s*[.:)]?$/u;

/** The steps of a page whose only headings are "Step 1", "Step 2", or "Step 1: Cut the tofu". */
export function numberedSteps(entries: readonly Entry[]): string[] {
  const numbers = entries.map(({ text, level }) => (level === null ? null : numberOfStep(text)));
  const first = numbers.indexOf(1);
  const second = numbers.indexOf(2, first);
  if (first < 0 || second < 0) return [];
  const outer = new Set(ancestorsOf(entries[second]!.parent));
  const container = ancestorsOf(entries[first]!.parent).find((node) => outer.has(node)) ?? null;
  return stepsBelow(entries, first, first, container);
}

const minNumbered = 3;

/** After the last of several paragraphs "1. …", "2. …" comes the rest of the page, unless it has sentences too. */
function endOfNumbers(entries: readonly Entry[]): number {
  const numbers = entries.map(({ text, item, level }) =>
    item === null && level === null ? Number(/^(?:\p{L}{3,8}\s)?(\d{1,2})[.):]\s/u.exec(text)?.[1] ?? 0) : 0,
  );
  const present = numbers.filter(Boolean);
  const isWhole = present.length >= minNumbered && present.every((number, index) => number === index + 1);
  const end = numbers.lastIndexOf(present.length) + 1;
  const rest = entries.slice(end);
  const hasMoreSentences = rest.filter(({ text }) => /[.!]$/.test(text)).length * 2 > rest.length;
  return isWhole && !hasMoreSentences ? end : entries.length;
}

/** "Cookie directions" and "Frosting directions" */
function isMethodOfPart({ text }: Entry): boolean {
  return /^\p{L}+(?: \p{L}+)? (?:directions|instructions):?$/iu.test(text);
}

/** "Assembly" below a heading like the method's, in another box. */
function isLastPart({ text, level }: Entry, heading: Entry): boolean {
  return level !== null && level === heading.level && assembly.test(text);
}

const assembly =
  /^(?:backzeit(?: \d)?|backen|garen|anrichten|assembl(?:y|e|ing)|finishing|to (?:assemble|finish)|montaje|emplatado|montage|assemblage|dressage|montaggio|montagem|fertigstellen|zusammensetzen)\W*$/i;

/** What is done before the method, below a heading like the method's. */
const preparation = /^(?:vorbereitung|voorbereiding|förberedelser?|forberedelser?|przygotowania)\W*$/i;

/** Joins the rows of a sentence that is broken within its paragraph: "Stir in the" and "milk." */
function withoutWraps(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const last = joined.at(-1);
    const isRow =
      last &&
      last.parent === entry.parent &&
      [last, entry].every(({ item, level }) => !item && level === null);
    if (isRow && !/[.!?:]$/.test(last.text) && (/^\p{Ll}/u.test(entry.text) || /,$|\d$/.test(last.text))) {
      const text = `${last.text} ${entry.text}`;
      joined[joined.length - 1] = { ...last, text, texts: [text] };
    } else joined.push(entry);
  }
  return joined;
}

/** Whether a sentence is in a block like the method's: page builders split a method into blocks at each photo. */
function continuesMethod(container: Block['parent'], { parent, level, text }: Entry): boolean {
  if (level !== null || !isSentence(text) || !/[.!]$/.test(text)) return false;
  const path = ancestorsOf(container);
  const other = ancestorsOf(parent);
  const pathNodes = new Set(path);
  const common = other.findIndex((node) => pathNodes.has(node));
  const [own, next] = [path[path.indexOf(other[common]!) - 1], other[common - 1]];
  const name = nameOf(own);
  return name !== '' && name === nameOf(next);
}

function nameOf(node: Block['parent'] | undefined): string {
  return node && 'attribs' in node ? (node.attribs.class ?? '') : '';
}

export function stepsBelow(
  entries: readonly Entry[],
  heading: number,
  start = heading + 1,
  container: Block['parent'] | null = null,
): string[] {
  const { parent, level } = entries[heading]!;
  const found: Entry[] = [];
  const partNames = new Set(entries.slice(0, heading).flatMap((entry) => (entry.level ? entry.text : [])));
  for (const entry of withoutWraps(entries.slice(start, heading + maxEntries))) {
    if (entry.starts === 'end' || entry.starts === 'ingredients') break;
    // "Making the dough", "Baking the pie": parts of one method below separate headings.
    const isNextPart =
      (isHowTo(entries[heading]!.text) && isHowTo(entry.text)) ||
      isLastPart(entry, entries[heading]!) ||
      (entry.level !== null && entry.level === level && entry.starts === null && partNames.has(entry.text)) ||
      (entry.starts === 'steps' && entry.level === level && preparation.test(entries[heading]!.text)) ||
      (isMethodOfPart(entry) && isMethodOfPart(entries[heading]!) && entry.level === level);
    const isDeeper = (level !== null && entry.level !== null && entry.level > level) || isNextPart;
    if (entry.starts === 'steps' && !isDeeper && found.some(({ text }) => isSentence(text))) break;
    if (isLastPart(entry, entries[heading]!)) container = null;
    if (container && !ancestorsOf(entry.parent).includes(container) && !continuesMethod(container, entry))
      break;
    if (
      entry.level !== null &&
      level !== null &&
      entry.item === null &&
      entry.level < boldLevel &&
      entry.level <= level &&
      !isNextPart &&
      found.some(({ text }) => isSentence(text)) &&
      !stepNumber.test(entry.text) &&
      numberOfStep(entry.text) === null
    )
      break;
    if (yieldOrTimeIn(entry.text) || (entry.starts && !isDeeper)) continue;
    found.push(entry);
    if (container || !entry.texts.some(isSentence)) continue;
    const outer = new Set(ancestorsOf(entry.parent));
    container = ancestorsOf(parent).find((node) => outer.has(node)) ?? null;
  }
  const lastSentence = found.findLastIndex(({ texts }) =>
    texts.some((text) => isSentence(text) || /[.!]$/.test(text) || bullet.test(text)),
  );
  const list = found[lastSentence]?.item?.parentNode;
  const lastInList = found.findLastIndex(
    (entry, index) => index <= lastSentence || (list && entry.item?.parentNode === list),
  );
  if (found.length - lastInList > maxAfterSentence) found.splice(lastInList + 1);
  while (found.at(-1)?.level) found.pop();
  found.splice(endOfNumbers(found));
  const inList = (entry: Entry) => entry.item !== null && entry.texts.some(isSentence);
  const itemCount = found.filter(inList).length;
  const isList =
    itemCount >= 2 && itemCount * 2 >= found.filter(({ texts }) => texts.some(isSentence)).length;
  const last = found.findLastIndex((entry) => entry.item !== null);
  const textsOf = ({ texts }: Entry) => (isList ? [texts.join(' ')] : texts);
  const named = found.map((entry, index) =>
    isInList(entry.parent) && isNameOfPart(entry, found[index + 1]) ? { ...entry, level: boldLevel } : entry,
  );
  const told = isList ? named.slice(0, last + 1).filter((entry) => entry.item || entry.level) : named;
  return joinedByNumber(told).flatMap((entry) => (entry.level === null ? textsOf(entry) : [lineOf(entry)]));
}

/** All texts below "Step 1" are one step, up to "Step 2" or the name of a part. */
function joinedByNumber(entries: readonly Entry[]): Entry[] {
  const isNumber = ({ level, text }: Entry) => level !== null && stepNumber.test(text);
  const areNumbered = entries.filter(isNumber).length > 1;
  const joined: Entry[] = [];
  for (const [index, entry] of entries.entries()) {
    const last = joined.at(-1);
    const isSame =
      areNumbered && entry.level === null && last?.level === null && !isNumber(entries[index - 1]!);
    if (isNumber(entry)) continue;
    if (isSame) joined[joined.length - 1] = { ...last, texts: [[...last.texts, ...entry.texts].join(' ')] };
    else joined.push(entry);
  }
  return joined;
}

/** Some plug-ins name the parts of a method between the items of its list. */
function isInList({ parentNode }: Block['parent']): boolean {
  return parentNode !== null && 'tagName' in parentNode && /^[ou]l$/.test(parentNode.tagName);
}
