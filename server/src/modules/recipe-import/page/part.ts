import { withoutNumber } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import type { PageRecipe } from '#ports/recipe-pages.ts';

/** What one way of reading a page finds. */
export type Part = Omit<PageRecipe, 'siteName' | 'original'>;

export const nothing: Part = {
  title: '',
  description: [],
  lines: [],
  steps: [],
  cookingTime: null,
  yield: null,
  cuisine: [],
  words: [],
  photos: [],
};

/** Without the box to tick before it, and without gaps that mark-up leaves. */
export function cleanedLine(line: string): string {
  return line
    .replace(/^(?:[-–•·*▢☐□]\s*)+/u, '')
    .replace(/\s+([,)])/g, '$1')
    .replace(/\(\s+/g, '(')
    .trim();
}

/** Without their numbers; one text that numbers its steps becomes several. */
export function stepsOf(steps: readonly string[]): string[] {
  const [only] = steps;
  const apart = steps.length === 1 && only ? only.split(/\s+(?=(?:step\s*)?\d{1,2}[.)]\s+\p{Lu})/iu) : steps;
  return apart.map(withoutNumber).filter((step) => /\p{L}/u.test(step));
}
