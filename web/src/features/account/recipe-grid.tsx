import type { Recipe } from '@plateful/contract/recipes.ts';
import { type RefObject, useRef, useState } from 'react';
import { ShowMore } from '#ui/show-more.tsx';
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
  const [most, setMost] = useState(step);
  const ownRef = useRef<HTMLUListElement>(null);
  const list = listRef ?? ownRef;

  return (
    <>
      <ul ref={list} aria-label={label} className="grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3">
        {recipes.slice(0, most).map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <RecipeTile recipe={recipe} parts={parts} />
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        focusOn="button"
        most={most}
        step={step}
        total={recipes.length}
        onMore={setMost}
      />
    </>
  );
}
