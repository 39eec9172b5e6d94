import type { Recipe } from '@plateful/contract/recipes.ts';
import { listLanguage } from '@plateful/domain/ingredient-lines/list-language.ts';

/**
 * The `lang` attribute of a recipe's text, for screen readers and hyphenation. Undefined for English, the language of
 * the page.
 */
export function recipeLang({ ingredients }: Pick<Recipe, 'ingredients'>): string | undefined {
  const language = listLanguage(ingredients);
  return language === 'en' ? undefined : language;
}
