import type { Recipe } from '@plateful/contract/recipes.ts';
import { useId, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RecipeChoice, RecipeChoiceSkeleton } from './recipe-choice.tsx';
import type { RecipeSource } from './recipe-sources.ts';

type Props = {
  source: RecipeSource;
  isSearching: boolean;
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
};

const shownAtFirst = 5;

export function PickerSection({ source, isSearching, hasServings, onChoose }: Props) {
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
      {state === 'loading' && skeletons.map((key) => <RecipeChoiceSkeleton key={key} />)}
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

const skeletons = [1, 2, 3, 4, 5];
