import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';

/** 'Mon' above '7', before what can be chosen of the day, which says its day in words. */
export function DayMark({ date }: { date: PlainDate }) {
  return (
    <span aria-hidden="true" className="self-center text-sm leading-tight">
      <span className="block text-soft text-xs">{formatDay(date, { weekday: 'short' })}</span>
      <span className="font-semibold tabular-nums">{formatDay(date, { day: 'numeric' })}</span>
    </span>
  );
}
