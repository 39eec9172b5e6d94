import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { CalendarX2, ChevronLeft, ChevronRight, CopyPlus, Ellipsis, ShoppingBasket } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useToday } from '#lib/use-today.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/popover.tsx';
import { clearance } from './edits.ts';
import { shoppingPathOf, weekLabel } from './week-dates.ts';
import { useCopyWeek, useEditWeek } from './week-edits.queries.ts';

/** The calendar link as a button on wide screens and as a menu item otherwise. */
export type CalendarParts = { button: ReactNode; menuItem: ReactNode };

type Props = {
  monday: PlainDate;
  /** Nothing is planned, or it is still loading. */
  isEmpty: boolean;
  /** The shopping list is the primary action; otherwise filling the week is. */
  isListNext: boolean;
  /** Shows buttons in a row; otherwise a menu. */
  hasRoom: boolean;
  calendar: CalendarParts;
};

/** Actions for the whole week. */
export function WeekActions({ monday, isEmpty, isListNext, hasRoom, calendar }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const shoppingLink = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const shoppingPath = shoppingPathOf(monday, useToday());
  const clear = useEditWeek();
  const copy = useCopyWeek((next) => navigate({ search: `?week=${next}` }, { preventScrollReset: true }));

  const onClear = () => setIsAsking(true);
  const onCopy = () => copy.mutate(monday);

  return (
    <>
      {hasRoom ? (
        <div className="flex flex-wrap gap-2">
          {calendar.button}
          <Button variant="quiet" className="px-4" disabled={isEmpty} icon={<CalendarX2 />} onClick={onClear}>
            Clear Week
          </Button>
          <Button
            variant="secondary"
            disabled={isEmpty}
            busy={copy.isPending}
            icon={<CopyPlus />}
            onClick={onCopy}
          >
            Copy to Next Week
          </Button>
          <Button asChild variant={isListNext ? 'primary' : 'secondary'}>
            <Link to={shoppingPath} ref={shoppingLink}>
              <ShoppingBasket />
              Shopping List
            </Link>
          </Button>
        </div>
      ) : (
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <IconButton ref={menuButton} label="Week menu" variant="soft" busy={copy.isPending}>
              <Ellipsis />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {calendar.menuItem}
            <DropdownMenuItem variant="danger" disabled={isEmpty} onSelect={onClear}>
              <CalendarX2 />
              Clear Week
            </DropdownMenuItem>
            <DropdownMenuItem disabled={isEmpty} onSelect={onCopy}>
              <CopyPlus />
              Copy to Next Week
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to={shoppingPath}>
                <ShoppingBasket />
                Shopping List
              </Link>
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Clear this week?"
        description={`This removes every planned meal of ${weekLabel(monday)}. You can undo it.`}
        confirmLabel="Clear Week"
        cancelLabel="Keep Meals"
        busy={clear.isPending}
        onConfirm={() => clear.mutate(clearance(monday), { onSettled: () => setIsAsking(false) })}
        returnFocusTo={() => menuButton.current ?? shoppingLink.current}
      />
    </>
  );
}

type WeekControlsProps = { monday: PlainDate; onToday: () => void; onWeek: (step: 1 | -1) => void };

export function WeekControls({ monday, onToday, onWeek }: WeekControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 max-md:w-full md:gap-2">
      <div className="flex min-w-0 items-center gap-1 md:gap-2">
        <IconButton label="Previous week" className="-ml-2 md:ml-0" onClick={() => onWeek(-1)}>
          <ChevronLeft />
        </IconButton>
        <h2 aria-live="polite" className="text-center text-xl tabular-nums md:min-w-56">
          {weekLabel(monday)}
        </h2>
        <IconButton label="Next week" onClick={() => onWeek(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <Button
        size="sm"
        variant="secondary"
        className="ml-auto md:order-first md:mr-1 md:ml-0"
        onClick={onToday}
      >
        Today
      </Button>
    </div>
  );
}
