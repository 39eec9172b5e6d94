import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { House, Link, ListOrdered, Merge, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { MoreMenu } from '#ui/more-menu.tsx';
import { DropdownMenuItem } from '#ui/popover.tsx';
import { listHeadingIdOf } from './focus-heading.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useTakeOffAtHome } from './list-actions.queries.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { OnlineMenuItem } from './needs-network.tsx';
import { ShopDialog } from './shop-dialog.tsx';

type ListMenuProps = {
  list: ShoppingList;
  /** The other active lists. */
  others: readonly ShoppingList[];
  onRename: (name: string) => void;
  /** Undefined while nothing printable is shown. */
  onPrint: (() => void) | undefined;
};

/** Less frequent actions for a whole list. */
export function ListMenu({ list, others, onRename, onPrint }: ListMenuProps) {
  const [open, setOpen] = useState<'name' | 'merge' | 'link' | 'shop' | null>(null);
  const takeOff = useTakeOffAtHome(list.id);
  const close = () => setOpen(null);
  const returnFocusTo = () => document.getElementById(listHeadingIdOf(list.id));
  return (
    <>
      <MoreMenu of={list.name} align="start">
        <DropdownMenuItem onSelect={() => setOpen('name')}>
          <Pencil />
          Rename
        </DropdownMenuItem>
        <OnlineMenuItem icon={<Link />} label="Shop together" onSelect={() => setOpen('link')} />
        <OnlineMenuItem icon={<House />} label="Subtract what is at home" onSelect={() => takeOff.mutate()} />
        {others.length > 0 && (
          <OnlineMenuItem
            icon={<Merge />}
            label="Merge another list into this one"
            onSelect={() => setOpen('merge')}
          />
        )}
        <DropdownMenuItem onSelect={() => setOpen('shop')}>
          <ListOrdered />
          In the store
        </DropdownMenuItem>
        {onPrint && (
          // A separate button on wide screens (`active-list.tsx`).
          <DropdownMenuItem className="sm:hidden" onSelect={onPrint}>
            <Printer />
            Print
          </DropdownMenuItem>
        )}
      </MoreMenu>
      <NameDialog
        isOpen={open === 'name'}
        title="Rename list"
        name={list.name}
        saveLabel="Save"
        returnFocusTo={returnFocusTo}
        onSave={(name) => {
          if (name !== list.name) onRename(name);
          close();
        }}
        onClose={close}
      />
      <MergeDialog
        isOpen={open === 'merge'}
        list={list}
        others={others}
        returnFocusTo={returnFocusTo}
        onClose={close}
      />
      <LinkDialog isOpen={open === 'link'} list={list} returnFocusTo={returnFocusTo} onClose={close} />
      <ShopDialog isOpen={open === 'shop'} hasOrder returnFocusTo={returnFocusTo} onClose={close} />
    </>
  );
}
