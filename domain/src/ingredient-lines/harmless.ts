import { harmlessWords } from '../foods/data/harmless-words.ts';
import { isEnglish } from '../foods/known-words.ts';
import { isPreparationWord, mayFollowFood, mayInterrupt } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';

const harmless: ReadonlySet<string> = new Set(harmlessWords.trim().split(/\s+/));

/** Whether a word beside a food's name changes nothing about what the food is made of. */
export function isHarmless({ key, text }: Token): boolean {
  if (harmless.has(key) || unitOf(text) !== null) return true;
  if (mayInterrupt(key) && !/(?:ed|ly)$/.test(key)) return true;
  return (isPreparationWord(key) && isEnglish(text.toLowerCase())) || mayFollowFood(key);
}
