import type { Recipe } from '@plateful/contract/recipes.ts';
import { daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import { type UseQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSamples } from '#entities/recipe/recipes.queries.ts';
import { call } from '#lib/api.ts';
import { byCursor } from '#lib/paging.ts';
import type { Slot } from './week-entry.ts';

/** A source of recipes for the picker. */
export type RecipeSource = {
  title: string;
  state: 'loading' | 'error' | 'ready';
  recipes: readonly Recipe[];
  retry: () => void;
  /** Loads others; `note` is shown if there were none. */
  more?: { label: string; onSelect: () => void; note: string } | undefined;
};

const ideasAtOnce = 10;

/** Favorites, own recipes and ideas for a slot. */
export function useRecipeSources(slot: Slot): RecipeSource[] {
  const { mealType } = slot;
  const favorites = usePages(['/api/user/favorites', 'pages', mealType], async (page, signal) => {
    const answer = await call('GET /api/user/favorites', { mealType, ...page }, signal);
    return { ...answer, recipes: answer.favorites.map(({ recipe }) => recipe) };
  });
  const own = usePages(['/api/user/recipes', mealType], (page, signal) =>
    call('GET /api/user/recipes', { mealType, ...page }, signal),
  );
  const ideas = useIdeas(slot);
  return [{ title: 'Favorites', ...favorites }, { title: 'Your recipes', ...own }, ideas];
}

/** Complete recipes, because a planned one is shown on the week at once. */
const pageSize = 6;

type Page = { recipes: readonly Recipe[]; nextCursor?: string | null | undefined };

function usePages(
  queryKey: readonly unknown[],
  ask: (page: { limit: number; cursor: string | undefined }, signal: AbortSignal) => Promise<Page>,
): Omit<RecipeSource, 'title'> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) => ask({ limit: pageSize, cursor }, signal),
    ...byCursor,
  });
  const { data, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  return {
    state: data && !query.isFetchingNextPage ? 'ready' : isFetching ? 'loading' : 'error',
    recipes: data?.pages.flatMap(({ recipes }) => recipes) ?? [],
    retry: () => void refetch(),
    more: hasNextPage
      ? {
          label: 'Show more',
          onSelect: () => void fetchNextPage(),
          note: isFetchNextPageError ? 'These could not be loaded.' : '',
        }
      : undefined,
  };
}

/** Samples for the slot. Each click on "more" adds new ones from the next seed. */
function useIdeas({ date, mealType }: Slot): RecipeSource {
  const [seed, setSeed] = useState(() => seedOf(date));
  const [earlier, setEarlier] = useState<readonly Recipe[]>([]);
  const samples = useSamples({ count: ideasAtOnce, mealType, seed });
  const latest = samples.data?.recipes ?? [];
  const fresh = latest.filter(({ id }) => !earlier.some((recipe) => recipe.id === id));

  function onSelect() {
    setEarlier([...earlier, ...fresh]);
    setSeed(seed + 1);
  }

  const isUsedUp = samples.isSuccess && earlier.length > 0 && fresh.length === 0;
  return {
    ...sourceOf('Ideas', samples, [...earlier, ...fresh]),
    more: { label: 'More ideas', onSelect, note: isUsedUp ? 'Nothing new this time.' : '' },
  };
}

function sourceOf(title: string, query: UseQueryResult, recipes: readonly Recipe[]): RecipeSource {
  const state = query.data !== undefined ? 'ready' : query.isFetching ? 'loading' : 'error';
  return { title, state, recipes, retry: () => void query.refetch() };
}

/** A different seed for each day, stable across visits. */
function seedOf(date: string): number {
  return Math.abs(daysBetween('2026-01-05', date)) * 100;
}
