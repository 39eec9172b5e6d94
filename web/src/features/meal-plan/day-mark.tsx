import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';

/** 'Mon' above '7'. Visual only: the adjacent controls include the day in their names. */
export function DayMark({ date }: { date: PlainDate }) {
  return (
    <span aria-hidden="true" className="self-center text-sm leading-tight">
      <span className="block text-soft text-xs">{formatDay(date, { weekday: 'short' })}</span>
      <span className="font-semibold tabular-nums">{formatDay(date, { day: 'numeric' })}</span>
    </span>
  );
}
