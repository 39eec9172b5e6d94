import type { User } from '@plateful/contract/identity.ts';
import { mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AccountStatistics } from '#features/account/account-statistics.tsx';
import { DeleteAccount } from '#features/account/delete-account.tsx';
import { ExportData } from '#features/account/export-data.tsx';
import { ImportData } from '#features/account/import-data.tsx';
import { PersonalInfo } from '#features/account/profile-card.tsx';
import { RecipeFiles } from '#features/account/recipe-files.tsx';
import { MealTimesCard } from '#features/calendar/meal-times-card.tsx';
import { SubscriptionCard } from '#features/calendar/subscription-card.tsx';
import { ApiKeysCard } from '#features/developers/api-keys-card.tsx';
import { weekQuery } from '#features/meal-plan/week.queries.ts';
import { isMeal } from '#features/meal-plan/week-entry.ts';
import { TasteSection } from '#features/taste-profile/taste-section.tsx';
import { useToday } from '#lib/use-today.ts';
import { Skeleton } from '#ui/skeleton.tsx';

// Loaded lazily: it is below the content that most users want.
const AccountReceipts = lazy(async () => ({
  default: (await import('#features/receipts/account-receipts.tsx')).AccountReceipts,
}));

/** The third tab. Its code and data are loaded when it is opened. */
export function AccountProfile({ user }: { user: User }) {
  const week = weekQuery(mondayOf(useToday()));
  const meals = useQuery({ ...week, select: ({ entries }) => entries.filter(isMeal) });
  return (
    <div className="grid grid-cols-1 gap-5">
      <PersonalInfo user={user} />
      <AccountStatistics meals={meals} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <MealTimesCard />
        <SubscriptionCard />
      </div>
      <TasteSection />
      <div className="my-5">
        <Suspense fallback={<Skeleton className="h-98 rounded-2xl sm:h-73" />}>
          <AccountReceipts />
        </Suspense>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <ExportData />
        <ImportData />
        <RecipeFiles />
      </div>
      <ApiKeysCard />
      <DeleteAccount />
    </div>
  );
}
