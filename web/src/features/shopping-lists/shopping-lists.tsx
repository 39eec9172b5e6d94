import { pagePaths } from '@plateful/contract/pages.ts';
import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { ActiveList } from './active-list.tsx';
import { ArchivedLists } from './archived-lists.tsx';
import { DeleteListDialog } from './delete-list-dialog.tsx';
import { focusHeading, headingIds } from './focus-heading.ts';
import { ListsSkeleton } from './lists-skeleton.tsx';
import { useShoppingLists } from './shopping-lists.queries.ts';

/** All lists of the signed-in user. */
export function ShoppingLists() {
  const { state, active, archived, retry } = useShoppingLists();
  const [toDelete, setToDelete] = useState<ShoppingList | null>(null);

  function tryAgain() {
    retry();
    // The button goes with the notice.
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
            isOnly={active.length === 1}
            onDelete={() => setToDelete(list)}
          />
        ))}
      </section>
      {archived.length > 0 && <ArchivedLists lists={archived} onDelete={setToDelete} />}
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
