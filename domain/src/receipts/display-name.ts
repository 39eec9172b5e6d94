import { foldWord } from '../quantities/tokens.ts';
import type { Head } from './choose-head.ts';
import type { Part } from './read-words.ts';
import { isBrand } from './sense.ts';

/** Words that hold a name together, and are nothing at its ends. */
const quiet = new Set(['and', 'with', 'in', 'of', 'the', 'a', 'for', 'on', 'no', 'by', 'n']);

/** Shops, packs, brands and unknown letters are left out. */
function isSaid(part: Part): boolean {
  if (part.role !== 'word' || part.sense?.kind === 'silent') return false;
  if (part.sense && isBrand(part.sense)) return false;
  return part.sense !== null || part.shown.some((word) => word.length > 2 && /[aeiouy]/.test(word));
}

function wordsOf(parts: readonly Part[]): string[] {
  return parts.filter(isSaid).flatMap((part) => [...part.shown]);
}

function tidied(words: readonly string[]): string {
  const said = words.filter((word, i) => words.indexOf(word) === i || quiet.has(word));
  while (said.length > 0 && quiet.has(said.at(-1)!)) said.pop();
  while (said.length > 0 && quiet.has(said[0]!)) said.shift();
  return said.join(' ');
}

/** The printed words in lower case, for names that mean nothing to us. */
export function asPrinted(text: string): string {
  const shown = text.slice(0, 200).normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  const short = [...shown.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%)]+$/gu, '')].slice(0, 60).join('').trim();
  return short === '' ? 'item' : short;
}

/** Some shops' labels say "organic" themselves ("O Org marinara"). */
function promised(parts: readonly Part[]): string[] {
  const isOrganic = parts.some(
    ({ role, shown }) => role === 'store' && shown.some((word) => /^(?:og|org)/.test(word)),
  );
  return isOrganic ? ['organic'] : [];
}

/** "Fiber one" is nothing without its product, "crest" is toothpaste. */
function branded(parts: readonly Part[], { part, sense }: Head): string {
  // Another part may name the product better than the brand's usual one: "gil hydragel", "beyond brats".
  const better = parts.find((one) => one !== part && one.sense?.kind === sense.kind && !isBrand(one.sense));
  const product = better ? better.shown : sense.product.split(' ').filter((word) => word !== '');
  const others = parts.filter((one) => one !== part && one !== better && one.sense !== null);
  // Beside soap, "lemon" and words that look like food are most likely misread.
  const words = wordsOf(sense.kind === 'brand' ? others : others.filter((one) => one.sense!.kind !== 'food'));
  const own = sense.kind === 'brand' && words.length === 0 ? part.shown : [];
  return tidied([...promised(parts), ...own, ...words, ...product]);
}

/** "Gala" is a gala apple, "boneless breast" a boneless chicken breast. */
function withProduct({ part, sense }: Head): readonly string[] {
  if (sense.kind !== 'food' || sense.product === '') return part.shown;
  const product = sense.product.split(' ');
  const last = foldWord(product.at(-1)!);
  if (!part.keys.some((key) => product.some((word) => foldWord(word) === key)))
    return [...part.shown, ...product];
  return part.keys.at(-1) === last ? [...part.shown.slice(0, -1), ...product] : part.shown;
}

/** The words around the head, turned into a person's order: "pepper bell red" is a red bell pepper. */
function around(parts: readonly Part[], head: Head): string {
  const { at } = head;
  const ties = new Set(['with', 'in', 'and', 'on', 'without']);
  const tie = parts.findIndex((one, i) => i > at && one.keys.some((key) => ties.has(key)));
  const end = tie < 0 ? parts.length : tie;
  return tidied([
    ...promised(parts),
    ...wordsOf(parts.slice(at + 1, end)),
    ...wordsOf(parts.slice(0, at)),
    ...withProduct(head),
    ...wordsOf(parts.slice(end)),
  ]);
}

/** The name for people: what was understood, without shop, brand and pack. */
export function displayName(parts: readonly Part[], head: Head, text: string): string {
  const name = isBrand(head.sense) ? branded(parts, head) : around(parts, head);
  return name === '' ? asPrinted(text) : name;
}
