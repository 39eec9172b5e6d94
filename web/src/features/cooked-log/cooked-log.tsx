import type { CookedDish } from '@plateful/contract/cooked.ts';
import { pagePaths } from '@plateful/contract/pages.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { PlateField } from '#entities/recipe/recipe-plate.tsx';
import { call } from '#lib/api.ts';
import { isNotFound, serverMessageOf } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { Plate } from '#ui/plate.tsx';
import { DropdownMenuItem } from '#ui/popover.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { toastFailure } from '#ui/toast-store.ts';
import { cookedChanged, cookedKey, cookedPage } from './cooked.queries.ts';
import { CookedDishDialog } from './cooked-dish-dialog.tsx';
import { byMonth, dayOfMonth } from './days.ts';
import { Stars } from './rating.tsx';

/** The cooked dishes by month. */
export function CookedLog() {
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: cookedKey,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/cooked', { limit: cookedPage, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { cooked }) => sum + cooked.length, 0);
      return loaded < total ? loaded : undefined;
    },
  });
  if (!data) {
    if (error)
      return <LoadFailure title="Your cooked log could not be loaded" onRetry={() => void refetch()} />;
    return (
      <Loading label="Loading your cooked log" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map((place) => (
          <Skeleton key={place} className="h-64 rounded-2xl" />
        ))}
      </Loading>
    );
  }
  const entries = data.pages.flatMap(({ cooked }) => cooked);
  if (entries.length === 0) {
    return (
      <EmptyState
        picture={<Plate pictures={[]} size={144} />}
        title="Nothing cooked yet"
        action={
          <Button asChild>
            <Link to={pagePaths.recipes}>Find Something to Cook</Link>
          </Button>
        }
      >
        Tap “Cooked It” on a recipe to log it here with the date, your rating, a note and a photo.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-6 text-soft">{counted(data.pages[0]!.total, 'dish', 'dishes')} so far</p>
      {byMonth(entries).map(({ key, name, rows }) => (
        <section key={key} aria-labelledby={`month-${key}`} className="mb-10">
          <h2 id={`month-${key}`} className="mb-4 text-2xl">
            {name}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {rows.map((dish) => (
              <li key={dish.id} className="min-w-0">
                <CookedCard dish={dish} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            busyText="Loading..."
            onClick={() => void fetchNextPage()}
          >
            Show Earlier
          </Button>
        </div>
      )}
    </>
  );
}

/** Placeholder for dishes whose recipe was deleted. */
const goneRecipe = { cuisineType: null, facts: { pictures: [] } };

function CookedCard({ dish }: { dish: CookedDish }) {
  const { id, title, date, note, rating, recipe, photoId } = dish;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeCooked(id),
    onSuccess: () => cookedChanged(client),
    onError: (error) =>
      toastFailure('Not removed', serverMessageOf(error) ?? 'Please try again in a moment.'),
  });
  return (
    <Card asChild padding="none" className="h-full overflow-clip">
      <article className="flex flex-col">
        <PlateField recipe={recipe ?? goneRecipe} photoId={photoId} plateSize={132} className="py-5" />
        <div className="flex flex-1 items-start gap-2 py-4 pr-2 pl-5">
          <div className="min-w-0 flex-1">
            <p className="text-soft text-sm">
              <time dateTime={date}>{dayOfMonth(date)}</time>
            </p>
            <h3 className="wrap-anywhere mt-0.5 text-lg leading-snug">
              {recipe ? (
                <Link
                  to={generatePath(pagePaths.recipe, { id: recipe.id })}
                  className="underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            {rating !== null && (
              <p className="mt-1.5">
                <Stars rating={rating} />
              </p>
            )}
            {note && <p className="wrap-anywhere mt-2 whitespace-pre-line text-sm">{note}</p>}
          </div>
          <MoreMenu of={title}>
            <DropdownMenuItem onSelect={() => setOpen('change')}>
              <Pencil />
              Edit
            </DropdownMenuItem>
            <DropdownMenuItem variant="danger" onSelect={() => setOpen('remove')}>
              <Trash2 />
              Remove
            </DropdownMenuItem>
          </MoreMenu>
        </div>
        <CookedDishDialog
          isOpen={open === 'change'}
          recipeId={recipe?.id ?? null}
          title={title}
          entry={{ id, date, note, photoId }}
          onClose={() => setOpen(null)}
        />
        <ConfirmDialog
          open={open === 'remove'}
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          title="Remove from your cooked log?"
          description="The recipe stays. This cannot be undone."
          confirmLabel="Remove"
          busy={isPending}
          busyText="Removing..."
          onConfirm={() => mutate()}
        />
      </article>
    </Card>
  );
}

/** Already deleted counts as deleted. */
async function removeCooked(id: string): Promise<void> {
  try {
    await call('DELETE /api/cooked/{id}', { id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
