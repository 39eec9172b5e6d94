import type { Recipe } from '@plateful/contract/recipes.ts';
import { useId } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecipeChoices } from './recipe-choice.tsx';
import type { RecipeSource } from './recipe-sources.ts';

type PickerSectionProps = {
  source: RecipeSource;
  /** The servings are chosen for all recipes. */
  hasServings: boolean;
  onChoose: (recipe: Recipe) => void;
};

/** The recipes of one source: a few at first, more on request. */
export function PickerSection({ source, hasServings, onChoose }: PickerSectionProps) {
  const id = useId();
  const { title, state, recipes, retry, more } = source;
  if (state === 'ready' && recipes.length === 0 && !more) return null;

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
      <RecipeChoices recipes={recipes} hasServings={hasServings} onChoose={onChoose} />
      {state === 'loading' && recipes.length === 0 && <Skeleton className="h-72 rounded-xl" />}
      {more && state !== 'error' && (
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
