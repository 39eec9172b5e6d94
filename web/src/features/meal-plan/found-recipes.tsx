import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';
import { Link } from 'react-router';
import { useRecipeSearch } from '#entities/recipe/recipe-search.queries.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { isUnreachable, serverMessageOf } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RecipeChoices } from './recipe-choice.tsx';

type Props = {
  /** Null while the user is typing. */
  term: string | null;
  typed: string;
  mealType: PlannedMealType;
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
};

/** Search results among all recipes visible to the user, within the household's limits. */
export function FoundRecipes({ term, typed, mealType, hasServings, onChoose }: Props) {
  const { state, profile } = useTasteProfile();
  const wish = term === null ? null : { query: term, mealType };
  const found = useRecipeSearch(state === 'loading' ? null : wish, profile);
  const { data, error, isFetching } = found;
  const answer = data?.pages.at(-1);
  // Removes duplicates: a recipe may move to another page between requests.
  const recipes = [
    ...new Map(data?.pages.flatMap((page) => page.recipes).map((recipe) => [recipe.id, recipe])).values(),
  ];
  const isSettled = answer !== undefined && !found.isPlaceholderData && term !== null;

  if (error && !data && !isFetching) {
    return (
      <LoadFailure title="Search failed" onRetry={() => void found.refetch()}>
        {isUnreachable(error)
          ? 'We could not reach the server. Please check your connection.'
          : (serverMessageOf(error) ?? 'Please try again.')}
      </LoadFailure>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">
        {isSettled ? `${counted(answer.total, 'recipe')} found` : ''}
      </VisuallyHidden>
      {!answer && <Skeleton className="h-72 rounded-xl" />}
      {answer?.match === 'some' && recipes.length > 0 && (
        <p className="mb-2 text-soft text-sm">
          No recipe has all of these words. Here are the closest matches.
        </p>
      )}
      <RecipeChoices
        recipes={recipes}
        hasServings={hasServings}
        onChoose={onChoose}
        isBusy={!isSettled}
        className="-mx-2"
      />
      {found.hasNextPage && isSettled && (
        <Button
          size="sm"
          variant="soft"
          className="mt-2"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {isSettled && answer.total === 0 && (
        <p className="py-8 text-center text-soft">
          {`No recipe here matches “${typed}”. `}
          <Link to={pagePaths.recipes} className="link">
            Find new recipes
          </Link>
        </p>
      )}
      {isSettled && answer.leftOut > 0 && (
        <p className="mt-3 text-soft text-sm">
          {`${counted(answer.leftOut, 'recipe')} left out for your allergies and diets.`}
        </p>
      )}
    </>
  );
}
