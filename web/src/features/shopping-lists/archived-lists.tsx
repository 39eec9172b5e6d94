import type { ListedItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import type { Allergen } from '@plateful/domain/vocabulary/options.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Minus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { counted } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ownList } from './account-lists.ts';
import { goToList, headingIds } from './focus-heading.ts';
import { ItemGroups } from './item-groups.tsx';
import { ItemLine } from './item-row.tsx';
import { changeList } from './send-changes.ts';
import { useAllergies } from './use-allergies.ts';

type ArchivedListsProps = { lists: readonly ShoppingList[]; onDelete: (list: ShoppingList) => void };

/** What was bought before, to look at or to delete. */
export function ArchivedLists({ lists, onDelete }: ArchivedListsProps) {
  const client = useQueryClient();
  const [viewed, setViewed] = useState<ShoppingList | null>(null);

  function takeBack({ id }: ShoppingList) {
    changeList(client, ownList(client, id), [{ item: null, set: { isArchived: false } }]);
    goToList(id);
  }

  return (
    <section aria-labelledby={headingIds.archived} className="grid gap-4 print:hidden">
      <h2 id={headingIds.archived} tabIndex={-1} className="text-2xl">
        Archived Lists
      </h2>
      <ul className="grid gap-3 xl:grid-cols-2">
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
                  Created {formatDate(list.createdAt)}, {counted(list.items.length, 'item')}
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
                <Button variant="soft" size="sm" onClick={() => takeBack(list)}>
                  Use again
                  <VisuallyHidden> {list.name}</VisuallyHidden>
                </Button>
                <IconButton variant="danger" label={`Delete ${list.name}`} onClick={() => onDelete(list)}>
                  <Trash2 />
                </IconButton>
              </div>
            </li>
          </Card>
        ))}
      </ul>
      <ArchivedListDialog list={viewed} onClose={() => setViewed(null)} />
    </section>
  );
}

type ArchivedListDialogProps = { list: ShoppingList | null; onClose: () => void };

/** An archived list, to read only. */
function ArchivedListDialog({ list, onClose }: ArchivedListDialogProps) {
  // Still shown while the dialog moves out.
  const allergies = useAllergies();
  const [shown, setShown] = useState(list);
  if (list !== null && list !== shown) setShown(list);
  return (
    <Dialog open={list !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {shown && (
        <DialogContent title={shown.name} description={`Created ${formatDate(shown.createdAt)}`} size="lg">
          <Badge variant="safe">100% complete</Badge>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard from here. */}
          <section aria-label="Items" tabIndex={0} className="rounded-md">
            <ItemGroups items={shown.items} level={3}>
              {(item) => <ReadOnlyRow key={item.id} item={item} allergies={allergies} />}
            </ItemGroups>
          </section>
        </DialogContent>
      )}
    </Dialog>
  );
}

function ReadOnlyRow({ item, allergies }: { item: ListedItem; allergies: readonly Allergen[] }) {
  const Sign = item.checked ? Check : Minus;
  return (
    <li className="flex min-h-touch items-center gap-3 border-line border-b py-2 last:border-0">
      <Sign strokeWidth={2.75} className={cn('size-5 shrink-0', item.checked ? 'text-leaf' : 'text-soft')} />
      <VisuallyHidden>{item.checked ? 'Bought: ' : 'Left open: '}</VisuallyHidden>
      <span className="min-w-0 flex-1">
        <ItemLine item={{ ...item, checked: false }} allergies={allergies} />
      </span>
    </li>
  );
}
