import type { Recipe } from '@plateful/contract/recipes.ts';
import { daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoritesQuery } from '#entities/recipe/favorites.queries.ts';
import { ownRecipesQuery, useSamples } from '#entities/recipe/recipes.queries.ts';
import type { Slot } from './week-entry.ts';

/** Where the picker's recipes come from. */
export type RecipeSource = {
  title: string;
  state: 'loading' | 'error' | 'ready';
  recipes: readonly Recipe[];
  retry: () => void;
  /** Gives others; `note` is said beside it when it gave none. */
  more?: { label: string; onSelect: () => void; note: string } | undefined;
};

const ideasAtOnce = 10;

/** What the household can choose from for a slot: what it loves, what was written for it, and ideas of ours. */
export function useRecipeSources(slot: Slot): RecipeSource[] {
  const favorites = useQuery(favoritesQuery);
  const own = useQuery(ownRecipesQuery);
  const ideas = useIdeas(slot);
  return [
    sourceOf('Favorites', favorites, favorites.data?.favorites.map(({ recipe }) => recipe) ?? []),
    sourceOf('Your recipes', own, own.data?.recipes ?? []),
    ideas,
  ];
}

/** Samples for the slot. Each wish for more adds those of another seed that are not there yet. */
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

/** Other ideas for every day, the same when one looks again. */
function seedOf(date: string): number {
  return Math.abs(daysBetween('2026-01-05', date)) * 100;
}
