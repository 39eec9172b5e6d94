import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '#features/calendar/calendar.queries.ts';
import { CalendarSync } from '#features/calendar/calendar-sync.tsx';
import { CopyUrlItem } from '#features/calendar/copy-url-item.tsx';
import { Planner } from '#features/meal-plan/planner.tsx';
import { RecipeLookContext } from '#features/meal-plan/recipe-look.ts';
import { VisitorPlanner } from '#features/meal-plan/visitor-planner.tsx';
import { RecipePlate } from '#features/recipes/recipe-plate.tsx';
import { safetyClaims } from '#features/recipes/safety-claims.ts';
import { useTasteProfile } from '#features/taste-profile/taste-profile.queries.ts';
import { PageTitle } from '#lib/page-title.tsx';
import { useUser } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { MealPlannerPicker } from './meal-planner-picker.tsx';

export function MealPlannerPage() {
  const { state } = useUser();
  return (
    <div className="page-width pt-5 pb-12 md:pt-8 md:pb-16">
      <PageTitle>Meal Planner</PageTitle>
      {state === 'anonymous' ? <VisitorPage /> : <UserPage isSignedIn={state === 'user'} />}
    </div>
  );
}

function VisitorPage() {
  return (
    <>
      <h1 className="text-center">Meal Planner</h1>
      <VisitorPlanner />
    </>
  );
}

const plate = (recipe: Recipe) => <RecipePlate recipe={recipe} size="fill" />;

function UserPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { state, profile, retry } = useTasteProfile();
  // Asked for with the page: browsers let a press copy only what is there already.
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: isSignedIn });
  const allergies = profile?.allergies ?? [];

  /** What this household may not eat, and what nobody could check for it. */
  function warnings({ facts }: Recipe): string[] {
    if (allergies.length === 0) return [];
    return safetyClaims(facts, { allergies, dietaryRestrictions: [] })
      .filter(({ kind }) => kind !== 'safe')
      .map(({ text }) => text);
  }

  return (
    <RecipeLookContext value={{ plate, warnings }}>
      {state === 'error' && (
        <Alert
          tone="attention"
          announce
          className="mb-6"
          title="Your allergies could not be loaded"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              Try Again
            </Button>
          }
        >
          Until then, meals below are not checked against them.
        </Alert>
      )}
      <Planner
        isSignedIn={isSignedIn}
        calendar={{
          button: isSignedIn && <CalendarSync />,
          menuItem: subscription && <CopyUrlItem feedPath={subscription.feedPath} />,
        }}
        picker={(props) => <MealPlannerPicker {...props} usualServings={profile?.householdSize ?? null} />}
      />
    </RecipeLookContext>
  );
}
