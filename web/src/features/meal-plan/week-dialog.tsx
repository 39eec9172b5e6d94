import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useWeek, type Week } from './week.queries.ts';
import { weekLabel } from './week-dates.ts';

export type WeekDialogProps = {
  title: string;
  description?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The initial week. */
  monday: PlainDate;
};

type Props = WeekDialogProps & {
  /** Renders the options of a week; `entries` once loaded. */
  children: (monday: PlainDate, entries: Week['entries'] | undefined) => ReactNode;
};

/** A dialog that chooses from a week and can page to others. */
export function WeekDialog({ title, description, open, onOpenChange, monday: first, children }: Props) {
  const [monday, setMonday] = useState(first);
  const { data, error, isFetching } = useWeek(monday, open);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} description={description}>
        <div className="-ml-2 mb-3 flex items-center gap-1">
          <IconButton label="Previous week" onClick={() => setMonday(addDays(monday, -7))}>
            <ChevronLeft />
          </IconButton>
          <p
            aria-live="polite"
            className="min-w-44 text-center font-display font-semibold text-lg tabular-nums"
          >
            {weekLabel(monday)}
          </p>
          <IconButton label="Next week" onClick={() => setMonday(addDays(monday, 7))}>
            <ChevronRight />
          </IconButton>
        </div>
        {!data && error && !isFetching && (
          <Alert tone="attention" announce className="mb-3">
            The meals of this week could not be loaded.
          </Alert>
        )}
        {children(monday, data?.entries)}
      </DialogContent>
    </Dialog>
  );
}
