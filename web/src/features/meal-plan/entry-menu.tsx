import type { WeekEntry } from '@plateful/contract/week.ts';
import {
  ArrowLeftRight,
  Ban,
  CalendarArrowDown,
  CookingPot,
  CopyPlus,
  Ellipsis,
  Lock,
  LockOpen,
  Pencil,
  Plus,
  Replace,
  StickyNote,
  Trash2,
  Users,
} from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/popover.tsx';
import { locking, removal } from './edits.ts';
import { usePlanner } from './planner-context.ts';
import { isCooked, isMeal, isSaved, slotWords, titleOf } from './week-entry.ts';

/** The actions for one entry. */
export function EntryMenu({ entry }: { entry: WeekEntry }) {
  const { open, edit, refuse } = usePlanner();
  const isDish = isMeal(entry);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={`Change ${titleOf(entry)}, ${slotWords(entry)}`}
          tooltip="Change"
          size="sm"
          disabled={!isSaved(entry)}
        >
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {isDish ? (
          <>
            <DropdownMenuItem onSelect={() => open({ kind: 'swap', entry })}>
              <ArrowLeftRight />
              Swap…
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => open({ kind: 'replace', entry })}>
              <Replace />
              Replace…
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => open({ kind: 'side', slot: entry })}>
              <Plus />
              Add a side…
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => open({ kind: 'servings', entries: [entry] })}>
              <Users />
              Servings…
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => open({ kind: 'note', slot: entry, entry })}>
              <StickyNote />
              Note…
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => edit(locking([entry], !entry.isLocked))}>
              {entry.isLocked ? <LockOpen /> : <Lock />}
              {entry.isLocked ? 'Unlock' : 'Lock'}
            </DropdownMenuItem>
          </>
        ) : (
          <DropdownMenuItem onSelect={() => open({ kind: 'note', slot: entry, entry })}>
            <Pencil />
            Edit note…
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => open({ kind: 'relocate', entries: [entry], isCopy: false })}>
          <CalendarArrowDown />
          Move to…
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => open({ kind: 'relocate', entries: [entry], isCopy: true })}>
          <CopyPlus />
          Copy to…
        </DropdownMenuItem>
        {isCooked(entry) && (
          <DropdownMenuItem onSelect={() => open({ kind: 'leftovers', entry })}>
            <CookingPot />
            Leftovers on…
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        {isDish && (
          <DropdownMenuItem onSelect={() => refuse(entry)}>
            <Ban />
            Never suggest again
          </DropdownMenuItem>
        )}
        <DropdownMenuItem variant="danger" onSelect={() => edit(removal([entry]), entry)}>
          <Trash2 />
          Remove
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
