import type { Recipe } from '@plateful/contract/recipes.ts';
import { daysBetween } from '@plateful/domain/weeks/plain-date.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { favoritesQuery } from '#features/favorites/favorites.queries.ts';
import type { PickerSource } from '#features/meal-plan/picker-section.tsx';
import type { Slot } from '#features/meal-plan/planned-meal.ts';
import { type PickerProps, RecipePicker } from '#features/meal-plan/recipe-picker.tsx';
import { ownRecipesQuery, useSamples } from '#features/recipes/recipes.queries.ts';

const ideasAtOnce = 10;

type Props = PickerProps & { usualServings: number | null };

/** What the household can choose from for a slot: what it loves, what was written for it, and ideas of ours. */
export function MealPlannerPicker(props: Props) {
  const favorites = useQuery(favoritesQuery);
  const own = useQuery(ownRecipesQuery);
  const ideas = useIdeas(props.slot);
  const sources: PickerSource[] = [
    {
      title: 'Favorites',
      ...sourceOf(favorites),
      recipes: favorites.data?.favorites.map(({ recipe }) => recipe) ?? [],
    },
    { title: 'Your recipes', ...sourceOf(own), recipes: own.data?.recipes ?? [] },
    ideas,
  ];
  return <RecipePicker {...props} sources={sources} />;
}

/** Samples for the slot. Each wish for more adds those of another seed that are not there yet. */
function useIdeas({ date, mealType }: Slot): PickerSource {
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
    title: 'Ideas',
    ...sourceOf(samples),
    recipes: [...earlier, ...fresh],
    more: { label: 'More ideas', onSelect, note: isUsedUp ? 'Nothing new this time.' : '' },
  };
}

function sourceOf({ data, isFetching, refetch }: UseQueryResult) {
  const state = data !== undefined ? 'ready' : isFetching ? 'loading' : 'error';
  return { state, retry: () => void refetch() } as const;
}

/** Other ideas for every day, the same when one looks again. */
function seedOf(date: string): number {
  return Math.abs(daysBetween('2026-01-05', date)) * 100;
}
