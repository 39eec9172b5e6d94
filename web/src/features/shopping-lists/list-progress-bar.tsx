import { CloudOff } from 'lucide-react';
import { Progress } from '#ui/progress.tsx';
import type { ListProgress } from './list-progress.ts';
import type { ListPlace } from './send-changes.ts';
import { useWaiting } from './use-list-changes.ts';

type ListProgressBarProps = {
  place: Pick<ListPlace, 'id' | 'queue' | 'unsentLists'>;
  progress: ListProgress;
};

/** Sticky while scrolling through the list. */
export function ListProgressBar({ place, progress }: ListProgressBarProps) {
  const { checked, total, percent } = progress;
  const waiting = useWaiting(place);
  return (
    <div className="sticky top-16 z-10 border-line border-b bg-card px-5 pt-2 pb-3.5 sm:px-7 md:top-18 print:hidden">
      <Progress
        label={`${checked} of ${total} checked`}
        value={percent}
        valueText={`${percent}% complete`}
        tone="leaf"
      />
      <p role="status" className="text-saffron-ink text-sm">
        {waiting > 0 && (
          <span className="mt-2.5 flex w-fit items-center gap-2 rounded-full bg-saffron-bg px-3 py-1 font-medium">
            <CloudOff className="size-4" />
            {waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for a connection
          </span>
        )}
      </p>
    </div>
  );
}
