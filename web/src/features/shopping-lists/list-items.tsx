import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { useState } from 'react';
import { AddItems } from './add-items.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { focusHeading } from './focus-heading.ts';
import type { ItemActions } from './item-details.tsx';
import { ItemGroups } from './item-groups.tsx';
import { ItemRow } from './item-row.tsx';
import { useAllergies } from './use-allergies.ts';
import type { ListChangers } from './use-list-changes.ts';

type ListItemsProps = {
  items: readonly ListedItem[];
  changers: ListChangers;
  /** The heading level of the sections. */
  level: 2 | 4;
  /** Receives the focus when the focused element disappears. */
  headingId: string;
  hasCompletion: boolean;
  /** The last item was checked off. */
  onComplete: () => void;
  onPart?: ItemActions['onPart'];
};

/** The items of a list, to check off and edit. */
export function ListItems(props: ListItemsProps) {
  const { items, changers, level, headingId, hasCompletion, onComplete, onPart } = props;
  const { checkOff, add, remove, editItem } = changers;
  const allergies = useAllergies();
  const [edited, setEdited] = useState<ListedItem | null>(null);
  const actions: ItemActions = {
    onTick: (id, checked) => {
      if (checkOff(id, checked)?.isArchived) onComplete();
    },
    onHave: ({ id, isStaple }, isAtHome) => {
      if (editItem(id, { isAtHome })?.isArchived) onComplete();
      // The item moves to another section.
      else if (!isStaple) focusHeading(headingId);
    },
    onEdit: setEdited,
    onPart,
    onRemove: (item) => {
      remove(item);
      focusHeading(headingId);
    },
  };
  return (
    <>
      <AddItems count={items.length} hasCompletion={hasCompletion} onAdd={add} />
      {items.length === 0 && <p className="pt-5 text-soft">This list has no items.</p>}
      <ItemGroups items={items} level={level}>
        {(item) => <ItemRow key={item.id} item={item} allergies={allergies} actions={actions} />}
      </ItemGroups>
      <EditItemDialog
        item={edited}
        returnFocusTo={() => document.getElementById(headingId)}
        onClose={() => setEdited(null)}
        onSave={(id, set) => void editItem(id, set)}
      />
    </>
  );
}
