import { recipeBounds } from '@plateful/contract/bounds.ts';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#lib/hydration.tsx';

/** The number of servings in a recipe's address; null if there is none, as while prerendering. */
export function useAskedServings(): number | null {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const requested = wholeNumber(search.get('servings'));
  const { min, max } = recipeBounds.servings;
  return isHydrated && requested !== null && requested >= min && requested <= max ? requested : null;
}

export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}
