import { pageBounds } from '@plateful/contract/bounds.ts';
import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import type { ArchivedList } from '@plateful/contract/stored-lists.ts';
import type { Allergen } from '@plateful/domain/vocabulary/options.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { counted } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { readList } from './account-lists.ts';
import { DeleteButton } from './delete-button.tsx';
import { headingIds } from './focus-heading.ts';
import { ItemGroups } from './item-groups.tsx';
import { ItemLine } from './item-row.tsx';
import { listQuery, type useShoppingLists, useTakeBack } from './shopping-lists.queries.ts';
import { useAllergies } from './use-allergies.ts';

type ArchivedListsProps = {
  lists: readonly ArchivedList[];
  archive: ReturnType<typeof useShoppingLists>['archive'];
  onDelete: (list: ArchivedList) => void;
};

/** Archived lists, to view or delete. */
export function ArchivedLists({ lists, archive, onDelete }: ArchivedListsProps) {
  const takeBack = useTakeBack();
  const [viewed, setViewed] = useState<ArchivedList | null>(null);
  const list = useRef<HTMLUListElement>(null);

  return (
    <section aria-labelledby={headingIds.archived} className="grid gap-4 print:hidden">
      <h2 id={headingIds.archived} tabIndex={-1} className="text-2xl">
        Archived Lists
      </h2>
      <ul ref={list} className="grid gap-3 xl:grid-cols-2">
        {lists.map((list) => (
          <Card
            key={list.id}
            asChild
            padding="sm"
            className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:px-6"
          >
            <li>
              <div className="min-w-0 grow basis-48">
                <h3 className="text-lg">{list.name}</h3>
                <p className="text-soft text-sm tabular-nums">
                  Created {formatDate(list.createdAt)}, {counted(list.items, 'item')}
                </p>
                <Badge variant="safe" className="mt-2">
                  100% complete
                </Badge>
              </div>
              <div className="-mr-1.5 flex items-center gap-1">
                <Button variant="soft" size="sm" onClick={() => setViewed(list)}>
                  View
                  <VisuallyHidden> {list.name}</VisuallyHidden>
                </Button>
                <Button
                  variant="soft"
                  size="sm"
                  busy={takeBack.isPending && takeBack.variables.id === list.id}
                  onClick={() => takeBack.mutate(list)}
                >
                  Use again
                  <VisuallyHidden> {list.name}</VisuallyHidden>
                </Button>
                <DeleteButton name={list.name} onDelete={() => onDelete(list)} />
              </div>
            </li>
          </Card>
        ))}
      </ul>
      {archive.error && !archive.data && (
        <LoadFailure title="Your archived lists could not be loaded" onRetry={() => void archive.refetch()} />
      )}
      <ShowMore
        list={list}
        focusOn="button"
        step={pageBounds.archivedLists}
        shown={lists.length}
        total={Math.max(archive.data?.pages[0]?.total ?? 0, lists.length)}
        hasMore={archive.hasNextPage}
        busy={archive.isFetchingNextPage}
        hasFailed={archive.isFetchNextPageError}
        onMore={() => void archive.fetchNextPage()}
      />
      <ArchivedListDialog list={viewed} onClose={() => setViewed(null)} />
    </section>
  );
}

type ArchivedListDialogProps = { list: ArchivedList | null; onClose: () => void };

/** A read-only view of an archived list. */
function ArchivedListDialog({ list, onClose }: ArchivedListDialogProps) {
  // Keep it visible during the closing animation.
  const [shown, setShown] = useState(list);
  if (list !== null && list !== shown) setShown(list);
  return (
    <Dialog open={list !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent title={shown.name} description={`Created ${formatDate(shown.createdAt)}`} size="lg">
          <Badge variant="safe">100% complete</Badge>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard from here. */}
          <section aria-label="Items" tabIndex={0} className="rounded-md">
            <ArchivedItems id={shown.id} />
          </section>
        </DialogContent>
      )}
    </Dialog>
  );
}

/** The cached items, else those of the server. */
function ArchivedItems({ id }: { id: string }) {
  const cached = readList(useQueryClient(), id);
  const allergies = useAllergies();
  const query = useQuery({ ...listQuery(id), enabled: cached === undefined });
  const loaded = cached ? { ...query, data: { shoppingList: cached } } : query;
  return (
    <Loaded
      query={loaded}
      skeleton={
        <Loading label="Loading the list">
          <Skeleton className="h-60 rounded-xl" />
        </Loading>
      }
      failure="This list could not be loaded"
    >
      {({ shoppingList }) => (
        <ItemGroups items={shoppingList.items} level={3}>
          {(item) => <ReadOnlyRow key={item.id} item={item} allergies={allergies} />}
        </ItemGroups>
      )}
    </Loaded>
  );
}

function ReadOnlyRow({ item, allergies }: { item: ListedItem; allergies: readonly Allergen[] }) {
  const Sign = item.checked ? Check : Minus;
  return (
    <li className="flex min-h-touch items-center gap-3 border-line border-b py-2 last:border-0">
      <Sign strokeWidth={2.75} className={cn('size-5 shrink-0', item.checked ? 'text-leaf' : 'text-soft')} />
      <VisuallyHidden>{item.checked ? 'Bought: ' : 'Not bought: '}</VisuallyHidden>
      <span className="min-w-0 flex-1">
        <ItemLine item={{ ...item, checked: false }} allergies={allergies} />
      </span>
    </li>
  );
}
