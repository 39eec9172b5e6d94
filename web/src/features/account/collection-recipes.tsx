import { collectionBounds, pageBounds } from '@plateful/contract/bounds.ts';
import type { Collection } from '@plateful/contract/collections.ts';
import type { RecipeSummary } from '@plateful/contract/recipe-cards.ts';
import { ArrowDown, ArrowUp, FolderMinus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCollectionChanges } from '#entities/collection/collections.queries.ts';
import { useCards } from '#entities/recipe/recipe-cards.queries.ts';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog, DialogContent } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { DropdownMenuItem } from '#ui/popover.tsx';
import { RecipeMenu } from './recipe-menu.tsx';
import { RecipeTiles, RecipeTilesSkeleton, type RecipeViewer } from './recipe-tiles.tsx';

type Props = { collection: Collection; view: RecipeViewer };

/** The ordered recipes of a collection, and its actions. */
export function CollectionRecipes({ collection, view }: Props) {
  const { id, name, recipeIds } = collection;
  const { rename, remove, order, include } = useCollectionChanges();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const [max, setMost] = useState<number>(pageBounds.usual);
  const cards = useCards(recipeIds, max);
  // Follows the optimistic order of the collection, without waiting for the server's.
  const byId = new Map(cards.recipes.map((recipe) => [recipe.id, recipe]));
  const recipes = recipeIds.slice(0, max).flatMap((recipeId) => byId.get(recipeId) ?? []);
  const isLoading = recipes.length === 0 && cards.isLoading;
  // Recipes deleted meanwhile are only known once all cards are loaded.
  const count = cards.isLoading || max < recipeIds.length ? recipeIds.length : recipes.length;

  function move(recipeId: string, by: number) {
    const index = recipeIds.indexOf(recipeId);
    const next = recipeIds.filter((id) => id !== recipeId);
    next.splice(index + by, 0, recipeId);
    order.mutate({ id, recipeIds: next });
  }

  function menu(recipe: RecipeSummary) {
    const index = recipeIds.indexOf(recipe.id);
    return (
      <RecipeMenu recipe={recipe}>
        <DropdownMenuItem disabled={index === 0} onSelect={() => move(recipe.id, -1)}>
          <ArrowUp />
          Move Up
        </DropdownMenuItem>
        <DropdownMenuItem disabled={index === recipeIds.length - 1} onSelect={() => move(recipe.id, 1)}>
          <ArrowDown />
          Move Down
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => include.mutate({ id, recipeId: recipe.id, isIn: false })}>
          <FolderMinus />
          Remove from Collection
        </DropdownMenuItem>
      </RecipeMenu>
    );
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere min-w-0 text-2xl">{name}</h2>
        <p role="status" className="text-soft text-sm">
          {counted(count, 'recipe')}
        </p>
        <span className="flex gap-2">
          <Button variant="soft" size="sm" icon={<Pencil />} onClick={() => setOpen('name')}>
            Rename
          </Button>
          <Button variant="soft" size="sm" icon={<Trash2 />} onClick={() => setOpen('remove')}>
            Remove
          </Button>
        </span>
      </div>
      {isLoading && <RecipeTilesSkeleton label="Loading the collection" />}
      {recipes.length === 0 && cards.error !== null && (
        <LoadFailure title="The collection could not be loaded" onRetry={cards.retry} />
      )}
      {!isLoading && recipes.length === 0 && cards.error === null && (
        <EmptyState level={3} title="This collection is empty" className="py-6">
          Add recipes with “Collections”, on a recipe’s card, on its page or in its menu.
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <RecipeTiles
          label={name}
          recipes={recipes}
          total={count}
          pages={{
            hasNextPage: max < recipeIds.length,
            isFetchingNextPage: cards.isLoading,
            isFetchNextPageError: cards.error !== null,
            fetchNextPage: () => (cards.error ? cards.retry() : setMost(max + pageBounds.usual)),
          }}
          view={view}
          menu={menu}
        />
      )}
      <CollectionNameDialog
        isOpen={open === 'name'}
        name={name}
        onSave={(next) => {
          if (next !== name) rename.mutate({ id, name: next });
          setOpen(null);
        }}
        onClose={() => setOpen(null)}
      />
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={`Remove “${name}”?`}
        description="The recipes in it are kept. This cannot be undone."
        confirmLabel="Remove"
        busy={remove.isPending}
        busyText="Removing..."
        onConfirm={() => remove.mutate(id, { onSuccess: () => setOpen(null) })}
      />
    </>
  );
}

type NameProps = { isOpen: boolean; name: string; onSave: (name: string) => void; onClose: () => void };

function CollectionNameDialog({ isOpen, name, onSave, onClose }: NameProps) {
  const [typed, setTyped] = useState(name);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <DialogContent
        title="Rename collection"
        size="sm"
        footer={
          <Button type="submit" form="collection-name">
            Save
          </Button>
        }
      >
        <form
          id="collection-name"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') onSave(typed.trim());
          }}
        >
          <Field label="Name" error={typed.trim() === '' && 'Please enter a name.'}>
            <Input
              value={typed}
              maxLength={collectionBounds.name.maxLength}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
