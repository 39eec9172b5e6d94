import { collectionBounds } from '@plateful/contract/bounds.ts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { useCollectionChanges, useCollections } from './collections.queries.ts';

type Props = {
  isOpen: boolean;
  recipeId: string;
  title: string;
  /** Set if the opener no longer exists on close, such as a menu item. */
  returnFocusTo?: () => HTMLElement | null;
  onClose: () => void;
};

/** The collections that a recipe is in, and a field for a new one. */
export function CollectionsDialog({ isOpen, recipeId, title, returnFocusTo, onClose }: Props) {
  const query = useCollections();
  const { create, include } = useCollectionChanges();
  const [name, setName] = useState('');

  async function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    const { collection } = await create.mutateAsync(name.trim());
    setName('');
    include.mutate({ id: collection.id, recipeId, isIn: true });
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Collections" description={title} size="sm" returnFocusTo={returnFocusTo}>
        <Loaded
          query={query}
          skeleton={
            <Loading label="Loading your collections">
              <Skeleton className="h-32 rounded-xl" />
            </Loading>
          }
          failure="Your collections could not be loaded"
        >
          {({ collections }) =>
            collections.length > 0 ? (
              <ul aria-label="Your collections" className="mb-5">
                {collections.map(({ id, name: called, recipeIds }) => (
                  <li key={id}>
                    <Checkbox
                      label={<span className="wrap-anywhere">{called}</span>}
                      description={counted(recipeIds.length, 'recipe')}
                      checked={recipeIds.includes(recipeId)}
                      onChange={(event) => include.mutate({ id, recipeId, isIn: event.target.checked })}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mb-5 text-soft">
                Group recipes your way: for guests, for the freezer, for Sundays.
              </p>
            )
          }
        </Loaded>
        <form onSubmit={(event) => void add(event)}>
          <Field label="New collection">
            <div className="flex gap-2">
              <div className="min-w-0 flex-1">
                <Input
                  aria-label="New collection"
                  value={name}
                  maxLength={collectionBounds.name.maxLength}
                  autoComplete="off"
                  enterKeyHint="done"
                  placeholder="For guests"
                  onChange={(event) => setName(event.target.value)}
                />
              </div>
              <Button
                type="submit"
                variant="soft"
                className="min-h-12"
                icon={<Plus />}
                busy={create.isPending}
              >
                Add
              </Button>
            </div>
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
