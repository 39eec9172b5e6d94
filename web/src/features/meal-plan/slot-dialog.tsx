import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import { type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecipePlate } from '#entities/recipe/recipe-plate.tsx';
import { cn } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DayMark } from './day-mark.tsx';
import { WeekDialog, type WeekDialogProps } from './week-dialog.tsx';
import { entriesIn, isMeal, type Slot, slotWords, titleOf, titlesOf } from './week-entry.ts';

type Props = WeekDialogProps & {
  /** The action before the slot: 'Add', 'Move to', 'Copy to'. */
  verb: string;
  /** What to know before choosing, above the days. */
  notice?: ReactNode;
  /** Disabled slots. */
  isOff?: ((slot: Slot) => boolean) | undefined;
  onChoose: (slot: Slot) => void;
};

/** Chooses a day and meal; a click confirms. Filled slots show their content. */
export function SlotDialog({ verb, notice, isOff, onChoose, ...dialog }: Props) {
  return (
    <WeekDialog {...dialog}>
      {(monday, entries) => (
        <div className="grid gap-1.5">
          {notice}
          <div
            aria-hidden="true"
            className="grid grid-cols-[2.75rem_repeat(3,minmax(0,1fr))] gap-1.5 text-soft text-xs"
          >
            <span />
            {plannedMealTypes.map((mealType) => (
              <span key={mealType} className="px-1 font-semibold">
                {capitalized(mealType)}
              </span>
            ))}
          </div>
          {weekFrom(monday).map((date) => (
            <DayRow key={date} date={date} entries={entries} verb={verb} isOff={isOff} onChoose={onChoose} />
          ))}
        </div>
      )}
    </WeekDialog>
  );
}

type DayRowProps = Pick<Props, 'verb' | 'isOff' | 'onChoose'> & {
  date: PlainDate;
  entries: Parameters<typeof entriesIn>[0] | undefined;
};

function DayRow({ date, entries, verb, isOff, onChoose }: DayRowProps) {
  return (
    <div className="grid grid-cols-[2.75rem_repeat(3,minmax(0,1fr))] items-stretch gap-1.5">
      <DayMark date={date} />
      {plannedMealTypes.map((mealType) => {
        const slot = { date, mealType };
        if (!entries) return <Skeleton key={mealType} className="h-14 rounded-lg" />;
        const slotEntries = entriesIn(entries, slot);
        const [main] = slotEntries;
        return (
          <button
            key={mealType}
            type="button"
            disabled={isOff?.(slot)}
            onClick={() => onChoose(slot)}
            className={cn(
              'flex min-h-14 min-w-0 items-center gap-1.5 rounded-lg px-2 py-1 text-left text-xs transition-colors disabled:pointer-events-none disabled:opacity-35',
              main
                ? 'bg-fill hover:bg-fill-strong'
                : 'justify-center border-[1.5px] border-edge/45 border-dashed text-soft hover:border-edge hover:text-ink',
            )}
          >
            <VisuallyHidden>{`${verb} ${slotWords(slot)}${main ? `, which has ${titlesOf(slotEntries)}` : ''}`}</VisuallyHidden>
            {main && isMeal(main) && (
              <span className="block w-7 shrink-0 max-sm:hidden">
                <RecipePlate recipe={main.recipe} size="fill" />
              </span>
            )}
            {main ? (
              <span aria-hidden="true" className="line-clamp-2 min-w-0 leading-tight">
                {titleOf(main)}
              </span>
            ) : (
              <Plus className="size-4.5" />
            )}
          </button>
        );
      })}
    </div>
  );
}
