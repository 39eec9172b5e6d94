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

/** Own recipes; those of another filter stay until the new ones are there. */
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

/** The recipes of all pages, and how many there are in all, or at least. */
export function cardsOf({ pages }: { pages: readonly Page[] }): Cards {
  const recipes = pages.flatMap((page) => page.recipes);
  const isTotalExact = pages[0]?.isTotalExact ?? true;
  return { recipes, total: Math.max(pages[0]?.total ?? 0, recipes.length), isTotalExact };
}

/** The first so many of some recipes, in the order of their ids. */
export function useCards(ids: readonly string[], most: number) {
  const size = pageBounds.usual;
  const parts = Array.from({ length: Math.ceil(Math.min(most, ids.length) / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  );
  const queries = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['/api/recipe-cards', part],
      queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/recipe-cards', { ids: part }, signal),
      // A part that has another order now is shown as it was until it is there.
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

/** How much one keeps; new recipes are counted by the weeks of this device's calendar that end with today's. */
export function overviewQuery(today: PlainDate) {
  const since = mondaysBefore(today).map((monday) => new Date(`${monday}T00:00:00`).toISOString());
  return queryOptions({
    queryKey: ['/api/user/overview', since],
    queryFn: ({ signal }) => call('GET /api/user/overview', { since }, signal),
    // Lists and favorites come and go in between.
    staleTime: 0,
  });
}

/** The Mondays of the weeks that the overview counts, that of today last. */
export function mondaysBefore(today: PlainDate): PlainDate[] {
  const last = mondayOf(today);
  return Array.from({ length: overviewBounds.spans }, (_, at) =>
    addDays(last, 7 * (at + 1 - overviewBounds.spans)),
  );
}

/** After recipes were written for the household: its lists and figures are asked for anew. */
export function ownRecipesAdded(client: QueryClient): Promise<unknown> {
  const keys = ['/api/user/recipes', '/api/own-recipes', '/api/user/overview'];
  return Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
