import type { Recipe, SearchResult } from '@plateful/contract/recipes.ts';
import { useMealFilter } from '#entities/recipe/meal-filter.ts';
import { useRecipeSearch } from '#entities/recipe/recipe-search.queries.ts';
import { useTasteProfile, visitorTasteOf } from '#entities/taste-profile/taste-profile.queries.ts';
import { useUser } from '#lib/session.ts';

/** What a search shows, also while its answer is on the way. */
export type SearchState = {
  /** The latest, which may be of the search before. Null before there is one. */
  answer: (SearchResult & { term: string }) | null;
  /** Of all pages. */
  recipes: readonly Recipe[];
  /** The answer to what is asked now is still on its way. */
  isOld: boolean;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** Null when all are shown. */
  showMore: (() => void) | null;
  isLoadingMore: boolean;
  moreError: unknown;
};

export function useSearchState(term: string): SearchState {
  const { state } = useUser();
  const taste = useTasteProfile();
  const [meal] = useMealFilter();
  // Nothing is fetched before it is known whose limits hold.
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
    // What changed in between may shift a recipe from one page to the next.
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
