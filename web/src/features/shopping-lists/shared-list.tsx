import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { PageTitle } from '#lib/page-title.tsx';
import { useWakeLock } from '#lib/wake-lock.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Plate } from '#ui/plate.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { focusHeading } from './focus-heading.ts';
import { ListItems } from './list-items.tsx';
import { progressOf } from './list-progress.ts';
import { ListProgressBar } from './list-progress-bar.tsx';
import type { ListPlace } from './send-changes.ts';
import { useSharedList } from './shared-list.queries.ts';
import { ShopDialog } from './shop-dialog.tsx';
import { useShopSettings } from './shop-settings.ts';
import type { SyncedList } from './shown-list.ts';
import { useListChanges } from './use-list-changes.ts';

const headingId = 'shared-list';

/** A shared list, to check off without an account. */
export function SharedList({ token }: { token: string }) {
  const { place, list, isEnded, isLoading, retry } = useSharedList(token);
  return (
    <>
      <PageTitle>{list?.name ?? 'Shopping list'}</PageTitle>
      {!list && <h1 className="sr-only">Shopping list</h1>}
      {isLoading && (
        <Loading label="Loading the shopping list">
          <Skeleton className="h-160 rounded-2xl" />
        </Loading>
      )}
      {isEnded && <LinkEnded />}
      {list && <OpenList list={list} place={place} />}
      {!list && !isEnded && !isLoading && (
        <LoadFailure title="We could not load the shopping list" onRetry={retry} />
      )}
    </>
  );
}

function OpenList({ list, place }: { list: SyncedList; place: ListPlace }) {
  const changers = useListChanges(place);
  const [isSetting, setSetting] = useState(false);
  useWakeLock(useShopSettings().keepsScreenOn);
  return (
    <Card asChild className="p-0 sm:p-0">
      <article aria-labelledby={headingId} data-list={list.id} data-shared>
        <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-2 sm:px-7 sm:pt-6">
          <div className="min-w-0">
            <h1 id={headingId} tabIndex={-1} className="wrap-anywhere text-3xl">
              {list.name}
            </h1>
            {list.isArchived && (
              <Badge variant="safe" className="mt-2">
                Everything is bought
              </Badge>
            )}
          </div>
          <Button variant="soft" size="sm" icon={<ListOrdered />} onClick={() => setSetting(true)}>
            In the store
          </Button>
          <ShopDialog
            isOpen={isSetting}
            hasOrder={false}
            returnFocusTo={() => document.getElementById(headingId)}
            onClose={() => setSetting(false)}
          />
        </header>
        <ListProgressBar place={place} progress={progressOf(list.items)} />
        <div className="px-5 pb-5 sm:px-7 sm:pb-7">
          <ListItems
            items={[...list.items]}
            changers={changers}
            level={2}
            headingId={headingId}
            hasCompletion={place.hasFoods}
            onComplete={() => focusHeading(headingId)}
          />
        </div>
      </article>
    </Card>
  );
}

function LinkEnded() {
  return (
    <Card variant="outline">
      <EmptyState
        level={2}
        picture={<Plate pictures={['carrot', 'lemon', 'leafy-green']} tint="#3f9a63" size={120} />}
        title="This link no longer works"
      >
        Ask the person who sent it for a new one.
      </EmptyState>
    </Card>
  );
}
