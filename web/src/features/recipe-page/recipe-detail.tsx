import type { Recipe } from '@plateful/contract/recipes.ts';
import { titleWithUnverifiedClaims } from '@plateful/domain/recipes/text-claims.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarPlus, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { addToPlanPath } from '#entities/recipe/add-to-plan-path.ts';
import { FavoriteButton } from '#entities/recipe/favorite-button.tsx';
import { recipeSummary } from '#entities/recipe/recipe-summary.ts';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { useBringBack } from '#entities/recipe/remove-recipe.tsx';
import { ShareMenu } from '#entities/recipe/share-menu.tsx';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { useHydrated } from '#lib/hydration.tsx';
import { JsonLd } from '#lib/json-ld.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useUser } from '#lib/session.ts';
import { useSiteOrigin } from '#lib/site-origin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { backLabel, backTarget, type PreviousPage } from './back-target.ts';
import { RecipeView } from './recipe-view.tsx';
import { recipeImage, structuredRecipe } from './structured-recipe.ts';

type Props = {
  id: string;
  /** The link to cook mode for the displayed servings. */
  cookLink: (recipe: Recipe, servings: number) => ReactNode;
  /** Further actions beside it. */
  actions: (recipe: Recipe) => ReactNode;
  /** The user's own notes, below the recipe. */
  below: (recipe: Recipe) => ReactNode;
};

export function RecipeDetail({ id, cookLink, actions, below }: Props) {
  const taste = useTasteProfile();
  const { data, error, isFetching, refetch } = useQuery(recipeQuery(id));
  const origin = useSiteOrigin();
  function retry() {
    // The button is about to disappear, so move the focus to the page.
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
      <PageTitle
        description={recipeSummary(recipe)}
        article={{
          image: recipeImage(recipe, origin),
          imageAlt: `${recipe.title} on a plate`,
          published: recipe.createdAt,
        }}
      >
        {titleWithUnverifiedClaims(recipe, recipe.facts)}
      </PageTitle>
      <StructuredData recipe={recipe} />
      <div className="print:hidden">
        <BackButton />
      </div>
      {recipe.isRemoved && <RemovedNotice id={recipe.id} />}
      {taste.state === 'error' && (
        <LoadFailure
          className="mt-3"
          title="Your taste preferences could not be loaded"
          onRetry={taste.retry}
        >
          Until they load, we cannot tell you whether this recipe fits your allergies.
        </LoadFailure>
      )}
      <div className="mt-3">
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          limits={taste.profile}
          cookLink={(servings) => cookLink(recipe, servings)}
          actions={
            !recipe.isRemoved && (
              <>
                <FavoriteButton recipe={recipe} look="words" />
                <ShareMenu recipe={recipe}>
                  <Button variant="secondary" icon={<Share2 />}>
                    Share
                  </Button>
                </ShareMenu>
                {actions(recipe)}
              </>
            )
          }
        />
      </div>
      {!recipe.isRemoved && (
        <div className="print:hidden">
          {below(recipe)}
          <RecipeCallToAction recipe={recipe} />
        </div>
      )}
    </div>
  );
}

/** For the owner of a deleted recipe, whose week may still include it. */
function RemovedNotice({ id }: { id: string }) {
  const { mutate, isPending } = useBringBack();
  return (
    <Alert
      className="mt-3"
      tone="attention"
      title="You removed this recipe"
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          busyText="Restoring..."
          onClick={() => mutate(id)}
        >
          Restore Recipe
        </Button>
      }
    >
      Only you can see it, and it is permanently deleted after 30 days. Meals you planned with it stay in your
      week.
    </Alert>
  );
}

function BackButton() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The query string is unknown while rendering on the server.
  const from = useHydrated() ? search.get('from') : null;

  function goBack() {
    const target = backTarget(from, previousPage());
    if (target.step === 'back') void navigate(-1);
    else void navigate(target.path);
  }

  return (
    <Button variant="quiet" className="-ml-5.5" icon={<ArrowLeft />} onClick={goBack}>
      {backLabel(from)}
    </Button>
  );
}

/** The call to action below a recipe (docs/product.md, Pages). */
function RecipeCallToAction({ recipe }: { recipe: Recipe }) {
  const { state } = useUser();
  return (
    <Card asChild variant="sunk" padding="lg" className="mt-10 @container">
      <section>
        <h2>Love this recipe?</h2>
        <p className="mt-2 max-w-text text-soft">
          {state === 'user'
            ? 'Add it to your week, and your shopping list will have what it needs.'
            : 'Tell us what you like and what you cannot eat, and get recipes made for you.'}
        </p>
        <div className="mt-6 flex flex-col gap-3 *:w-full @lg:flex-row @lg:flex-wrap @lg:*:w-auto">
          {state === 'loading' && <Skeleton className="h-11 rounded-full @lg:w-44" />}
          {state === 'user' && (
            <Button asChild>
              <Link to={addToPlanPath(recipe.id)}>
                <CalendarPlus />
                Add to Meal Plan
              </Link>
            </Button>
          )}
          {state === 'anonymous' && (
            <Button asChild>
              <Link to="/taste-preferences">Get Started</Link>
            </Button>
          )}
          <Button variant="secondary" asChild>
            <Link to="/recipes">Browse More Recipes</Link>
          </Button>
          <FavoriteButton recipe={recipe} look="words" />
        </div>
      </section>
    </Card>
  );
}

type RecipeNotFoundProps = { error: unknown; onRetry: () => void };

/** Not found or failed to load (docs/product.md, Pages). Only temporary errors offer a retry. */
function RecipeNotFound({ error, onRetry }: RecipeNotFoundProps) {
  const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return (
    <div className="page-width py-12 sm:py-20">
      <PageTitle>Recipe Not Found</PageTitle>
      <meta name="robots" content="noindex" />
      <Card padding="lg" className="mx-auto grid max-w-lg justify-items-center text-center">
        <Plate pictures={[]} tint="#e0654a" size={144} />
        <h1 className="mt-6 text-3xl">Recipe Not Found</h1>
        <p className="mt-2 text-soft">The recipe you're looking for doesn't exist or has been removed.</p>
        {isPassing && (
          <p role="status" className="mt-2 text-soft text-sm">
            {error.status === 0
              ? 'We could not reach the server. You may be offline.'
              : 'Or we may be having trouble loading it right now.'}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {isPassing && (
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}

function RecipeSkeleton() {
  const columns = 'grid gap-9 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-10';
  return (
    <div className="page-width @container pt-18 pb-section">
      <Loading label="Loading the recipe" className="grid gap-9 @3xl:gap-12">
        <div className={columns}>
          <Skeleton className="h-70 rounded-2xl @3xl:h-100 @3xl:rounded-3xl" />
          <Skeleton className="h-72 rounded-2xl @3xl:self-center" />
        </div>
        <div className={columns}>
          <Skeleton className="h-80 rounded-2xl" />
          <Skeleton className="h-80 rounded-2xl" />
        </div>
      </Loading>
    </div>
  );
}

/** Structured data of the recipe for search engines. */
function StructuredData({ recipe }: { recipe: Recipe }) {
  return <JsonLd data={structuredRecipe(recipe, useSiteOrigin())} />;
}

/** The previous history entry, if it is a page of this site. */
function previousPage(): PreviousPage {
  // Older Firefox and Safari lack the Navigation API; use the router's index instead.
  if (!('navigation' in window)) return routerIndex() > 0 ? undefined : null;
  const { currentEntry } = window.navigation;
  const previous = window.navigation.entries()[(currentEntry?.index ?? 0) - 1];
  return previous?.url ? new URL(previous.url).pathname : null;
}

function routerIndex(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
