import { type MealType, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { useLocation, useSearchParams } from 'react-router';
import { useHydrated } from '#lib/hydration.tsx';

export type MealFilter = 'all' | MealType;

export const mealOptions = [
  { value: 'all', label: 'All meals' },
  ...mealTypes.map((meal) => ({ value: meal as string, label: capitalized(meal) })),
];

/** The filter from the URL: 'all' unless it names a meal. */
function mealFilterOf(text: string | null): MealFilter {
  return mealTypes.find((meal) => meal === text) ?? 'all';
}

/** Stored in the URL, so that it can be linked and survives a reload. */
export function useMealFilter(): [MealFilter, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  function setMeal(value: string) {
    const next = new URLSearchParams(search);
    const meal = mealFilterOf(value);
    if (meal === 'all') next.delete('mealType');
    else next.set('mealType', meal);
    setSearch(next, { replace: true, preventScrollReset: true, flushSync: true, state });
  }
  // The query string is unknown while prerendering.
  return [mealFilterOf(isHydrated ? search.get('mealType') : null), setMeal];
}
