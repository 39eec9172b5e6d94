import { languageOf } from '../foods/detect-language.ts';
import type { Ingredient } from './ingredient.ts';

/** Sets the language of imported ingredients that state none, detected from all their names and the method. */
export function withDetectedLanguage<Line extends Ingredient>(
  ingredients: readonly Line[],
  instructions: readonly string[],
): Line[] {
  if (ingredients.some(({ language }) => language !== undefined)) return [...ingredients];
  const language = languageOf(
    ingredients.map(({ name }) => name),
    instructions,
  );
  return language === 'en' ? [...ingredients] : ingredients.map((one) => ({ ...one, language }));
}
