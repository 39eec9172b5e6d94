import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cardsOf, favoriteCardsQuery } from '#entities/recipe/recipe-cards.queries.ts';
import { counted } from '#lib/words.ts';
import { Loaded } from '#ui/loaded.tsx';
import { NoRecipes } from './no-recipes.tsx';
import { RecipeMenu } from './recipe-menu.tsx';
import { RecipeTiles, RecipeTilesSkeleton, type RecipeViewer } from './recipe-tiles.tsx';

export function FavoritesTab({ view }: { view: RecipeViewer }) {
  const query = useInfiniteQuery(favoriteCardsQuery);
  return (
    <Loaded
      query={query}
      skeleton={<RecipeTilesSkeleton label="Loading your favorites" />}
      failure="Your favorites could not be loaded"
    >
      {(data) => <Favorites {...cardsOf(data)} pages={query} view={view} />}
    </Loaded>
  );
}

type Props = Pick<ComponentProps<typeof RecipeTiles>, 'recipes' | 'total' | 'pages' | 'view'>;

function Favorites({ recipes, total, pages, view }: Props) {
  const { list, region } = useFocusAfterRemoval(recipes);
  return (
    <div ref={region} tabIndex={-1}>
      {recipes.length === 0 ? (
        <NoRecipes title="No favorites yet">
          Tap the heart on a recipe you like, and it is saved here.
        </NoRecipes>
      ) : (
        <>
          <h2 className="sr-only">Your favorites</h2>
          <p role="status" className="mb-5 text-soft text-sm tabular-nums">
            {counted(total, 'favorite')}
          </p>
          <RecipeTiles
            label="Your favorites"
            recipes={recipes}
            total={total}
            pages={pages}
            view={view}
            listRef={list}
            menu={(recipe) => <RecipeMenu recipe={recipe} />}
          />
        </>
      )}
    </div>
  );
}

/** A recipe leaves the list when it is unmarked; the focus moves to the favorite button that takes its place. */
function useFocusAfterRemoval(recipes: readonly RecipeSummary[]) {
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
    const heart = item?.querySelector<HTMLElement>('[aria-pressed]');
    (heart ?? region.current)?.focus();
  }, [recipes]);

  return { list, region };
}
