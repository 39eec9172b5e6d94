import type { Recipe } from '@plateful/contract/recipes.ts';
import { mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { AllergyWarnings } from '#entities/recipe/safety-chips.tsx';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { Alert } from '#ui/alert.tsx';
import { sideDish } from './edits.ts';
import { usePlanner } from './planner-context.ts';
import { SlotDialog } from './slot-dialog.tsx';
import { useLoadedWeek } from './week.queries.ts';
import type { NewMeal } from './week-edits.queries.ts';
import { entriesIn, type Slot } from './week-entry.ts';
import { servingsFor } from './week-facts.ts';

type Props = { isSignedIn: boolean; monday: PlainDate; onAdd: (meal: NewMeal) => void };

/** Adds the recipe in `?add=`: asks for the day and meal, and shows that day. */
export function AddRecipe({ isSignedIn, monday, onAdd }: Props) {
  const [params, setParams] = useSearchParams();
  const id = params.get('add');
  const { data, isFetching } = useQuery({ ...recipeQuery(id ?? ''), enabled: isSignedIn && id !== null });
  const { profile } = useTasteProfile();
  const { edit } = usePlanner();
  const loaded = useLoadedWeek();
  // Keeps the recipe during the closing animation, when it is no longer in the URL.
  const [recipe, setRecipe] = useState<Recipe | null>(null);
  const fetched = id === null ? null : (data?.recipe ?? null);
  if (fetched && fetched !== recipe) setRecipe(fetched);

  function leave(slot?: Slot) {
    const next = new URLSearchParams(params);
    next.delete('add');
    if (slot) {
      next.set('week', mondayOf(slot.date));
      next.set('day', slot.date);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  }

  function choose(slot: Slot) {
    if (!recipe) return;
    leave(slot);
    const servings = servingsFor(recipe, profile?.householdSize);
    const isTaken = entriesIn(loaded(mondayOf(slot.date)), slot).length > 0;
    if (isTaken) edit(sideDish(slot, recipe, servings), slot);
    else onAdd({ ...slot, recipe, servings });
  }

  if (id !== null && !isFetching && data === null) {
    return (
      <Alert tone="attention" announce className="mt-6 print:hidden">
        The recipe you wanted to add no longer exists.
      </Alert>
    );
  }
  if (!recipe) return null;
  return (
    <SlotDialog
      title="Add to Meal Plan"
      description={recipe.title}
      open={fetched !== null}
      onOpenChange={(isOpen) => !isOpen && leave()}
      monday={monday}
      verb="Add"
      notice={<AllergyWarnings recipe={recipe} />}
      onChoose={choose}
    />
  );
}
