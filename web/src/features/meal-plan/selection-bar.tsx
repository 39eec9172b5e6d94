import type { WeekEntry } from '@plateful/contract/week.ts';
import { CalendarArrowDown, CopyPlus, Lock, LockOpen, Trash2, Users, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted } from '#lib/words.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { stickyBottom, useAboveCovered } from '#ui/covered-bottom.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { locking, removal } from './edits.ts';
import { usePlanner } from './planner-context.ts';
import { isMeal } from './week-entry.ts';

type Props = { chosen: readonly WeekEntry[]; onAll: () => void; onDone: () => void };

/** Actions for the selected entries; floats above the bottom edge. */
export function SelectionBar({ chosen, onAll, onDone }: Props) {
  const { open, edit } = usePlanner();
  const bar = useRef<HTMLFieldSetElement>(null);
  const meals = chosen.filter(isMeal);
  const isAllLocked = meals.length > 0 && meals.every(({ isLocked }) => isLocked);
  const none = chosen.length === 0;

  // This bar has replaced the button that started the selection.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  function finish(action: () => void) {
    action();
    onDone();
  }

  return (
    <fieldset
      ref={bar}
      aria-label="Selected meals"
      tabIndex={-1}
      data-save-bar=""
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      style={useAboveCovered()}
      className={cn(
        stickyBottom,
        'mx-auto mt-6 flex w-full max-w-2xl flex-wrap items-center gap-x-1 rounded-3xl bg-pop p-1.5 shadow-float',
      )}
    >
      <p role="status" className="mr-auto px-3 font-semibold text-sm tabular-nums ">
        {none ? 'Choose meals' : `${chosen.length} selected`}
        {none && (
          <Button size="sm" variant="quiet" className="ml-2" onClick={onAll}>
            All
          </Button>
        )}
      </p>
      <span className="flex justify-around gap-x-1 max-sm:order-2 max-sm:w-full">
        <IconButton
          label={`Move ${counted(chosen.length, 'meal')} to…`}
          tooltip="Move to…"
          disabled={none}
          onClick={() => open({ kind: 'relocate', entries: chosen, isCopy: false })}
        >
          <CalendarArrowDown />
        </IconButton>
        <IconButton
          label={`Copy ${counted(chosen.length, 'meal')} to…`}
          tooltip="Copy to…"
          disabled={none}
          onClick={() => open({ kind: 'relocate', entries: chosen, isCopy: true })}
        >
          <CopyPlus />
        </IconButton>
        <IconButton
          label={`Servings of ${counted(meals.length, 'meal')}`}
          tooltip="Servings"
          disabled={meals.length === 0}
          onClick={() => open({ kind: 'servings', entries: meals })}
        >
          <Users />
        </IconButton>
        <IconButton
          label={`${isAllLocked ? 'Unlock' : 'Lock'} ${counted(meals.length, 'meal')}`}
          tooltip={isAllLocked ? 'Unlock' : 'Lock'}
          disabled={meals.length === 0}
          onClick={() => finish(() => edit(locking(meals, !isAllLocked)))}
        >
          {isAllLocked ? <LockOpen /> : <Lock />}
        </IconButton>
        <IconButton
          label={`Remove ${counted(chosen.length, 'meal')}`}
          tooltip="Remove"
          variant="danger"
          disabled={none}
          onClick={() => finish(() => edit(removal(chosen)))}
        >
          <Trash2 />
        </IconButton>
      </span>
      <Button variant="soft" icon={<X />} className="max-sm:order-1 max-sm:min-h-9" onClick={onDone}>
        Done
      </Button>
    </fieldset>
  );
}
