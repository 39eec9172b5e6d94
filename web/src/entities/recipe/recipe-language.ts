import type { Recipe } from '@plateful/contract/recipes.ts';
import { listLanguage } from '@plateful/domain/ingredient-lines/list-language.ts';

/** The `lang` of a recipe's own words, for screen readers and hyphenation; none where they are in the page's English. */
export function recipeLang({ ingredients }: Pick<Recipe, 'ingredients'>): string | undefined {
  const language = listLanguage(ingredients);
  return language === 'en' ? undefined : language;
}
