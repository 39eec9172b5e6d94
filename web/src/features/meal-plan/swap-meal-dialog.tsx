import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { isUnreachable, serverMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RecipeChoice } from './recipe-choice.tsx';
import { alternativesQuery } from './week.queries.ts';
import { focusSlot, type MealEntry, slotWords } from './week-entry.ts';

type Props = {
  entry: MealEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (recipe: Recipe) => void;
  /** Opens the picker with all recipes instead. */
  onBrowse: () => void;
};

/** Three alternatives that fit the rest of the week, each with the reason. */
export function SwapMealDialog({ entry, open, onOpenChange, onChoose, onBrowse }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ ...alternativesQuery(entry.id), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Swap ${entry.recipe.title}`}
        description={`For ${slotWords(entry)}, with the rest of the week in mind.`}
        returnFocusTo={() => focusSlot(entry)}
        footer={
          <Button variant="secondary" onClick={onBrowse}>
            Choose Another Recipe
          </Button>
        }
      >
        {!data && error && !isFetching ? (
          <LoadFailure title="No suggestions right now" onRetry={() => void refetch()}>
            {isUnreachable(error)
              ? 'We could not reach the server. Please check your connection.'
              : (serverMessageOf(error) ?? 'Please try again.')}
          </LoadFailure>
        ) : !data ? (
          <div aria-busy="true" className="grid gap-3">
            <VisuallyHidden role="status">Looking for meals that fit</VisuallyHidden>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-20 rounded-xl" />
            ))}
          </div>
        ) : data.alternatives.length === 0 ? (
          <p className="py-6 text-center text-soft">
            Nothing else fits here within your limits. Choose a recipe yourself, or allow more minutes on this
            day.
          </p>
        ) : (
          <ul className="-mx-2 grid gap-1">
            {data.alternatives.map(({ recipe, reason }) => (
              <li key={recipe.id}>
                <RecipeChoice recipe={recipe} servings={null} reason={reason} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}
