import type { User } from '@plateful/contract/identity.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AccountStatistics } from '#features/account/account-statistics.tsx';
import { type Load, loadOf } from '#features/account/load.ts';
import { ProfileTab } from '#features/account/profile-tab.tsx';
import { TasteSection } from '#features/account/taste-section.tsx';
import { MealTimesCard } from '#features/calendar/meal-times-card.tsx';
import { SubscriptionCard } from '#features/calendar/subscription-card.tsx';
import { weekQuery } from '#features/meal-plan/meal-plan.queries.ts';
import { shoppingListsQuery } from '#features/shopping-lists/shopping-lists.queries.ts';
import { TasteFormSkeleton } from '#features/taste-profile/taste-form-skeleton.tsx';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';
import { TasteSummary } from '#features/taste-profile/taste-summary.tsx';
import { useToday } from '#lib/use-today.ts';
import { Skeleton } from '#ui/skeleton.tsx';

// The form brings the contract's schemas along: only who edits needs them.
const TasteForm = lazy(async () => ({
  default: (await import('#features/taste-profile/taste-form.tsx')).TasteForm,
}));

// Below what most people came for.
const AccountReceipts = lazy(async () => ({
  default: (await import('#features/receipts/account-receipts.tsx')).AccountReceipts,
}));

type Recipes = Load<readonly Recipe[]>;
type Props = { user: User; recipes: Recipes; favorites: Recipes };

/** The third tab: only who opens it loads its code and asks for its figures. */
export function AccountProfile({ user, recipes, favorites }: Props) {
  const today = useToday();
  const meals = loadOf(useQuery(weekQuery(mondayOf(today))), (planned) => planned);
  const lists = loadOf(useQuery(shoppingListsQuery), (answer) => answer.shoppingLists);
  return (
    <ProfileTab
      user={user}
      statistics={
        <AccountStatistics
          today={today}
          recipes={recipes}
          favorites={favorites}
          meals={meals}
          lists={lists}
        />
      }
      mealTimes={<MealTimesCard />}
      subscription={<SubscriptionCard />}
      taste={<Taste />}
      receipts={<Receipts />}
    />
  );
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
