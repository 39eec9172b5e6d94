import { useDroppable } from '@dnd-kit/react';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { formatDay, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePlanner } from './planner-context.ts';
import { dayName } from './week-dates.ts';
import { isInSlot } from './week-entry.ts';

type DayStripProps = { day: PlainDate; onDay: (date: PlainDate) => void };

/** The week on a phone: a dot per planned meal, and a button per day. */
export function DayStrip({ day, onDay }: DayStripProps) {
  const { monday } = usePlanner();
  return (
    <ul className="-mx-1.5 grid grid-cols-7">
      {weekFrom(monday).map((date) => (
        <li key={date}>
          <DayButton date={date} isShown={date === day} onDay={onDay} />
        </li>
      ))}
    </ul>
  );
}

type DayButtonProps = { date: PlainDate; isShown: boolean; onDay: (date: PlainDate) => void };

/** A meal dropped on a day keeps its meal type. */
function DayButton({ date, isShown, onDay }: DayButtonProps) {
  const { today, entries } = usePlanner();
  const { ref, isDropTarget } = useDroppable({ id: `day-${date}`, data: { date } });
  const planned = plannedMealTypes.filter((mealType) =>
    entries.some((entry) => isInSlot(entry, { date, mealType })),
  );
  return (
    <button
      type="button"
      ref={ref}
      aria-pressed={isShown}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onDay(date)}
      className={cn(
        'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-xl transition-colors',
        isShown ? 'bg-ink text-paper' : 'text-ink hover:bg-fill',
        isDropTarget && 'outline-[2.5px] outline-focus',
      )}
    >
      <VisuallyHidden>{dayName(date)}</VisuallyHidden>
      <span aria-hidden="true" className={cn('text-xs', !isShown && 'text-soft')}>
        {formatDay(date, { weekday: 'short' })}
      </span>
      <span
        aria-hidden="true"
        className={cn(
          'font-display font-semibold text-lg leading-tight tabular-nums',
          date === today && 'underline decoration-2 underline-offset-3',
          date === today && !isShown && 'text-brand',
        )}
      >
        {formatDay(date, { day: 'numeric' })}
      </span>
      <span aria-hidden="true" className="flex h-1.5 gap-1">
        {planned.map((mealType) => (
          <span key={mealType} className="size-1.5 rounded-full bg-current opacity-80" />
        ))}
      </span>
      <VisuallyHidden>{`, ${planned.length} of 3 meals planned`}</VisuallyHidden>
    </button>
  );
}
