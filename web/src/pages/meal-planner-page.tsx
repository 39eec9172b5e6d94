import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '#features/calendar/calendar.queries.ts';
import { CalendarSync, CopyUrlItem } from '#features/calendar/calendar-sync.tsx';
import { Planner } from '#features/meal-plan/planner.tsx';
import { VisitorPlanner } from '#features/meal-plan/visitor-planner.tsx';
import { PageTitle } from '#lib/page-title.tsx';
import { useUser } from '#lib/session.ts';

export function MealPlannerPage() {
  const { state } = useUser();
  return (
    <div className="page-width pt-5 pb-12 md:pt-8 md:pb-16">
      <PageTitle>Meal Planner</PageTitle>
      {state === 'anonymous' ? <VisitorPlanner /> : <UserPlanner isSignedIn={state === 'user'} />}
    </div>
  );
}

function UserPlanner({ isSignedIn }: { isSignedIn: boolean }) {
  // Loaded with the page: browsers allow copying only synchronously with the click.
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: isSignedIn });
  return (
    <Planner
      isSignedIn={isSignedIn}
      calendar={{
        button: isSignedIn && <CalendarSync />,
        menuItem: subscription && <CopyUrlItem feedPath={subscription.feedPath} />,
      }}
    />
  );
}
