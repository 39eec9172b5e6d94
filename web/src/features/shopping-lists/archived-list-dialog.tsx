import type { ShoppingItem, ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ItemGroups } from './item-groups.tsx';
import { ItemLine } from './item-row.tsx';

type ArchivedListDialogProps = { list: ShoppingList | null; onClose: () => void };

/** An archived list, to read only. */
export function ArchivedListDialog({ list, onClose }: ArchivedListDialogProps) {
  // Still shown while the dialog moves out.
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
              {({ item, index }) => <ReadOnlyRow key={index} item={item} />}
            </ItemGroups>
          </section>
        </DialogContent>
      )}
    </Dialog>
  );
}

function ReadOnlyRow({ item }: { item: ShoppingItem }) {
  const Sign = item.checked ? Check : Minus;
  return (
    <li className="flex min-h-touch items-center gap-3 border-line border-b py-2 last:border-0">
      <Sign
        aria-hidden="true"
        strokeWidth={2.75}
        className={cn('size-5 shrink-0', item.checked ? 'text-leaf' : 'text-soft')}
      />
      <VisuallyHidden>{item.checked ? 'Bought: ' : 'Left open: '}</VisuallyHidden>
      <span className="min-w-0 flex-1">
        <ItemLine item={{ ...item, checked: false }} />
      </span>
    </li>
  );
}
