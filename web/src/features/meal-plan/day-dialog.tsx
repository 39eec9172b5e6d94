import { type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DayMark } from './day-mark.tsx';
import { dayName } from './week-dates.ts';
import { WeekDialog, type WeekDialogProps } from './week-dialog.tsx';
import { titlesOf } from './week-entry.ts';

type Props = WeekDialogProps & {
  /** The action before the day: 'Move to', 'Copy to'. */
  verb: string;
  onChoose: (day: PlainDate) => void;
};

/** Chooses a day for meals that keep their meal type. A click confirms. */
export function DayDialog({ verb, onChoose, ...dialog }: Props) {
  return (
    <WeekDialog {...dialog}>
      {(monday, entries) => (
        <div className="grid gap-1.5">
          {weekFrom(monday).map((date) => {
            const dayEntries = entries?.filter((entry) => entry.date === date) ?? [];
            return (
              <button
                key={date}
                type="button"
                onClick={() => onChoose(date)}
                className="grid min-h-14 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-1.5 rounded-lg bg-fill px-3 py-1 text-left transition-colors hover:bg-fill-strong"
              >
                <DayMark date={date} />
                <VisuallyHidden>{`${verb} ${dayName(date)}${dayEntries.length > 0 ? `, which has ${titlesOf(dayEntries)}` : ''}`}</VisuallyHidden>
                <span aria-hidden="true" className="truncate text-soft text-sm">
                  {titlesOf(dayEntries)}
                </span>
              </button>
            );
          })}
        </div>
      )}
    </WeekDialog>
  );
}
