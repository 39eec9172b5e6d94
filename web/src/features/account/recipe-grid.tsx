import type { Recipe } from '@plateful/contract/recipes.ts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import type { RecipeParts } from './recipe-parts.ts';
import { RecipeTile } from './recipe-tile.tsx';

/** So many at first and with each press: 300 recipes at once would keep a phone busy. */
const step = 24;

type Props = {
  label: string;
  recipes: readonly Recipe[];
  parts: RecipeParts;
  listRef?: RefObject<HTMLUListElement | null>;
};

export function RecipeGrid({ label, recipes, parts, listRef }: Props) {
  const [shown, setShown] = useState(step);
  const ownRef = useRef<HTMLUListElement>(null);
  const list = listRef ?? ownRef;
  const rest = recipes.length - shown;

  function showMore() {
    flushSync(() => setShown(shown + step));
    // The keyboard goes on from the first of the new ones, which stands where the button was.
    const first = list.current?.children[shown];
    first?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul ref={list} aria-label={label} className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
        {recipes.slice(0, shown).map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <RecipeTile recipe={recipe} parts={parts} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-6 flex flex-col items-center gap-2">
          <Button variant="secondary" onClick={showMore} className="max-sm:w-full">
            Show {Math.min(step, rest)} More
          </Button>
          <p className="text-soft text-sm tabular-nums">
            {shown} of {recipes.length}
          </p>
        </div>
      )}
    </>
  );
}
