import type { Recipe } from '@plateful/contract/recipes.ts';
import type { WeekWaste as Waste } from '@plateful/contract/week.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Recycle } from 'lucide-react';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { useUnits } from '#lib/units.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { replacement } from './edits.ts';
import { usePlanner } from './planner-context.ts';
import { leftWords } from './waste-words.ts';
import { wasteQuery } from './week.queries.ts';
import type { NewMeal } from './week-edits.queries.ts';
import { servingsFor } from './week-facts.ts';

/** The share of the week's purchased fresh food that its meals use, and the change that helps most. */
export function WeekWaste({ onAdd }: { onAdd: (meal: NewMeal) => void }) {
  const { monday } = usePlanner();
  const units = useUnits();
  // Keep the previous value while loading.
  const { data, isPending } = useQuery({ ...wasteQuery(monday), placeholderData: keepPreviousData });
  if (isPending) return <Skeleton className="mt-4 h-24 rounded-xl" />;
  // Optional information: hidden if there is no fresh food, or loading failed.
  if (!data?.waste || data.waste.boughtGrams === 0) return null;
  const { boughtGrams, usedGrams, left, advice } = data.waste;
  const percent = Math.round((usedGrams / boughtGrams) * 100);
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 rounded-xl bg-leaf-bg px-4 py-3.5 sm:px-5 sm:py-4">
      <p className="flex items-start gap-3">
        <Recycle className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span>
          <strong>{`You use ${percent}% of the fresh food you buy`}</strong>{' '}
          <span className="text-soft">(estimate)</span>
        </span>
      </p>
      <Progress value={percent} label="Fresh food used" labelHidden tone="leaf" />
      {left.length > 0 && <p className="text-sm">{`Left: ${leftWords(left, units)}.`}</p>}
      {advice && <Advice advice={advice} onAdd={onAdd} />}
    </div>
  );
}

type AdviceProps = { advice: NonNullable<Waste['advice']>; onAdd: (meal: NewMeal) => void };

/** One click plans a meal that uses the food. */
function Advice({ advice, onAdd }: AdviceProps) {
  const { entries, edit } = usePlanner();
  const { profile } = useTasteProfile();
  const { words, date, mealType, entryId, recipes } = advice;
  const entry = entries.find(({ id }) => id === entryId);
  // The meal to be replaced has changed; new advice is loading.
  if (entryId !== null && !entry) return null;

  function apply(recipe: Recipe) {
    if (entry) edit(replacement(entry, recipe), entry);
    else onAdd({ date, mealType, recipe, servings: servingsFor(recipe, profile?.householdSize) });
  }

  return (
    <div className="border-leaf/25 border-t pt-3">
      <p className="text-sm">{words}</p>
      <ul aria-label="Dishes that use it" className="mt-2 flex flex-wrap gap-2">
        {recipes.slice(0, 3).map((recipe) => (
          <li key={recipe.id} className="min-w-0 max-w-full">
            <Button size="sm" variant="secondary" className="max-w-full" onClick={() => apply(recipe)}>
              <span className="truncate">{recipe.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
