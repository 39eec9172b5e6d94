import type { Food } from '../foods/food.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { type WrittenLine, writtenLine } from '../ingredient-lines/written-line.ts';
import { foldWord, tokenize } from '../quantities/tokens.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';

/** What the gate judges, from whatever source. */
export type JudgedRecipe = {
  title: string;
  description?: string | null | undefined;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes, start to finish. */
  cookingTime: number;
  servings: number;
};

/** Hard limits of a household. */
export type Limits = { allergies: readonly Allergen[]; dietaryRestrictions: readonly Diet[] };

export type Violation = {
  kind: 'allergen' | 'diet' | 'avoided' | 'unknown-food' | 'amount' | 'method' | 'shape';
  /** The ingredient as the recipe names it, a food that only the method names, or '' for the recipe itself. */
  ingredient: string;
  /** A sentence for people, without its full stop. */
  why: string;
};

export type RecipeLine = WrittenLine;

/** Lists do not change once they are written, and the gate, the facts and the figures all read them. */
const linesRead = new WeakMap<readonly Ingredient[], readonly RecipeLine[]>();

/** Reads every line in its language; one without a name has no food to judge and is left to the check of the shape. */
export function readLines(ingredients: readonly Ingredient[]): readonly RecipeLine[] {
  const known = linesRead.get(ingredients);
  if (known) return known;
  const lines = ingredients
    .filter((written) => written.name.trim() !== '')
    .map((written) => writtenLine(written));
  linesRead.set(ingredients, lines);
  return lines;
}

/** "red onion" of "red onion, thinly sliced", as written. */
export function spokenName(line: RecipeLine): string {
  return line.written.name.split(',')[0]?.trim() || line.written.name.trim();
}

/** The same in the words that English has for it, where it is in another language. */
export function englishName(line: RecipeLine): string {
  return translateToEnglish(line.language, spokenName(line));
}

/** The foods that a line offers: its own and every "or". */
export function choicesOf(line: RecipeLine): Food[] {
  return line.food ? [line.food, ...line.alternatives] : [...line.alternatives];
}

/** One food of a line as the subject of a sentence: the main one as written, another with where it was found. */
export function subjectOf(line: RecipeLine, food: Food): string {
  return food === line.food
    ? line.name || spokenName(line)
    : `${food.name}, named in “${line.written.name}”,`;
}

/** "onions contain", "butter contains": the verb in the number of the subject's noun. */
export function verbFor(subject: string, one: 'contains' | 'is'): string {
  const last = tokenize(subject.split(',')[0] ?? '').at(-1);
  const noun = last?.text.toLowerCase() ?? '';
  const isPlural = noun.endsWith('s') && foldWord(noun) !== noun;
  if (!isPlural) return one;
  return one === 'is' ? 'are' : 'contain';
}

/** Names on a line that the food table does not know. */
export function unknownNames(line: RecipeLine): string[] {
  return line.food ? [...line.unknownAlternatives] : [spokenName(line), ...line.unknownAlternatives];
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
