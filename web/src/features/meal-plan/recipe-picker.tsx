import { recipeBounds } from '@plateful/contract/limits.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { wordMatcher } from '#lib/match-words.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { counted } from '#lib/words.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PickerSection } from './picker-section.tsx';
import { type Slot, slotId } from './planned-meal.ts';
import { type RecipeSource, useRecipeSources } from './recipe-sources.ts';
import { fitsMeal, searchedText } from './search-recipes.ts';
import { focusableIn } from './use-kept-focus.ts';
import { dayName } from './week-dates.ts';

type Props = {
  slot: Slot;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Servings are null where each recipe's own shall count. */
  onChoose: (recipe: Recipe, servings: number | null) => void;
};

/** Chooses what goes into a slot: a sheet on a phone, a window elsewhere. */
export function RecipePicker({ slot, open, onOpenChange, onChoose }: Props) {
  const { profile } = useTasteProfile();
  const [chosenServings, setChosenServings] = useState<number | null>(null);
  const servings = chosenServings ?? profile?.householdSize ?? null;

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={`Add ${slot.mealType}`}
        description={dayName(slot.date)}
        footer={<Servings value={servings} onValueChange={setChosenServings} />}
        // The add button has become a meal.
        returnFocusTo={() => focusableIn(slotId(slot))}
        className="h-[92dvh] sm:h-[min(88dvh,46rem)]"
      >
        <Choices
          slot={slot}
          hasServings={servings !== null}
          onChoose={(recipe) => onChoose(recipe, servings)}
        />
      </DialogContent>
    </Dialog>
  );
}

type ServingsProps = {
  /** Null: as many as each recipe is written for. */
  value: number | null;
  onValueChange: (servings: number) => void;
};

const { min, max, default: usual } = recipeBounds.servings;

/** How many eat. The first step away from what is written leads to the usual number. */
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
  onChoose: (recipe: Recipe) => void;
};

function Choices({ slot, hasServings, onChoose }: ChoicesProps) {
  const sources = useRecipeSources(slot);
  const [words, setWords] = useState('');
  const isSearching = words.trim() !== '';
  // On a touch screen the keyboard would cover half of what there is to choose from.
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const found = fitting(sources, slot, words);
  const count = found.reduce((sum, source) => sum + source.recipes.length, 0);
  const isSettled = found.every(({ state }) => state === 'ready');

  return (
    <>
      <div className="sticky -top-1 z-1 -mx-2 bg-card px-2 pt-2 pb-4">
        <SearchField
          aria-label="Search recipes"
          placeholder="Search recipes or ingredients"
          autoFocus={hasMouse}
          value={words}
          onType={setWords}
        />
      </div>
      <VisuallyHidden role="status">
        {isSearching && isSettled ? `${counted(count, 'recipe')} found` : ''}
      </VisuallyHidden>
      <div className="-mx-2 grid gap-6">
        {found.map((source) => (
          <PickerSection
            key={source.title}
            source={source}
            isSearching={isSearching}
            hasServings={hasServings}
            onChoose={onChoose}
          />
        ))}
      </div>
      {count === 0 && isSettled && (
        <p className="py-8 text-center text-soft">
          {isSearching
            ? `No recipe here matches “${words.trim()}”. `
            : `No recipes for ${slot.mealType} yet. `}
          <Link to={pagePaths.recipes} className="link">
            Find new recipes
          </Link>
        </p>
      )}
    </>
  );
}

/** What fits the meal and the words; a recipe of several sources is shown in the first. */
function fitting(sources: readonly RecipeSource[], slot: Slot, words: string): RecipeSource[] {
  const shown = new Set<string>();
  const hasWords = wordMatcher(words);
  return sources.map((source) => {
    const recipes = source.recipes.filter(
      (recipe) => !shown.has(recipe.id) && fitsMeal(recipe, slot.mealType) && hasWords(searchedText(recipe)),
    );
    for (const { id } of recipes) shown.add(id);
    return { ...source, recipes };
  });
}
