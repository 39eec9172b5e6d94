import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FavoriteButton } from '#entities/recipe/favorite-button.tsx';
import { recipeSummary } from '#entities/recipe/recipe-summary.ts';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { ShareMenu } from '#entities/recipe/share-menu.tsx';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { BackButton } from './back-button.tsx';
import { RecipeCallToAction } from './recipe-call-to-action.tsx';
import { RecipeNotFound } from './recipe-not-found.tsx';
import { RecipeSkeleton } from './recipe-skeleton.tsx';
import { RecipeView } from './recipe-view.tsx';
import { StructuredData } from './structured-data.tsx';

type Props = {
  id: string;
  /** The way into cook mode, with as many servings as are shown. */
  cookLink: (recipe: Recipe, servings: number) => ReactNode;
};

/** The recipe's page. */
export function RecipeDetail({ id, cookLink }: Props) {
  const taste = useTasteProfile();
  const { data, error, isFetching, refetch } = useQuery(recipeQuery(id));
  function retry() {
    // The button is about to go; the keyboard goes on from the page.
    document.querySelector('main')?.focus({ preventScroll: true });
    void refetch();
  }

  if (!data) {
    if (data === null || (error && !isFetching)) return <RecipeNotFound error={error} onRetry={retry} />;
    return <RecipeSkeleton />;
  }
  const { recipe } = data;
  return (
    <div className="page-width pt-4 pb-section">
      <PageTitle>{recipe.title}</PageTitle>
      <meta name="description" content={recipeSummary(recipe)} />
      <StructuredData recipe={recipe} />
      <div className="print:hidden">
        <BackButton />
      </div>
      {taste.state === 'error' && (
        <LoadFailure
          className="mt-3"
          title="Your taste preferences could not be loaded"
          onRetry={taste.retry}
        >
          Until they are, this page cannot say whether the recipe fits your allergies.
        </LoadFailure>
      )}
      <div className="mt-3">
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          limits={taste.profile}
          cookLink={(servings) => cookLink(recipe, servings)}
          actions={
            <>
              <FavoriteButton recipe={recipe} look="words" />
              <ShareMenu recipe={recipe}>
                <Button variant="secondary" icon={<Share2 aria-hidden="true" />}>
                  Share
                </Button>
              </ShareMenu>
            </>
          }
        />
      </div>
      <div className="print:hidden">
        <RecipeCallToAction recipe={recipe} />
      </div>
    </div>
  );
}
