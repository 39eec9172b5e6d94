import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { DropdownMenuItem } from '#ui/popover.tsx';

type Props = { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void; onRemove: () => void };

/** Actions for a row of ingredients or steps. */
export function RowMenuItems({ isFirst, isLast, onMove, onRemove }: Props) {
  return (
    <>
      <DropdownMenuItem disabled={isFirst} onSelect={() => onMove(-1)}>
        <ArrowUp />
        Move Up
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isLast} onSelect={() => onMove(1)}>
        <ArrowDown />
        Move Down
      </DropdownMenuItem>
      <DropdownMenuItem variant="danger" onSelect={onRemove}>
        <Trash2 />
        Remove
      </DropdownMenuItem>
    </>
  );
}
