import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { counted } from '#lib/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ArchivedListDialog } from './archived-list-dialog.tsx';
import { headingIds } from './focus-heading.ts';

type ArchivedListsProps = { lists: readonly ShoppingList[]; onDelete: (list: ShoppingList) => void };

/** What was bought before, to look at or to delete. */
export function ArchivedLists({ lists, onDelete }: ArchivedListsProps) {
  const [viewed, setViewed] = useState<ShoppingList | null>(null);
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
                <IconButton variant="danger" label={`Delete ${list.name}`} onClick={() => onDelete(list)}>
                  <Trash2 aria-hidden="true" />
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
