import { recipeBounds } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { RecipeMeta } from '#entities/recipe/recipe-parts.tsx';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { AllergyWarnings } from '#entities/recipe/safety-chips.tsx';
import { useTasteProfile } from '#entities/taste-profile/taste-profile.queries.ts';
import { wordMatcher } from '#lib/match-words.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { counted } from '#lib/words.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
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

type PickerSectionProps = {
  source: RecipeSource;
  isSearching: boolean;
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
};

const shownAtFirst = 5;

function PickerSection({ source, isSearching, hasServings, onChoose }: PickerSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { title, state, recipes, retry, more } = source;
  if (state === 'ready' && recipes.length === 0 && (isSearching || !more)) return null;

  // Ideas come ten at a time; one's own grow for years.
  const isLong = !more && !isSearching && recipes.length > shownAtFirst;
  const shown = isLong && !isOpen ? recipes.slice(0, shownAtFirst) : recipes;
  return (
    <section aria-labelledby={id} aria-busy={state === 'loading'}>
      <h3 id={id} className="mb-1.5 px-2 font-sans font-semibold text-sm text-soft tracking-normal">
        {title}
      </h3>
      {state === 'error' && (
        <Alert
          tone="danger"
          announce
          title="These could not be loaded"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              Try Again
            </Button>
          }
        />
      )}
      <ul>
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <RecipeChoice recipe={recipe} hasServings={hasServings} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {state === 'loading' && <Skeleton className="h-72 rounded-xl" />}
      {isLong && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${recipes.length}`}
        </Button>
      )}
      {more && !isSearching && state !== 'error' && (
        <div className="mt-2 ml-2 flex items-center gap-3">
          <Button size="sm" variant="soft" busy={state === 'loading'} onClick={more.onSelect}>
            {more.label}
          </Button>
          <span role="status" className="text-soft text-sm">
            {more.note}
          </span>
        </div>
      )}
    </section>
  );
}

type RecipeChoiceProps = {
  recipe: Recipe;
  /** Servings are being chosen for all, so that a recipe's own would only confuse. */
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
};

/** One recipe of the picker: a press plans it. */
function RecipeChoice({ recipe, hasServings, onChoose }: RecipeChoiceProps) {
  return (
    <button
      type="button"
      onClick={() => onChoose(recipe)}
      className="group/choice flex w-full items-center gap-3.5 rounded-xl p-2 text-left transition-colors hover:bg-fill"
    >
      <span className="block w-14 shrink-0">
        <RecipePlate recipe={recipe} size="fill" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="line-clamp-2 font-semibold leading-snug">{recipe.title}</span>
        <span className="flex flex-wrap items-center gap-x-3">
          <RecipeMeta recipe={recipe} servings={hasServings ? null : recipe.servings} />
          {recipe.cuisineType && <span className="text-soft text-xs">{recipe.cuisineType}</span>}
        </span>
        <AllergyWarnings recipe={recipe} />
      </span>
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-fill text-brand transition-colors group-hover/choice:bg-brand group-hover/choice:text-brand-ink"
      >
        <Plus className="size-4.5" />
      </span>
    </button>
  );
}
