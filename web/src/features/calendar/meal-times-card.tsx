import type { UserProfile } from '@plateful/contract/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { profileQuery } from './calendar.queries.ts';
import { MealTimesForm } from './meal-times-form.tsx';

/** When the household eats, by which the calendar places its meals. */
export function MealTimesCard() {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <Card asChild>
      <section aria-labelledby="meal-times">
        <h2 id="meal-times" className="text-2xl">
          Meal times
        </h2>
        <p className="mt-1 text-soft">
          When you usually eat. Your calendar shows planned meals at these times.
        </p>
        <div className="mt-5">
          <Content profile={data} error={error} retry={() => void refetch()} />
        </div>
      </section>
    </Card>
  );
}

type ContentProps = { profile: UserProfile | undefined; error: Error | null; retry: () => void };

function Content({ profile, error, retry }: ContentProps) {
  if (profile) return <MealTimesForm profile={profile} />;
  if (error === null) return <FormSkeleton />;
  return (
    <LoadFailure title="Your meal times could not be loaded" onRetry={retry}>
      {serverMessageOf(error)}
    </LoadFailure>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <VisuallyHidden role="status">Loading your meal times</VisuallyHidden>
      <div className="grid gap-4 sm:grid-cols-3">
        {['a', 'b', 'c'].map((place) => (
          <div key={place} className="grid gap-1.5">
            <Skeleton className="h-6 w-20" />
            <Skeleton className="h-12 rounded-lg" />
          </div>
        ))}
      </div>
      <div className="grid gap-1.5">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="w-56 max-w-full" />
        <Skeleton className="h-12 rounded-lg" />
      </div>
      <Skeleton className="h-11 w-36 rounded-full" />
    </div>
  );
}
