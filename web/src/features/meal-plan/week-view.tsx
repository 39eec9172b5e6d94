import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSwipe } from '#lib/use-swipe.ts';
import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { DayColumn } from './day-column.tsx';
import { DayStrip } from './day-strip.tsx';
import { DragLayer } from './drag-layer.tsx';
import { usePlanner } from './planner-context.ts';
import type { DaysPerPage, useShownWeek } from './use-shown-week.ts';
import { dayName, daysOnPage } from './week-dates.ts';
import { WeekGrid } from './week-grid.tsx';

type Props = { shown: ReturnType<typeof useShownWeek>; perPage: DaysPerPage };

/** The visible days with their slots. */
export function WeekView({ shown, perPage }: Props) {
  const { entries, today } = usePlanner();
  const { day, goToDay, leafDays } = shown;
  const days = daysOnPage(day, perPage);
  const turn = (step: 1 | -1) => leafDays(perPage, step);
  const swipe = useSwipe(turn);

  return (
    // Dragging a card must not count as a swipe.
    <DragLayer onLift={swipe.onTouchCancel}>
      {/* The browser handles vertical panning only; a horizontal swipe would trigger its back gesture. */}
      <div
        className={cn('grid gap-4', perPage === 1 && 'touch-pan-y touch-pinch-zoom')}
        {...(perPage === 1 ? swipe : {})}
      >
        {perPage === 1 && <DayStrip day={day} onDay={goToDay} />}
        {perPage < 7 && <DayPager days={days} today={today} onPage={turn} />}
        <div key={days[0]} className="animate-fade-in">
          <WeekGrid perPage={perPage}>
            {days.map((date) => (
              <DayColumn key={date} date={date} layout={layoutOf(perPage)} />
            ))}
          </WeekGrid>
        </div>
        {/* Below the days: above them it would shift the slots under the pointer. */}
        {entries.length === 0 && (
          <p className="rounded-xl bg-sunk px-5 py-3.5">
            <strong>Nothing planned for this week yet.</strong>{' '}
            <span className="text-soft">“Plan my week” fills it for you, or add a meal to any day.</span>
          </p>
        )}
      </div>
    </DragLayer>
  );
}

function layoutOf(perPage: DaysPerPage) {
  if (perPage === 1) return 'phone';
  return perPage === 7 ? 'desktop' : 'tablet';
}

type DayPagerProps = { days: readonly PlainDate[]; today: PlainDate; onPage: (step: 1 | -1) => void };

/** Pages through the days if the week does not fit the screen. */
function DayPager({ days, today, onPage }: DayPagerProps) {
  const word = days.length === 1 ? 'day' : 'days';
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton label={`Previous ${word}`} variant="soft" onClick={() => onPage(-1)}>
        <ChevronLeft />
      </IconButton>
      <p
        aria-live="polite"
        className="flex min-w-0 flex-wrap items-center justify-center gap-x-2.5 font-display font-semibold text-lg"
      >
        {daysInWords(days)}
        {days.length === 1 && days[0] === today && <Badge variant="solid">Today</Badge>}
      </p>
      <IconButton label={`Next ${word}`} variant="soft" onClick={() => onPage(1)}>
        <ChevronRight />
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
