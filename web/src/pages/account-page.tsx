import type { User } from '@plateful/contract/identity.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { CollectionsButton } from '#entities/collection/collections-button.tsx';
import { addToPlanPath } from '#entities/recipe/add-to-plan-path.ts';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { AccountTabs } from '#features/account/account-tabs.tsx';
import { FavoritesTab } from '#features/account/favorites-tab.tsx';
import { ProfileCard } from '#features/account/profile-card.tsx';
import { RecipesTab } from '#features/account/recipes-tab.tsx';
import { SubscriptionTab } from '#features/billing/subscription-tab.tsx';
import { useCheckoutError } from '#features/billing/use-return-parameter.ts';
import { CookLink } from '#features/cook-mode/cook-link.tsx';
import { RecipeView } from '#features/recipe-page/recipe-view.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useSignInPath, useUser } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

// Loaded lazily: only one of four tabs shows it.
const AccountProfile = lazy(async () => ({
  default: (await import('./account-profile.tsx')).AccountProfile,
}));

export function AccountPage() {
  const { state, user } = useUser();
  useCheckoutError();
  return (
    <div className="page-width pt-8 pb-16 sm:pt-12">
      <PageTitle>My Account</PageTitle>
      <h1 className="mb-6 text-5xl sm:mb-8">My Account</h1>
      {state === 'loading' && (
        <Loading label="Loading your account" className="grid gap-8">
          <Skeleton className="h-52 rounded-2xl sm:h-32" />
          <Skeleton className="h-12" />
          <Skeleton className="h-dvh rounded-2xl" />
        </Loading>
      )}
      {state === 'anonymous' && <SignedOut />}
      {state === 'user' && <Account user={user} />}
    </div>
  );
}

function SignedOut() {
  const signInPath = useSignInPath();
  return (
    <>
      <div className="flex flex-col items-center gap-6 py-10 text-center sm:py-16">
        <Plate pictures={[]} size={144} />
        <p className="text-lg text-soft">Please sign in to view your account.</p>
        <Button asChild size="lg">
          <a href={signInPath}>Sign In</a>
        </Button>
      </div>
      <Alert title="Sign in required" className="mx-auto max-w-xl text-left">
        Log in to upload receipts and sync insights to your profile.
      </Alert>
    </>
  );
}

function Account({ user }: { user: User }) {
  const view = (recipe: Recipe) => <OwnRecipe recipe={recipe} />;
  return (
    <>
      <ProfileCard user={user} />
      <AccountTabs
        panels={{
          recipes: <RecipesTab view={view} />,
          favorites: <FavoritesTab view={view} />,
          profile: (
            <Suspense fallback={<ProfileSkeleton />}>
              <AccountProfile user={user} />
            </Suspense>
          ),
          subscription: <SubscriptionTab tier={user.subscriptionTier} />,
        }}
      />
    </>
  );
}

/** The recipe view in a dialog, below its title. */
function OwnRecipe({ recipe }: { recipe: Recipe }) {
  const taste = useTasteProfile();
  return (
    <>
      {taste.state === 'error' && (
        <LoadFailure title="Your allergies could not be loaded" onRetry={taste.retry} className="mb-6">
          Until they load, this recipe is not checked against them.
        </LoadFailure>
      )}
      <RecipeView
        recipe={recipe}
        limits={taste.profile}
        titled={false}
        cookLink={(servings) => <CookLink recipe={recipe} servings={servings} isOnPage={false} />}
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={addToPlanPath(recipe.id)}>
                <CalendarPlus />
                Add to Meal Plan
              </Link>
            </Button>
            <CollectionsButton recipeId={recipe.id} title={recipe.title} />
          </>
        }
      />
    </>
  );
}

/** The first two cards of the tab. */
function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-58 rounded-2xl sm:h-37" />
      <Skeleton className="h-dvh rounded-2xl sm:h-90" />
    </div>
  );
}
