import { sectionStartedBy } from '@plateful/domain/imported-recipes/headings.ts';
import {
  advertisement,
  looksLikeIngredient,
  numberOfStep,
  startsWithAmount,
} from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import { type Block, boldLevel } from './page-blocks.ts';

/** A heading, a list item with all its blocks, or a separate block. */
export type Entry = Block & { texts: string[]; starts: ReturnType<typeof sectionStartedBy> };

/** Blocks after this many do not belong to a recipe. */
export const maxEntries = 300;
const maxLabelLength = 60;
export function entriesOf(blocks: readonly Block[]): Entry[] {
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
  return withoutListsOfHeadings(entries.map((entry, index) => asMethod(entry, entries[index + 1])));
}

/** "Recipe:" above sentences is the heading of a method. */
function asMethod(entry: Entry, next: Entry | undefined): Entry {
  const isMethod =
    recipeLabel.test(entry.text) && entry.level !== null && next?.item && isSteplike(next.text);
  return isMethod ? { ...entry, starts: 'steps' } : entry;
}

const recipeLabel = /^(?:recipe|rezept|recette|receta|receita|ricetta|recept):?$/i;

function isSteplike(text: string): boolean {
  return /^\p{Lu}/u.test(text) && !looksLikeIngredient(text) && !startsWithAmount(text);
}

const minListed = 3;

/** Some sites mark up each line of a list as a heading: those of one level that begin with amounts are lines. */
function withoutListsOfHeadings(entries: readonly Entry[]): Entry[] {
  const isLine = ({ level, text, starts }: Entry) =>
    level !== null && level < boldLevel && starts === null && startsWithAmount(text);
  const listed = [...entries];
  for (let start = 0; start < listed.length; start++) {
    const level = listed[start]!.level;
    if (!isLine(listed[start]!)) continue;
    const rest = listed.slice(start).findIndex((entry) => entry.level !== level || entry.starts !== null);
    const run = listed.slice(start, rest < 0 ? listed.length : start + rest);
    if (run.filter(isLine).length >= minListed)
      run.forEach((entry, index) => {
        listed[start + index] = { ...entry, level: null, item: entry.parent };
      });
    start += run.length - 1;
  }
  return listed;
}

/** "For the sauce:" outside a list is a heading too, and a bold line with an amount is not. */
function levelOf({ text, item, level }: Block): number | null {
  if (level !== null && level < boldLevel) return level;
  const isLabel = item === null && text.endsWith(':') && text.length < maxLabelLength;
  return (level !== null || isLabel) && !startsWithAmount(text) ? boldLevel : null;
}

/** Such a heading may stand above an article, too. */
const howTo =
  /^(?:how to (?:make|cook|prepare)|steps (?:(?:needed|required) )?(?:to|in|for) (?:mak|cook|prepar|bak)\p{L}*|c[oó]mo (?:hacer|preparar)|comment (?:faire|préparer))\b|^\p{Lu}\P{N}{2,50} (?:maken|bereiden|bakken|machen|zubereiten|backen)$/iu;

/** Parts of a heading: "Plum jam: how to make it", "Method | Plum jam" */
function sidesOf(heading: string): string[] {
  return heading.split(/: | \| /);
}

export function isHowTo(heading: string): boolean {
  return sidesOf(heading).some((side) => howTo.test(side));
}

const listOfPart = /^(?:\p{L}+ ){1,3}ingredients(?: \([^()]*\))?:?$/iu;

/** Headings may have more words: "How to make clam chowder", "Clam chowder ingredients". */
function sectionOf(block: Block): Entry['starts'] {
  const { text, level, item } = block;
  const isHeading = level !== null && level < boldLevel;
  if (item !== null && !isHeading && !text.endsWith(':')) return null;
  const whole = sectionStartedBy(text);
  // "Dough ingredients (makes 2):" in bold
  if (!whole && levelOf(block) === boldLevel && listOfPart.test(text)) return 'ingredients';
  if (whole || !isHeading || numberOfStep(text) !== null) return whole;
  if (isHowTo(text)) return 'steps';
  const sides = sidesOf(text);
  const side =
    sides.length < 2
      ? null
      : sides.map(sectionStartedBy).find((one) => one === 'ingredients' || one === 'steps');
  if (side) return side;
  const words = text.split(' ');
  const byLast = sectionStartedBy(words.at(-1)!);
  if (byLast !== null) return byLast === 'end' ? null : byLast;
  // "Bereidingswijze spinaziesalade", but not "Preparation time"
  const isName = words[0]!.length >= minFirstLength && !timeWord.test(text);
  const byFirst = isName ? sectionStartedBy(words[0]!) : null;
  return byFirst === 'end' ? null : byFirst;
}

/** Shorter words begin other headings, too: "Method acting", "Steps to a sale". */
const minFirstLength = 11;
const timeWord = /time|zeit|tijd|tid\b|temps|durée|tiempo|tempo|notes?\b|tips?\b|video|photos?\b|list/i;

/** Chinese and Japanese have no spaces between words. */
const wordlessSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const minSigns = 10;

export function isSentence(text: string): boolean {
  return text.split(' ').length >= 5 || (text.match(wordlessSign)?.length ?? 0) >= minSigns;
}

export function isWholeSentence(text: string): boolean {
  return isSentence(text) && /[.!。]\P{L}*$/u.test(text);
}

export function hasAmountOrFood(line: string): boolean {
  return /\d/.test(line) || looksLikeIngredient(line);
}

/** Also "200 g de mantequilla.", "Parmesan 1 dl" and "Salt: a pinch rounds off the sweetness." */
export function isLineOfList(line: string): boolean {
  return (
    looksLikeIngredient(line) ||
    looksLikeIngredient(line.replace(/:\s.*|\.$/u, '')) ||
    /^\p{L}[^\d.!?:]{1,40} \d[\d.,/]*(?: ?\p{L}{1,10})?$/u.test(line)
  );
}

export function lineOf({ texts, level }: Entry): string {
  const line = texts.join(' ');
  return level !== null && !line.endsWith(':') ? `${line}:` : line;
}
