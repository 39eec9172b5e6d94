import { inRunningText } from '../foods/in-running-text.ts';
import { foldWord } from '../quantities/tokens.ts';
import type { HeadNoun } from './choose-head-noun.ts';
import type { NameSegment } from './read-words.ts';
import { isBrand } from './sense.ts';

/** Words that connect others; they are removed at the ends of a name. */
const connectingWords = new Set(['and', 'with', 'in', 'of', 'the', 'a', 'for', 'on', 'no', 'by', 'n']);

/** Leaves out stores, packaging, brands, and letters that form no word. */
function isDisplayed(part: NameSegment): boolean {
  if (part.role !== 'word' || part.sense?.kind === 'omitted') return false;
  if (part.sense && isBrand(part.sense)) return false;
  return part.sense !== null || part.shown.some((word) => word.length > 2 && /[aeiouy]/.test(word));
}

function wordsOf(parts: readonly NameSegment[]): string[] {
  return parts.filter(isDisplayed).flatMap((part) => [...part.shown]);
}

function joinWords(words: readonly string[]): string {
  const unique = words.filter((word, i) => words.indexOf(word) === i || connectingWords.has(word));
  while (unique.length > 0 && connectingWords.has(unique.at(-1)!)) unique.pop();
  while (unique.length > 0 && connectingWords.has(unique[0]!)) unique.shift();
  return unique.join(' ');
}

/** The printed words in lower case, for unknown names. */
export function asPrinted(text: string): string {
  const shown = text.slice(0, 200).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  const short = [...shown.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%)]+$/gu, '')].slice(0, 60).join('').trim();
  return short === '' ? 'item' : short;
}

/** Some store brands contain the word "organic" ("O Org marinara"). */
function organicOfStoreBrand(parts: readonly NameSegment[]): string[] {
  const isOrganic = parts.some(
    ({ role, shown }) => role === 'store' && shown.some((word) => /^(?:og|org)/.test(word)),
  );
  return isOrganic ? ['organic'] : [];
}

/** Adds the product to a brand that is unclear without it: "fiber one", or "crest" for toothpaste. */
function nameOfBranded(parts: readonly NameSegment[], { part, sense }: HeadNoun): string {
  // Another part may be more specific than the usual product of a brand: "gil hydragel", "beyond brats".
  const better = parts.find((one) => one !== part && one.sense?.kind === sense.kind && !isBrand(one.sense));
  const product = better ? better.shown : sense.product.split(' ').filter((word) => word !== '');
  const others = parts.filter((one) => one !== part && one !== better && one.sense !== null);
  // On non-food items, "lemon" and other food words are scents or misread.
  const words = wordsOf(sense.kind === 'brand' ? others : others.filter((one) => one.sense!.kind !== 'food'));
  const own = sense.kind === 'brand' && words.length === 0 ? part.shown : [];
  return joinWords([...organicOfStoreBrand(parts), ...own, ...words, ...product]);
}

/** Adds what a name omits: "gala" is a gala apple, "boneless breast" a boneless chicken breast. */
function withProduct({ part, sense }: HeadNoun): readonly string[] {
  if (sense.kind !== 'food' || sense.product === '') return part.shown;
  const product = sense.product.split(' ');
  const last = foldWord(product.at(-1)!);
  if (!part.keys.some((key) => product.some((word) => foldWord(word) === key)))
    return [...part.shown, ...product];
  return part.keys.at(-1) === last ? [...part.shown.slice(0, -1), ...product] : part.shown;
}

/** The words in natural order: "pepper bell red" is a red bell pepper. */
function nameInOrder(parts: readonly NameSegment[], head: HeadNoun): string {
  const { at } = head;
  const connectors = new Set(['with', 'in', 'and', 'on', 'without']);
  const connectorAt = parts.findIndex((one, i) => i > at && one.keys.some((key) => connectors.has(key)));
  const end = connectorAt < 0 ? parts.length : connectorAt;
  return joinWords([
    ...organicOfStoreBrand(parts),
    ...wordsOf(parts.slice(at + 1, end)),
    ...wordsOf(parts.slice(0, at)),
    ...withProduct(head),
    ...wordsOf(parts.slice(end)),
  ]);
}

/** The display name, without store, brand and packaging. */
export function displayName(parts: readonly NameSegment[], head: HeadNoun, text: string): string {
  const name = isBrand(head.sense) ? nameOfBranded(parts, head) : nameInOrder(parts, head);
  return inRunningText(name === '' ? asPrinted(text) : name);
}
