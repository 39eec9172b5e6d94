import type { Food } from '../foods/food.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { namesOnlyTools } from '../ingredient-lines/tool-lines.ts';
import { type WrittenLine, writtenLine } from '../ingredient-lines/written-line.ts';
import { foldWord, tokenize } from '../quantities/tokens.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';

/** What the gate checks, whatever its source. */
export type JudgedRecipe = {
  title: string;
  description?: string | null | undefined;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes, start to finish. */
  cookingTime: number;
  servings: number;
};

/** A household's allergies and diets. */
export type Limits = { allergies: readonly Allergen[]; dietaryRestrictions: readonly Diet[] };

export type Violation = {
  kind: 'allergen' | 'diet' | 'avoided' | 'unknown-food' | 'amount' | 'method' | 'shape';
  /** The ingredient as written, a food that only the texts name, or '' for the recipe as a whole. */
  ingredient: string;
  /** A sentence to show to users, without the full stop. */
  why: string;
};

export type RecipeLine = WrittenLine;

/** Cached because lists do not change once written, and the gate, the facts and the nutrition all read them. */
const linesRead = new WeakMap<readonly Ingredient[], readonly RecipeLine[]>();

/** Parses every line in its language. Lines without a name are skipped; the check of the shape reports them. */
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

/** The same, translated to English. */
export function englishName(line: RecipeLine): string {
  return translateToEnglish(line.language, spokenName(line));
}

/** The foods of a line: the main one and every "or". */
export function choicesOf(line: RecipeLine): Food[] {
  return line.food ? [line.food, ...line.alternatives] : [...line.alternatives];
}

/** A food as the subject of a sentence: the main food of a line as written, another one with the line that names it. */
export function subjectOf(line: RecipeLine, food: Food): string {
  return food === line.food
    ? line.name || spokenName(line)
    : `${food.name}, named in “${line.written.name}”,`;
}

/** "onions contain", "butter contains": agrees in number with the subject. */
export function verbFor(subject: string, one: 'contains' | 'is'): string {
  const last = tokenize(subject.split(',')[0] ?? '').at(-1);
  const noun = last?.text.toLowerCase() ?? '';
  const isPlural = noun.endsWith('s') && foldWord(noun) !== noun;
  if (!isPlural) return one;
  return one === 'is' ? 'are' : 'contain';
}

/** Names on a line that are not in the food table. */
export function unknownNames(line: RecipeLine): string[] {
  if (line.food) return [...line.unknownAlternatives];
  return isTool(line) ? [] : [spokenName(line), ...line.unknownAlternatives];
}

/** "8 bamboo skewers": nothing that is eaten. */
export function isTool(line: RecipeLine): boolean {
  return line.food === null && line.alternatives.length === 0 && namesOnlyTools(tokenize(line.written.name));
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
