import type { Language } from '../foods/other-languages.ts';
import { englishTokens } from '../foods/translate-tokens.ts';
import { cleanLine } from '../ingredient-lines/clean-line.ts';
import { findAmount } from '../ingredient-lines/find-amount.ts';
import { type Ingredient, ingredientBounds } from '../ingredient-lines/ingredient.ts';
import { type IngredientLine, readIngredient } from '../ingredient-lines/read-line.ts';
import { writtenLine } from '../ingredient-lines/written-line.ts';
import { unmeasured } from '../quantities/format-amount.ts';

/** Relative tolerance between the weights of the structured and the written line. */
const slack = 0.1;

/**
 * Converts a free-text line into an ingredient that parses to the same foods: every "or", every claim and every
 * additional food stays in its name. A line without an amount is its own name. Null for a line without a food: a heading
 * or a rule.
 */
export function ingredientOf(text: string, language: Language = 'en'): Ingredient | null {
  const line = cleanLine(text);
  if (!/\p{L}{2}/u.test(line) || /^[^\d½¼¾]*:$/.test(line)) return null;
  const { written, ...read } = writtenLine(line, language);
  const tongue = language === 'en' ? {} : { language };
  if (!(written.amount > 0)) return { ...tongue, name: line, amount: 1, unit: unmeasured };
  const names = [afterAmount(line, language), written.name].filter((name) => /\p{L}/u.test(name));
  const { amount, unit } = written;
  for (const name of names) {
    const ingredient = { ...tongue, name, amount, unit };
    if (says(ingredient, read) && weighs(ingredient, read)) return ingredient;
  }
  // "1 (8 oz) packet cream cheese": the weight is more precise than the packet.
  const grams = read.grams === null ? null : Math.round(read.grams * 10) / 10;
  const isAmount = grams !== null && grams > 0 && grams <= ingredientBounds.amount;
  for (const name of names) {
    const ingredient = { ...tongue, name, amount: grams ?? 0, unit: 'g' };
    if (isAmount && says(ingredient, read)) return ingredient;
  }
  const isWhole = weighs({ ...tongue, name: line, amount, unit }, read);
  const name = (!isWhole && names.find((one) => says({ ...tongue, name: one, amount, unit }, read))) || line;
  return { ...tongue, name, amount, unit };
}

/** The text after the amount if it is contiguous: "onions, chopped" of "2 onions, chopped". */
function afterAmount(line: string, language: Language): string {
  const { rest, before } = findAmount(englishTokens(language, line));
  if (rest.length === 0 || before.length > 0) return '';
  const after = line.slice(rest[0]!.start);
  return line.indexOf(after) === 0 ? '' : after.replace(/^[\s.,;:–—-]+/, '');
}

/** What each ingredient names, for `isNamedByIngredient`. */
export function namesOfIngredients(ingredients: readonly Ingredient[]): ReadonlySet<string> {
  return new Set(ingredients.map((one) => namedBy(readIngredient(one))));
}

/** Whether one of the ingredients names the same foods as the displayed line. */
export function isNamedByIngredient(
  text: string,
  names: ReadonlySet<string>,
  language: Language = 'en',
): boolean {
  if (names.has(namedBy(writtenLine(cleanLine(text), language)))) return true;
  const read = ingredientOf(text, language);
  return read !== null && names.has(namedBy(readIngredient(read)));
}

/** Whether the ingredient names the same foods, choices and claims as the line. */
function says(ingredient: Ingredient, line: IngredientLine): boolean {
  return namedBy(readIngredient(ingredient)) === namedBy(line);
}

function namedBy({ food, alternatives, unknownAlternatives, freeOf, optional }: IngredientLine): string {
  return JSON.stringify([
    food?.id,
    alternatives.map(({ id }) => id).sort(),
    [...unknownAlternatives].sort(),
    [...freeOf].sort(),
    optional,
  ]);
}

function weighs(ingredient: Ingredient, { grams }: IngredientLine): boolean {
  const own = readIngredient(ingredient).grams;
  if (grams === null || own === null) return grams === own;
  return Math.abs(own - grams) <= grams * slack;
}
