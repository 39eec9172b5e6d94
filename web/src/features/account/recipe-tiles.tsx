import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { FavoriteButton } from '#entities/recipe/favorite-button.tsx';
import { PlateField } from '#entities/recipe/recipe-plate.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

/** All of a recipe but its title, which the page knows how to show. */
export type RecipeViewer = (recipe: Recipe) => ReactNode;

/** So many at first and with each press: 300 recipes at once would keep a phone busy. */
const step = 24;

const grid = 'grid gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3';

type Props = {
  label: string;
  recipes: readonly Recipe[];
  view: RecipeViewer;
  listRef?: RefObject<HTMLUListElement | null>;
  /** What one does with it in this list. */
  menu?: ((recipe: Recipe) => ReactNode) | undefined;
};

export function RecipeTiles({ label, recipes, view, listRef, menu }: Props) {
  const [most, setMost] = useState(step);
  const ownRef = useRef<HTMLUListElement>(null);
  const list = listRef ?? ownRef;
  return (
    <>
      <ul ref={list} aria-label={label} className={grid}>
        {recipes.slice(0, most).map((recipe) => (
          <li key={recipe.id} className="min-w-0">
            <RecipeTile recipe={recipe} view={view} menu={menu} />
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

type TileProps = { recipe: Recipe } & Pick<Props, 'view' | 'menu'>;

/** A recipe in a list: small, and whole in a dialog. */
function RecipeTile({ recipe, view, menu }: TileProps) {
  // Reads as "Italian dinner".
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
                {view(recipe)}
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

/** Tiles in the shape of those to come. */
export function RecipeTilesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className="h-30 rounded-2xl" />
      ))}
    </Loading>
  );
}
