import type { Limits } from '@plateful/domain/safety/recipe-lines.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { rememberRecipes } from './recipes.queries.ts';

type SearchWish = Pick<
  Input<'GET /api/recipes/search'>,
  'query' | 'mealType' | 'allergies' | 'dietaryRestrictions'
>;

/** Milliseconds: own recipes and favorites change meanwhile. */
const freshFor = 60_000;

/**
 * Paged search results; disabled while the wish or the limits are null. Previous results stay visible while loading,
 * except those found with other limits, which must never be shown.
 */
export function useRecipeSearch(wish: SearchWish | null, limits: Limits | null) {
  const limitsKey = JSON.stringify([limits?.allergies, limits?.dietaryRestrictions]);
  return useInfiniteQuery({
    queryKey: ['/api/recipes/search', limitsKey, wish],
    queryFn: async ({ pageParam: offset, signal, client }) => {
      const search = wish ?? { query: '' };
      const answer = await call('GET /api/recipes/search', { ...search, offset }, signal);
      rememberRecipes(client, answer.recipes);
      return { ...answer, term: search.query };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { recipes }) => sum + recipes.length, 0);
      return last.recipes.length > 0 && loaded < last.total ? loaded : undefined;
    },
    placeholderData: (previous, query) => (query?.queryKey[1] === limitsKey ? previous : undefined),
    staleTime: freshFor,
    enabled: wish !== null,
  });
}
