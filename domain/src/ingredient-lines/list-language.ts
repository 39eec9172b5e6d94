import type { Language } from '../foods/other-languages.ts';
import type { Ingredient } from './ingredient.ts';

/** The language of most ingredients in a list. */
export function listLanguage(ingredients: readonly Ingredient[]): Language {
  const counts = new Map<Language, number>();
  for (const { language = 'en' } of ingredients) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'en';
}
