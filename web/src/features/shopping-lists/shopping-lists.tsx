import { pagePaths } from '@plateful/contract/pages.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWakeLock } from '#lib/wake-lock.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { ActiveList } from './active-list.tsx';
import { ArchivedLists } from './archived-lists.tsx';
import { focusHeading, headingIds } from './focus-heading.ts';
import { useShopSettings } from './shop-settings.ts';
import { useDeleteList, type useShoppingLists } from './shopping-lists.queries.ts';

type ShoppingListsProps = { lists: ReturnType<typeof useShoppingLists> };

/** The lists of the signed-in user. */
export function ShoppingLists({ lists: { state, active, archived, archive, retry } }: ShoppingListsProps) {
  useWakeLock(useShopSettings().keepsScreenOn && active.length > 0);
  const [toDelete, setToDelete] = useState<DeletedList | null>(null);

  function tryAgain() {
    retry();
    // The button disappears with the notice.
    focusHeading(headingIds.active);
  }

  return (
    <div className="grid min-w-0 gap-10">
      <section aria-labelledby={headingIds.active} className="grid min-w-0 gap-4">
        <h2 id={headingIds.active} tabIndex={-1} className="text-2xl print:hidden">
          Active Shopping Lists
        </h2>
        {state === 'loading' && <ListsSkeleton />}
        {state === 'error' && (
          <LoadFailure title="We could not load your shopping lists" onRetry={tryAgain} />
        )}
        {state === 'ready' && active.length === 0 && <NoActiveList isDone={archived.length > 0} />}
        {active.map((list, index) => (
          <ActiveList
            key={list.id}
            list={list}
            isFirst={index === 0}
            others={active.filter(({ id }) => id !== list.id)}
            onDelete={() => setToDelete(list)}
          />
        ))}
      </section>
      {state === 'ready' && (archived.length > 0 || archive.error) && (
        <ArchivedLists
          lists={archived}
          archive={archive}
          onDelete={(list) => setToDelete({ ...list, isArchived: true })}
        />
      )}
      <DeleteListDialog list={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}

function NoActiveList({ isDone }: { isDone: boolean }) {
  return (
    <Card variant="outline">
      <EmptyState
        level={3}
        picture={<Plate pictures={['carrot', 'lemon', 'leafy-green']} tint="#3f9a63" size={120} />}
        title={isDone ? 'Nothing left to buy' : 'No list yet'}
        className="py-4"
        action={
          <Button asChild variant="secondary">
            <Link to={pagePaths.mealPlan}>Go to the Meal Planner</Link>
          </Button>
        }
      >
        Plan a few meals, choose the days, and everything they need is on one list.
      </EmptyState>
    </Card>
  );
}

type DeletedList = { id: string; name: string; isArchived: boolean };

type DeleteListDialogProps = {
  /** The list to delete; null while the dialog is closed. */
  list: DeletedList | null;
  onClose: () => void;
};

function DeleteListDialog({ list, onClose }: DeleteListDialogProps) {
  const remove = useDeleteList();
  // Keep its name visible during the closing animation.
  const [shown, setShown] = useState(list);
  if (list !== null && list !== shown) setShown(list);

  function confirm() {
    if (!list) return;
    remove.mutate(list.id, {
      onSuccess: () => focusHeading(...(list.isArchived ? [headingIds.archived] : []), headingIds.active),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={list !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Delete shopping list?"
      description="Are you sure you want to delete this shopping list?"
      confirmLabel="Delete"
      busy={remove.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
    >
      <p className="mt-3 font-semibold">{shown?.name}</p>
    </ConfirmDialog>
  );
}

export function ListsSkeleton() {
  return (
    <Loading label="Loading your shopping lists">
      <Skeleton className="h-160 rounded-2xl" />
    </Loading>
  );
}
