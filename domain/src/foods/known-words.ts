import { lazy, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { isPreparationWord, mayFollowFood, mayInterrupt } from '../quantities/preparation-words.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import { unitOf } from '../quantities/units.ts';
import { affectsLimits } from './affects-limits.ts';
import { englishWords } from './data/english-words.ts';
import { kitchenWords } from './data/kitchen-words.ts';
import type { Food } from './food.ts';
import { foods } from './table.ts';
import { stemsOf } from './word-stems.ts';

function keysOf(names: readonly string[]): string[] {
  return names.flatMap((name) =>
    tokenize(name)
      .filter(({ kind }) => kind === 'word')
      .map(({ key }) => key),
  );
}

const namesOf = ({ name, plural, aliases }: Food) => [name, plural, ...aliases];

let english: ReadonlySet<string> | undefined;

/** Whether a folded word is common English or cooking vocabulary. */
export function isEnglish(key: string): boolean {
  english ??= new Set(`${englishWords} ${kitchenWords}`.trim().split(/\s+/));
  return english.has(key) || isPreparation(key) || stemsOf(key).some((stem) => english?.has(stem));
}

function isPreparation(key: string): boolean {
  // The ending alone does not make a participle: "braed".
  return (isPreparationWord(key) && !/(?:ed|ly)$/.test(key)) || mayInterrupt(key) || mayFollowFood(key);
}

const ofFoods = lazy(wordsOfFoods);

/** Whether a folded word occurs in a food's name. */
export function isFoodWord(key: string): boolean {
  return ofFoods.get().has(key);
}

/** A few milliseconds of work. */
const foodsAtOnce = 150;

function* wordsOfFoods(): SlicedWork<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const [at, food] of foods.entries()) {
    if (at % foodsAtOnce === 0) yield;
    for (const key of keysOf([...namesOf(food), ...food.nearMisses])) words.add(key);
  }
  return words;
}

/** Collects the known words in slices, so that the first use does not block. */
export async function loadKnownWords(pause: Pause): Promise<void> {
  isEnglish('');
  await pause();
  await ofFoods.load(pause);
}

let limitRelevant: readonly string[] | undefined;

/** Words from the names of foods that affect an allergy or a diet. */
export function limitRelevantWords(): readonly string[] {
  limitRelevant ??= [...new Set(keysOf(foods.filter(affectsLimits).flatMap(namesOf)))];
  return limitRelevant;
}

/** Whether a word is English or occurs in the name of a food. */
export function isKnownWord({ key, text }: Token): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= maxCached) known.clear();
  const is =
    isFoodWord(key) ||
    isFoodWord(stemOf(key)) ||
    isEnglish(key) ||
    isEnglish(text.toLowerCase()) ||
    unitOf(text) !== null;
  known.set(text, is);
  return is;
}

/** Recipes repeat a small vocabulary. */
const known = new Map<string, boolean>();
const maxCached = 60_000;

/** "Custardy", "almond-like" and "eggless" describe a food and are not misspellings of its name. */
function stemOf(key: string): string {
  return key.replace(/(?:e?y|ish|like|less|iness)$/, '');
}
