import type { SearchResult } from '@plateful/contract/recipes.ts';
import { inWords } from '@plateful/domain/recipes/safety-claims.ts';
import { counted } from '#lib/words.ts';

type Counted = Pick<SearchResult, 'total' | 'isTotalExact' | 'match'>;

/** '12 recipes for “pasta”', or '3 recipes close to “pasta”' if none matches all words. */
export function foundInWords({ total, isTotalExact, match }: Counted, term: string): string {
  if (total === 0) return `No recipes for “${term}”`;
  const count = isTotalExact ? counted(total, 'recipe') : `More than ${counted(total, 'recipe')}`;
  return `${count} ${match === 'all' ? 'for' : 'close to'} “${term}”`;
}

/** The announcement of results for screen readers. */
export function announcementOf(answer: Counted, term: string): string {
  const found = foundInWords(answer, term);
  return answer.match === 'some' ? `No recipe has all of these words. ${found}` : found;
}

/** Filters recognized in the query: 'Vegan', 'No nuts', '20 minutes or less'. */
export function understoodInWords({ diets, freeFrom, maxMinutes }: SearchResult['understood']): string[] {
  return [
    ...diets,
    ...freeFrom.map((allergen) => `No ${inWords([allergen])}`),
    ...(maxMinutes === null ? [] : [`${counted(maxMinutes, 'minute')} or less`]),
  ];
}

/** The number of matches hidden by limits: '2 more match, but not your allergies or diets.' */
export function leftOutInWords(leftOut: number, total: number): string {
  const count = total > 0 ? `${leftOut} more` : counted(leftOut, 'recipe');
  const verb = leftOut === 1 ? 'matches, but does' : 'match, but do';
  return `${count} ${verb} not fit your allergies and diets.`;
}
