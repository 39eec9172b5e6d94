import type { Recipe, SearchResult } from '@plateful/contract/recipes.ts';
import { useMealFilter } from '#entities/recipe/meal-filter.ts';
import { useRecipeSearch } from '#entities/recipe/recipe-search.queries.ts';
import { useTasteProfile, visitorTasteOf } from '#entities/taste-profile/taste-profile.queries.ts';
import { useUser } from '#lib/session.ts';

/** The state of a search, also while loading. */
export type SearchState = {
  /** The latest response, possibly of the previous search. Null before the first one. */
  answer: (SearchResult & { term: string }) | null;
  /** The recipes of all loaded pages. */
  recipes: readonly Recipe[];
  /** The results are of the previous search; the current one is loading. */
  isOld: boolean;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** Null if all are shown. */
  showMore: (() => void) | null;
  isLoadingMore: boolean;
  moreError: unknown;
};

export function useSearchState(term: string): SearchState {
  const { state } = useUser();
  const taste = useTasteProfile();
  const [meal] = useMealFilter();
  // No requests until the limits that apply are known.
  const isKnown = state !== 'loading' && taste.state !== 'loading';
  const visitor = visitorTasteOf(taste);
  const wish = {
    query: term,
    ...(meal !== 'all' && { mealType: meal }),
    ...(visitor && { allergies: visitor.allergies, dietaryRestrictions: visitor.dietaryRestrictions }),
  };
  const found = useRecipeSearch(isKnown ? wish : null, taste.profile);
  const { data, error, isFetching, isFetchNextPageError } = found;
  const recipes = data?.pages.flatMap((page) => page.recipes) ?? [];
  return {
    answer: data?.pages.at(-1) ?? null,
    // Removes duplicates: a recipe may move to another page between requests.
    recipes: [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()],
    isOld: found.isPlaceholderData,
    isLoading: !data && (isFetching || !isKnown),
    error: data || isFetching ? null : error,
    retry: () => void found.refetch(),
    showMore: found.hasNextPage ? () => void found.fetchNextPage() : null,
    isLoadingMore: found.isFetchingNextPage,
    moreError: isFetchNextPageError && !isFetching ? error : null,
  };
}
