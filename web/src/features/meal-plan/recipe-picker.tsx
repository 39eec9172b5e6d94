import { recipeBounds, searchBounds, servingsOf } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { counted } from '#lib/words.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { fitsMeal } from './fits-meal.ts';
import { FoundRecipes } from './found-recipes.tsx';
import { PickerSection } from './picker-section.tsx';
import { type RecipeSource, useRecipeSources } from './recipe-sources.ts';
import { dayName } from './week-dates.ts';
import { focusSlot, type Slot } from './week-entry.ts';

type Props = {
  slot: Slot;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The servings of the replaced meal; null for the household's default. */
  servings: number | null;
  /** Buttons for other content of the slot. */
  others?: ReactNode;
  onChoose: (recipe: Recipe, servings: number) => void;
};

/** Chooses a recipe for a slot. */
export function RecipePicker({ slot, title, open, onOpenChange, others, onChoose, ...rest }: Props) {
  const { profile } = useTasteProfile();
  const [chosenServings, setChosenServings] = useState<number | null>(null);
  const servings = chosenServings ?? rest.servings ?? profile?.householdSize ?? null;

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={dayName(slot.date)}
        footer={<Servings value={servings} onValueChange={setChosenServings} />}
        // The add button has been replaced by a meal.
        returnFocusTo={() => focusSlot(slot)}
        className="h-[92dvh] sm:h-[min(88dvh,46rem)]"
      >
        <Choices
          slot={slot}
          hasServings={servings !== null}
          others={others}
          onChoose={(recipe) => onChoose(recipe, servings ?? servingsOf(recipe))}
        />
      </DialogContent>
    </Dialog>
  );
}

type ServingsProps = {
  /** Null: each recipe's own servings. */
  value: number | null;
  onValueChange: (servings: number) => void;
};

const { min, max, default: usual } = recipeBounds.servings;

/** The servings. The first step from a recipe's own servings leads to the default. */
function Servings({ value, onValueChange }: ServingsProps) {
  return (
    <div className="flex justify-center">
      <Stepper
        label="servings"
        value={value ?? usual}
        onValueChange={(next) => onValueChange(value === null ? usual : next)}
        min={min}
        max={max}
        format={(count) => (value === null ? 'Servings as written' : counted(count, 'serving'))}
      />
    </div>
  );
}

type ChoicesProps = {
  slot: Slot;
  hasServings: boolean;
  others: ReactNode;
  onChoose: (recipe: Recipe) => void;
};

function Choices({ slot, hasServings, others, onChoose }: ChoicesProps) {
  const [words, setWords] = useState('');
  const { mealType } = slot;
  const sources = useRecipeSources(slot);
  const typed = words.trim().slice(0, searchBounds.query.maxLength);
  const term = useDebounced(typed, 250);
  // No autofocus on touch screens, where the keyboard would cover half of the options.
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const fitting = fittingIn(sources, mealType);
  const isEmpty = fitting.every(({ state, recipes }) => state === 'ready' && recipes.length === 0);

  return (
    <>
      <div className="sticky -top-1 z-1 -mx-2 bg-card px-2 pt-2 pb-3">
        <SearchField
          aria-label="Search recipes"
          placeholder="Dish, food, “vegan”, “under 20 minutes”"
          autoFocus={hasMouse}
          value={words}
          onType={setWords}
        />
      </div>
      {others && <div className="mb-4 flex flex-wrap gap-2">{others}</div>}
      {typed !== '' ? (
        <FoundRecipes
          // Text that has not been searched yet counts as loading.
          term={term === typed ? term : null}
          typed={typed}
          mealType={mealType}
          hasServings={hasServings}
          onChoose={onChoose}
        />
      ) : (
        <div className="-mx-2 grid gap-6">
          {fitting.map((source) => (
            <PickerSection key={source.title} source={source} hasServings={hasServings} onChoose={onChoose} />
          ))}
        </div>
      )}
      {typed === '' && isEmpty && (
        <p className="py-8 text-center text-soft">
          {`No recipes for ${mealType} yet. `}
          <Link to={pagePaths.recipes} className="link">
            Find new recipes
          </Link>
        </p>
      )}
    </>
  );
}

/** Recipes that fit the meal, each shown in the first source that has it. */
function fittingIn(sources: readonly RecipeSource[], mealType: Slot['mealType']): RecipeSource[] {
  const shown = new Set<string>();
  return sources.map((source) => {
    const recipes = source.recipes.filter((recipe) => !shown.has(recipe.id) && fitsMeal(recipe, mealType));
    for (const { id } of recipes) shown.add(id);
    return { ...source, recipes };
  });
}
