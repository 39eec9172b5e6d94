import type { Food, Section } from '../foods/food.ts';
import { foldWord } from '../quantities/tokens.ts';

/** What a run of words means. */
export type Sense = {
  kind: 'food' | 'brand' | 'non-food' | 'describing' | 'silent';
  category: Section | null;
  /** How much it decides beside others, 0 to 12. */
  strength: number;
  food: Food | null;
  /** What a brand sells, or what a variety is one of; else empty. */
  product: string;
};

/** Whether the words are a brand's, of food or of other goods. */
export function isBrand({ kind, product }: Sense): boolean {
  return kind === 'brand' || (kind === 'non-food' && product !== '');
}

const simple = /^[a-z]+(?: [a-z]+)*$/;

/** The words of a name as they are looked up. */
export function foldName(name: string): string {
  if (!simple.test(name)) return foldMarked(name);
  let folded = '';
  let from = 0;
  // Names are folded by the ten thousand: no lists of words in between.
  for (let space = name.indexOf(' '); space >= 0; space = name.indexOf(' ', from)) {
    folded += `${foldWord(name.slice(from, space))} `;
    from = space + 1;
  }
  return folded + foldWord(from === 0 ? name : name.slice(from));
}

function foldMarked(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}%&]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === '&' ? 'and' : foldWord(word)))
    .join(' ');
}
