import { daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoritesQuery } from '#features/favorites/favorites.queries.ts';
import { type PickerProps, RecipePicker } from '#features/meal-plan/recipe-picker.tsx';
import { ownRecipesQuery, useSamples } from '#features/recipes/recipes.queries.ts';

const ideasAtOnce = 10;

type Props = PickerProps & { usualServings: number | null };

/** What the household can choose from for a slot: what it loves, what was written for it, and ideas of ours. */
export function MealPlannerPicker(props: Props) {
  const { slot } = props;
  const [seed, setSeed] = useState(() => seedOf(slot.date));
  const favorites = useQuery(favoritesQuery);
  const own = useQuery(ownRecipesQuery);
  const samples = useSamples({ count: ideasAtOnce, mealType: slot.mealType, seed });

  const sources = [
    {
      title: 'Favorites',
      ...sourceOf(favorites),
      recipes: favorites.data?.favorites.map(({ recipe }) => recipe) ?? [],
    },
    { title: 'Your recipes', ...sourceOf(own), recipes: own.data?.recipes ?? [] },
    {
      title: 'Ideas',
      ...sourceOf(samples),
      recipes: samples.data?.recipes ?? [],
      more: { label: 'More ideas', onSelect: () => setSeed(seed + 1) },
    },
  ];

  return <RecipePicker {...props} sources={sources} />;
}

function sourceOf({ data, isFetching, refetch }: UseQueryResult) {
  const state = data !== undefined ? 'ready' : isFetching ? 'loading' : 'error';
  return { state, retry: () => void refetch() } as const;
}

/** Other ideas for every day, the same when one looks again. */
function seedOf(date: string): number {
  return Math.abs(daysBetween('2026-01-05', date)) * 100;
}
