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
import { ShopDialog } from './shop-dialog.tsx';

type ListMenuProps = {
  list: ShoppingList;
  /** The other lists in use. */
  others: readonly ShoppingList[];
  onRename: (name: string) => void;
};
  /** Missing while there is nothing on screen to print. */
  onPrint: (() => void) | undefined;

/** What one does to a list as a whole, and seldom. */
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
        <DropdownMenuItem onSelect={() => setOpen('link')}>
          <Link />
          Shop together
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => takeOff.mutate()}>
          <House />
          Take off what is at home
        </DropdownMenuItem>
        {others.length > 0 && (
          <DropdownMenuItem onSelect={() => setOpen('merge')}>
            <Merge />
            Merge another list into this
          </DropdownMenuItem>
        )}
        {onPrint && (
          // Beside the list where there is room (`active-list.tsx`).
          <DropdownMenuItem className="sm:hidden" onSelect={onPrint}>
            <Printer />
            Print
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => setOpen('shop')}>
          <ListOrdered />
          In the shop
        </DropdownMenuItem>
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
