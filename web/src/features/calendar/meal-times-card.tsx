import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { profileQuery } from './calendar.queries.ts';
import { MealTimesForm } from './meal-times-form.tsx';

/** The times of the meals in the calendar. */
export function MealTimesCard() {
  return (
    <Card asChild>
      <section aria-labelledby="meal-times">
        <h2 id="meal-times" className="text-2xl">
          Meal times
        </h2>
        <p className="mt-1 mb-5 text-soft">
          When you usually eat. Your calendar shows planned meals at these times.
        </p>
        <Loaded
          query={useQuery(profileQuery)}
          skeleton={
            <Loading label="Loading your meal times">
              <Skeleton className="h-106 sm:h-66" />
            </Loading>
          }
          failure="Your meal times could not be loaded"
        >
          {(profile) => <MealTimesForm profile={profile} />}
        </Loaded>
      </section>
    </Card>
  );
}
