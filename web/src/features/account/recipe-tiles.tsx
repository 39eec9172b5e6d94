import { minutesOf, pageBounds, servingsOf } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef } from 'react';
import { generatePath, Link } from 'react-router';
import { FavoriteButton } from '#entities/recipe/favorite-button.tsx';
import { PlateField } from '#entities/recipe/recipe-plate.tsx';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

/** Renders a recipe without its title, which the dialog shows. */
export type RecipeViewer = (recipe: Recipe) => ReactNode;

const grid = 'grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3';

type Props = {
  label: string;
  recipes: readonly RecipeSummary[];
  /** On all pages; a lower bound if `isTotalExact` is false. */
  total: number;
  isTotalExact?: boolean | undefined;
  pages: Pages;
  view: RecipeViewer;
  listRef?: RefObject<HTMLUListElement | null>;
  /** The actions for a recipe in this list. */
  menu?: ((recipe: RecipeSummary) => ReactNode) | undefined;
};

/** The paging part of an infinite query. */
type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

export function RecipeTiles({ label, recipes, total, isTotalExact, pages, view, listRef, menu }: Props) {
  const ownRef = useRef<HTMLUListElement>(null);
  const list = listRef ?? ownRef;
  return (
    <>
      <ul ref={list} aria-label={label} className={grid}>
        {recipes.map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <RecipeTile recipe={recipe} view={view} menu={menu} />
          </li>
        ))}
      </ul>
      <ShowMore
        list={list}
        focusOn="button"
        step={pageBounds.usual}
        shown={recipes.length}
        total={total}
        isTotalExact={isTotalExact}
        hasMore={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        hasFailed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </>
  );
}

type TileProps = { recipe: RecipeSummary } & Pick<Props, 'view' | 'menu'>;

/** A recipe in a list. Opens the complete recipe in a dialog. */
function RecipeTile({ recipe, view, menu }: TileProps) {
  // "Italian dinner".
  const kind = [recipe.cuisineType, recipe.mealType].filter(Boolean).join(' ');
  return (
    <Card asChild padding="none" interactive>
      <article className="flex h-full">
        <PlateField recipe={recipe} className="w-24 shrink-0 rounded-l-2xl p-2.5 sm:w-32 sm:p-3" />
        <div className="min-w-0 flex-1 py-4 pl-4">
          <h3 className="text-lg leading-snug tracking-tight">
            <Dialog>
              <DialogTrigger className="line-clamp-4 w-full rounded-sm text-left after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-focus focus-visible:after:-outline-offset-4">
                {recipe.title}
              </DialogTrigger>
              <DialogContent
                size="lg"
                title={recipe.title}
                footer={
                  <Button asChild>
                    <Link to={generatePath(pagePaths.recipe, { id: recipe.id })}>Open Full Page</Link>
                  </Button>
                }
              >
                <WholeRecipe id={recipe.id} view={view} />
              </DialogContent>
            </Dialog>
          </h3>
          <p className="mt-1.5 text-soft text-sm tabular-nums">
            {`${minutesOf(recipe)} min · serves ${servingsOf(recipe)}`}
            {kind !== '' && <span className="block truncate">{kind}</span>}
          </p>
        </div>
        <div className="relative z-1 grid content-start p-2">
          <FavoriteButton recipe={recipe} />
          {menu?.(recipe)}
        </div>
      </article>
    </Card>
  );
}

/** Cards have only the data that they show; the complete recipe is loaded when it is opened. */
function WholeRecipe({ id, view }: { id: string; view: RecipeViewer }) {
  return (
    <Loaded
      query={useQuery(recipeQuery(id))}
      skeleton={
        <Loading label="Loading the recipe">
          <Skeleton className="h-dvh rounded-2xl" />
        </Loading>
      }
      failure="This recipe could not be loaded"
    >
      {(answer) =>
        answer ? view(answer.recipe) : <p className="text-soft">This recipe no longer exists.</p>
      }
    </Loaded>
  );
}

/** Skeletons in the shape of the tiles. */
export function RecipeTilesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className="h-30 rounded-2xl" />
      ))}
    </Loading>
  );
}
