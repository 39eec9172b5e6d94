import type { User } from '@plateful/contract/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '#features/account/account-skeleton.tsx';
import { AccountTabs } from '#features/account/account-tabs.tsx';
import { FavoritesTab } from '#features/account/favorites-tab.tsx';
import { loadOf, mapLoad } from '#features/account/load.ts';
import { ProfileCard } from '#features/account/profile-card.tsx';
import type { RecipeParts } from '#features/account/recipe-parts.ts';
import { RecipesTab } from '#features/account/recipes-tab.tsx';
import { SignedOut } from '#features/account/signed-out.tsx';
import { SubscriptionTab } from '#features/billing/subscription-tab.tsx';
import { useCheckoutError } from '#features/billing/use-checkout-error.ts';
import { FavoriteButton } from '#features/favorites/favorite-button.tsx';
import { favoritesQuery } from '#features/favorites/favorites.queries.ts';
import { SignInNotice } from '#features/receipts/sign-in-notice.tsx';
import { PlateField, RecipePlate } from '#features/recipes/recipe-plate.tsx';
import { RecipeView } from '#features/recipes/recipe-view.tsx';
import { ownRecipesQuery } from '#features/recipes/recipes.queries.ts';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { useUser } from '#lib/session.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Only one of four tabs shows it.
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
      {state === 'loading' && <AccountSkeleton />}
      {state === 'anonymous' && (
        <>
          <SignedOut />
          <SignInNotice />
        </>
      )}
      {state === 'user' && <Account user={user} />}
    </div>
  );
}

function Account({ user }: { user: User }) {
  const taste = useTasteProfile();
  const recipes = loadOf(useQuery(ownRecipesQuery), (answer) => answer.recipes);
  const favorites = loadOf(useQuery(favoritesQuery), (answer) =>
    answer.favorites.map((favorite) => favorite.recipe),
  );
  const parts: RecipeParts = {
    plate: (recipe) => (
      <PlateField recipe={recipe} className="w-24 shrink-0 p-2.5 sm:w-32 sm:p-3">
        <RecipePlate recipe={recipe} size="fill" />
      </PlateField>
    ),
    view: (recipe) => (
      <>
        {taste.state === 'error' && <UncheckedNotice onRetry={taste.retry} />}
        <RecipeView recipe={recipe} limits={taste.profile} titled={false} />
      </>
    ),
    heart: (recipe) => <FavoriteButton recipeId={recipe.id} title={recipe.title} />,
  };
  return (
    <>
      <ProfileCard user={user} recipeCount={mapLoad(recipes, (all) => all.length)} />
      <AccountTabs
        panels={{
          recipes: <RecipesTab recipes={recipes} parts={parts} />,
          favorites: <FavoritesTab favorites={favorites} parts={parts} />,
          profile: (
            <Suspense fallback={<ProfileSkeleton />}>
              <AccountProfile user={user} recipes={recipes} favorites={favorites} />
            </Suspense>
          ),
          subscription: <SubscriptionTab tier={user.subscriptionTier} />,
        }}
      />
    </>
  );
}

function UncheckedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure title="Your allergies could not be loaded" onRetry={onRetry} className="mb-6">
      Until they are, this recipe is not checked against them.
    </LoadFailure>
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
