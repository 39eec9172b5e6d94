import type { Limits } from '@plateful/domain/recipes/safety-claims.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, type Input } from '#lib/api.ts';
import { rememberRecipes } from './recipes.queries.ts';

type SearchWish = Pick<
  Input<'GET /api/recipes/search'>,
  'query' | 'mealType' | 'allergies' | 'dietaryRestrictions'
>;

/** Milliseconds: own recipes and favorites come and go in between. */
const freshFor = 60_000;

/**
 * Recipes for a wish, page by page; null while it is not known whose limits hold. What was found last stays until there is
 * something new, unless it was found under other limits: that is not shown, not even for a moment.
 */
export function useRecipeSearch(wish: SearchWish | null, limits: Limits | null) {
  const limitsKey = JSON.stringify([limits?.allergies, limits?.dietaryRestrictions]);
  return useInfiniteQuery({
    queryKey: ['/api/recipes/search', limitsKey, wish],
    queryFn: async ({ pageParam: offset, signal, client }) => {
      const asked = wish ?? { query: '' };
      const answer = await call('GET /api/recipes/search', { ...asked, offset }, signal);
      rememberRecipes(client, answer.recipes);
      return { ...answer, term: asked.query };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, { recipes }) => sum + recipes.length, 0);
      return last.recipes.length > 0 && seen < last.total ? seen : undefined;
    },
    placeholderData: (previous, query) => (query?.queryKey[1] === limitsKey ? previous : undefined),
    staleTime: freshFor,
    enabled: wish !== null,
  });
}
