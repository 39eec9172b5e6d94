import type { Food, Section } from '../foods/food.ts';
import { foldWord } from '../quantities/tokens.ts';

/** The meaning of one or more words. */
export type Sense = {
  kind: 'food' | 'brand' | 'non-food' | 'describing' | 'omitted';
  category: Section | null;
  /** How much it decides compared with other words, 0 to 12. */
  strength: number;
  food: Food | null;
  /** The product of a brand, or the food of a variety; '' for others. */
  product: string;
};

/** Whether the words are a brand name, of food or non-food. */
export function isBrand({ kind, product }: Sense): boolean {
  return kind === 'brand' || (kind === 'non-food' && product !== '');
}

const simple = /^[a-z]+(?: [a-z]+)*$/;

/** Normalizes a name for lookup. */
export function foldName(name: string): string {
  if (!simple.test(name)) return foldMarked(name);
  let folded = '';
  let from = 0;
  // Tens of thousands of names are normalized: no intermediate arrays.
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
