import { servingsOf } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { ChefHat, ShoppingBasket, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { isUnreachable } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { useAddMeal, useWeek } from './meal-plan.queries.ts';
import type { Slot } from './planned-meal.ts';
import { RecipePicker } from './recipe-picker.tsx';
import { useDaysPerPage, useShownWeek } from './use-shown-week.ts';
import { type CalendarParts, WeekActions, WeekControls } from './week-actions.tsx';
import { shoppingPathOf } from './week-dates.ts';
import { WeekSkeleton } from './week-grid.tsx';
import { WeekView } from './week-view.tsx';

/** From so many days side by side there is room for the week's buttons above them. */
const roomyDays = 3;

type Props = {
  /** False while it is not known yet who is looking: nothing is asked of the server before. */
  isSignedIn: boolean;
  calendar: CalendarParts;
};

/** The week of a signed-in person. */
export function Planner({ isSignedIn, calendar }: Props) {
  const shown = useShownWeek();
  const perPage = useDaysPerPage();
  const { data: meals, error, refetch, isFetching } = useWeek(shown.monday, isSignedIn);
  const add = useAddMeal();
  const [picking, setPicking] = useState<{ slot: Slot; isOpen: boolean; count: number } | null>(null);

  function pick(slot: Slot) {
    setPicking({ slot, isOpen: true, count: (picking?.count ?? 0) + 1 });
  }

  function plan(recipe: Recipe, servings: number | null) {
    if (!picking) return;
    setPicking({ ...picking, isOpen: false });
    add.mutate({ ...picking.slot, recipeId: recipe.id, servings: servings ?? servingsOf(recipe), recipe });
  }

  return (
    <>
      <UncheckedNotice />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>Meal Planner</h1>
        <WeekActions monday={shown.monday} meals={meals} hasRoom={perPage >= roomyDays} calendar={calendar} />
        <div className="w-full">
          <WeekControls monday={shown.monday} onToday={shown.goToToday} onWeek={shown.leafWeeks} />
        </div>
      </header>
      <div className="mt-4 md:mt-6">
        {meals ? (
          <WeekView shown={shown} perPage={perPage} meals={meals} onAdd={pick} />
        ) : error && !isFetching ? (
          <WeekFailure isOffline={isUnreachable(error)} onRetry={() => void refetch()} />
        ) : (
          <WeekSkeleton perPage={perPage} />
        )}
      </div>
      <MoreLinks shoppingPath={perPage < roomyDays ? shoppingPathOf(shown.monday) : null} />
      {picking && (
        // Each opening starts anew: no words in the search, the household's servings.
        <RecipePicker
          key={picking.count}
          slot={picking.slot}
          open={picking.isOpen}
          onOpenChange={(isOpen) => setPicking({ ...picking, isOpen })}
          onChoose={plan}
        />
      )}
    </>
  );
}

function UncheckedNotice() {
  const { state, retry } = useTasteProfile();
  if (state !== 'error') return null;
  return (
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
  );
}

function WeekFailure({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <LoadFailure
      title={isOffline ? 'You seem to be offline' : 'We could not load this week'}
      onRetry={onRetry}
    >
      {isOffline
        ? 'Your plan is safe with us. Check your connection, then try again.'
        : 'Your plan is safe. Please try again in a moment.'}
    </LoadFailure>
  );
}

/** Where the list is only in a menu above, the next step is within the thumb's reach below. */
function MoreLinks({ shoppingPath }: { shoppingPath: string | null }) {
  return (
    <nav aria-label="More for your week" className="mt-8 flex flex-wrap gap-2 md:mt-10">
      {shoppingPath !== null && (
        <Button asChild>
          <Link to={shoppingPath}>
            <ShoppingBasket />
            Shopping List
          </Link>
        </Button>
      )}
      <Button variant="soft" asChild>
        <Link to={pagePaths.recipes}>
          <ChefHat />
          Find new recipes
        </Link>
      </Button>
      <Button variant="quiet" asChild>
        <Link to={pagePaths.account}>
          <UserRound />
          Your recipes
        </Link>
      </Button>
    </nav>
  );
}
