import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { favoritesQuery } from '#entities/recipe/favorites.queries.ts';
import { counted } from '#lib/words.ts';
import { Loaded } from '#ui/loaded.tsx';
import { NoRecipes } from './no-recipes.tsx';
import { RecipeTiles, RecipeTilesSkeleton, type RecipeViewer } from './recipe-tiles.tsx';

export function FavoritesTab({ view }: { view: RecipeViewer }) {
  return (
    <Loaded
      query={useQuery(favoritesQuery)}
      skeleton={<RecipeTilesSkeleton label="Loading your favorites" />}
      failure="Your favorites could not be loaded"
    >
      {({ favorites }) => <Favorites recipes={favorites.map(({ recipe }) => recipe)} view={view} />}
    </Loaded>
  );
}

type Props = { recipes: readonly Recipe[]; view: RecipeViewer };

function Favorites({ recipes, view }: Props) {
  const { list, region } = useFocusAfterRemoval(recipes);
  return (
    <div ref={region} tabIndex={-1}>
      {recipes.length === 0 ? (
        <NoRecipes title="No favorites yet">
          Press the heart on a recipe that you want to keep, and it waits for you here.
        </NoRecipes>
      ) : (
        <>
          <h2 className="sr-only">Your favorites</h2>
          <p role="status" className="mb-5 text-soft text-sm tabular-nums">
            {counted(recipes.length, 'favorite')}
          </p>
          <RecipeTiles label="Your favorites" recipes={recipes} view={view} listRef={list} />
        </>
      )}
    </div>
  );
}

/** A recipe leaves the list when its heart is pressed: the keyboard goes on at the heart that takes its place. */
function useFocusAfterRemoval(recipes: readonly Recipe[]) {
  const list = useRef<HTMLUListElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(recipes);

  useEffect(() => {
    const before = shown.current;
    shown.current = recipes;
    if (recipes.length >= before.length || document.activeElement !== document.body) return;
    const place = before.findIndex((recipe, index) => recipe.id !== recipes[index]?.id);
    const items = list.current?.children;
    const item = items?.[Math.min(place, items.length - 1)];
    const heart = [...(item?.querySelectorAll('button') ?? [])].at(-1);
    (heart ?? region.current)?.focus();
  }, [recipes]);

  return { list, region };
}
