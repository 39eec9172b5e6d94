import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { dayName } from './week-dates.ts';

type Props = { days: readonly PlainDate[]; today: PlainDate; onPage: (step: 1 | -1) => void };

/** Leafs through the days where the week is wider than the screen. */
export function DayPager({ days, today, onPage }: Props) {
  const word = days.length === 1 ? 'day' : 'days';
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton label={`Previous ${word}`} variant="soft" onClick={() => onPage(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="flex items-center gap-2.5 font-display font-semibold text-lg">
        {daysInWords(days)}
        {days.length === 1 && days[0] === today && <Badge variant="solid">Today</Badge>}
      </p>
      <IconButton label={`Next ${word}`} variant="soft" onClick={() => onPage(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** 'Monday, Nov 23', 'Monday – Wednesday'. */
function daysInWords(days: readonly PlainDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  if (first === last) return dayName(first);
  return `${formatDay(first, { weekday: 'long' })} – ${formatDay(last, { weekday: 'long' })}`;
}
