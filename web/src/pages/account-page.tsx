import type { User } from '@plateful/contract/identity.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AccountSkeleton } from '#features/account/account-skeleton.tsx';
import { AccountTabs } from '#features/account/account-tabs.tsx';
import { FavoritesTab } from '#features/account/favorites-tab.tsx';
import { type Load, loadOf } from '#features/account/load.ts';
import { ProfileCard } from '#features/account/profile-card.tsx';
import { ProfileTab } from '#features/account/profile-tab.tsx';
import type { RecipeParts } from '#features/account/recipe-parts.ts';
import { RecipesTab } from '#features/account/recipes-tab.tsx';
import { SignedOut } from '#features/account/signed-out.tsx';
import { SubscriptionTab } from '#features/account/subscription-tab.tsx';
import { TasteSection } from '#features/account/taste-section.tsx';
import { useCheckoutError } from '#features/account/use-checkout-error.ts';
import { FavoriteButton } from '#features/favorites/favorite-button.tsx';
import { favoritesQuery } from '#features/favorites/favorites.queries.ts';
import { weekQuery } from '#features/meal-plan/meal-plan.queries.ts';
import { SignInNotice } from '#features/receipts/sign-in-notice.tsx';
import { PlateField, RecipePlate } from '#features/recipes/recipe-plate.tsx';
import { RecipeView } from '#features/recipes/recipe-view.tsx';
import { ownRecipesQuery } from '#features/recipes/recipes.queries.ts';
import { shoppingListsQuery } from '#features/shopping-lists/shopping-lists.queries.ts';
import { TasteFormSkeleton } from '#features/taste-profile/taste-form-skeleton.tsx';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';
import { TasteSummary } from '#features/taste-profile/taste-summary.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useUser } from '#lib/session.ts';
import { useToday } from '#lib/use-today.ts';
import { Skeleton } from '#ui/skeleton.tsx';

// The form brings the contract's schemas along: only who edits needs them.
const TasteForm = lazy(async () => ({
  default: (await import('#features/taste-profile/taste-form.tsx')).TasteForm,
}));

// Only one of four tabs shows them.
const AccountReceipts = lazy(async () => ({
  default: (await import('#features/receipts/account-receipts.tsx')).AccountReceipts,
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
  const { profile } = useTasteProfile();
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
    view: (recipe) => <RecipeView recipe={recipe} limits={profile} titled={false} />,
    heart: (recipe) => <FavoriteButton recipeId={recipe.id} title={recipe.title} />,
  };
  return (
    <>
      <ProfileCard user={user} recipeCount={countOf(recipes)} />
      <AccountTabs
        panels={{
          recipes: <RecipesTab recipes={recipes} parts={parts} />,
          favorites: <FavoritesTab favorites={favorites} parts={parts} />,
          profile: <Profile user={user} recipes={recipes} favorites={favorites} />,
          subscription: <SubscriptionTab tier={user.subscriptionTier} />,
        }}
      />
    </>
  );
}

type Recipes = Load<readonly Recipe[]>;

/** Its own component, so that its figures are only asked for when it is opened. */
function Profile({ user, recipes, favorites }: { user: User; recipes: Recipes; favorites: Recipes }) {
  const week = loadOf(useQuery(weekQuery(mondayOf(useToday()))), (meals) => meals);
  const lists = loadOf(useQuery(shoppingListsQuery), (answer) => answer.shoppingLists);
  const figures = [
    { label: 'Recipes', load: countOf(recipes) },
    { label: 'Favorites', load: countOf(favorites) },
    { label: 'Meals this week', load: countOf(week) },
    { label: 'Shopping lists', load: countOf(lists) },
  ];
  return <ProfileTab user={user} figures={figures} taste={<Taste />} receipts={<Receipts />} />;
}

function Taste() {
  const { state, profile, retry } = useTasteProfile();
  return (
    <TasteSection
      state={state}
      retry={retry}
      summary={profile && ((action) => <TasteSummary profile={profile} action={action} level={2} />)}
      form={(events) => (
        <Suspense fallback={<TasteFormSkeleton />}>
          <TasteForm profile={profile} {...events} />
        </Suspense>
      )}
    />
  );
}

function Receipts() {
  return (
    <Suspense fallback={<Skeleton className="h-98 rounded-2xl sm:h-73" />}>
      <AccountReceipts />
    </Suspense>
  );
}

function countOf(list: Load<readonly unknown[]>): Load<number> {
  return { ...list, data: list.data?.length };
}
