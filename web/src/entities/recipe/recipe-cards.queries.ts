import { overviewBounds, pageBounds } from '@plateful/contract/bounds.ts';
import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import { addDays, mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueries,
} from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { byCursor } from '#lib/paging.ts';

// Only for signed-in people, each page by page.

export type CardFilter = { search: string; tag: readonly string[] };

/** The user's own recipes. Results of the previous filter stay visible while loading. */
export function ownCardsQuery({ search, tag }: CardFilter) {
  return infiniteQueryOptions({
    queryKey: ['/api/own-recipes', 'cards', search, tag],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/own-recipes', { search, tag: [...tag], cursor }, signal),
    ...byCursor,
    placeholderData: keepPreviousData,
  });
}

export const favoriteCardsQuery = infiniteQueryOptions({
  queryKey: ['/api/user/favorites', 'cards'],
  queryFn: ({ pageParam: cursor, signal }) => call('GET /api/favorite-recipes', { cursor }, signal),
  ...byCursor,
});

type Page = {
  recipes: readonly RecipeSummary[];
  total?: number | undefined;
  isTotalExact?: boolean | undefined;
};
type Cards = { recipes: RecipeSummary[]; total: number; isTotalExact: boolean };

/** The recipes of all loaded pages, and the total, which may be a lower bound. */
export function cardsOf({ pages }: { pages: readonly Page[] }): Cards {
  const recipes = pages.flatMap((page) => page.recipes);
  const isTotalExact = pages[0]?.isTotalExact ?? true;
  return { recipes, total: Math.max(pages[0]?.total ?? 0, recipes.length), isTotalExact };
}

/** The first `most` of these recipes, in the order of `ids`. */
export function useCards(ids: readonly string[], max: number) {
  const size = pageBounds.usual;
  const parts = Array.from({ length: Math.ceil(Math.min(max, ids.length) / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
  const queries = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['/api/recipe-cards', part],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/recipe-cards', { ids: part }, signal),
      // Show the previous order while a reordered page loads.
      placeholderData: keepPreviousData,
    })),
  });
  return {
    recipes: queries.flatMap(({ data }) => data?.recipes ?? []),
    isLoading: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.forEach(({ error, refetch }) => void (error && refetch())),
  };
}

/**
 * Statistics of the account. New recipes are counted by calendar weeks in the device's time zone, up to the current
 * week.
 */
export function overviewQuery(today: PlainDate) {
  const since = mondaysBefore(today).map((monday) => new Date(`${monday}T00:00:00`).toISOString());
  return queryOptions({
    queryKey: ['/api/user/overview', since],
    queryFn: ({ signal }) => call('GET /api/user/overview', { since }, signal),
    // Always stale: lists and favorites change elsewhere.
    staleTime: 0,
  });
}

/** The Mondays of the weeks in the overview, oldest first. */
export function mondaysBefore(today: PlainDate): PlainDate[] {
  const last = mondayOf(today);
  return Array.from({ length: overviewBounds.spans }, (_, index) =>
    addDays(last, 7 * (index + 1 - overviewBounds.spans)),
  );
}

/** Call after recipes were generated, to refetch lists and statistics. */
export function ownRecipesAdded(client: QueryClient): Promise<unknown> {
  const keys = ['/api/user/recipes', '/api/own-recipes', '/api/user/overview'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
