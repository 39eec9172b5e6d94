import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { serverMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import type { Load } from './load.ts';
import { RecipeGrid } from './recipe-grid.tsx';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import type { RecipeParts } from './recipe-parts.ts';

type Props = { favorites: Load<readonly Recipe[]>; parts: RecipeParts };

export function FavoritesTab({ favorites: { data, error, retry }, parts }: Props) {
  if (data) return <Favorites recipes={data} parts={parts} />;
  if (!error) return <RecipeGridSkeleton label="Loading your favorites" />;
  return (
    <LoadFailure title="Your favorites could not be loaded" onRetry={retry}>
      {serverMessageOf(error)}
    </LoadFailure>
  );
}

function Favorites({ recipes, parts }: { recipes: readonly Recipe[]; parts: RecipeParts }) {
  const { list, region } = useFocusAfterRemoval(recipes);
  return (
    <div ref={region} tabIndex={-1}>
      {recipes.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <h2 className="sr-only">Your favorites</h2>
          <p role="status" className="mb-5 text-soft text-sm tabular-nums">
            {recipes.length} {recipes.length === 1 ? 'favorite' : 'favorites'}
          </p>
          <RecipeGrid label="Your favorites" recipes={recipes} parts={parts} listRef={list} />
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

function NoFavorites() {
  return (
    <EmptyState
      picture={<Plate pictures={[]} size={144} />}
      title="No favorites yet"
      action={
        <Button asChild>
          <Link to={pagePaths.recipes}>Find Recipes</Link>
        </Button>
      }
    >
      Press the heart on a recipe that you want to keep, and it waits for you here.
    </EmptyState>
  );
}
