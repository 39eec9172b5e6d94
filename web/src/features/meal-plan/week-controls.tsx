import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { weekLabel } from './week-dates.ts';

type Props = { monday: PlainDate; onToday: () => void; onWeek: (step: 1 | -1) => void };

export function WeekControls({ monday, onToday, onWeek }: Props) {
  return (
    <div className="flex items-center gap-1 md:gap-2">
      <IconButton label="Previous week" className="-ml-2 md:ml-0" onClick={() => onWeek(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite" className="text-center text-xl tabular-nums md:min-w-56">
        {weekLabel(monday)}
      </h2>
      <IconButton label="Next week" onClick={() => onWeek(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
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
