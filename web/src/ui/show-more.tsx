import { type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type ShowMoreProps = {
  list: RefObject<HTMLElement | null>;
  /** A selector for the element in a list item that receives the focus. */
  focusOn: string;
  /** The number of items that each click adds. */
  step: number;
  /** The number of items shown now. */
  shown: number;
  total: number;
  /** False if there are more than `total`. */
  isTotalExact?: boolean | undefined;
  /** The noun after the counts. */
  noun?: string;
  hasMore: boolean;
  busy?: boolean;
  /** The last request failed. */
  hasFailed?: boolean;
  onMore: () => void;
};

/** A "show more" button below a partial list. Renders nothing if everything is shown. */
export function ShowMore({
  list,
  focusOn,
  step,
  shown,
  total,
  isTotalExact = true,
  noun,
  hasMore,
  busy = false,
  hasFailed = false,
  onMore,
}: ShowMoreProps) {
  const from = useRef<number | null>(null);

  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    // Move the focus to the first new item, which takes the place of the button.
    list.current?.children[from.current]?.querySelector<HTMLElement>(focusOn)?.focus({ preventScroll: true });
    from.current = null;
  }, [shown, list, focusOn]);

  if (!hasMore) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <Button
        variant="secondary"
        busy={busy}
        busyText="Loading..."
        onClick={() => {
          from.current = shown;
          onMore();
        }}
        className="max-sm:w-full"
      >
        Show {isTotalExact ? Math.max(1, Math.min(step, total - shown)) : step} More
      </Button>
      <p role="status" className="text-soft text-sm tabular-nums">
        {hasFailed && !busy
          ? 'More could not be loaded. Please try again.'
          : [shown, isTotalExact ? 'of' : 'of more than', isTotalExact ? total : Math.max(total, shown), noun]
              .join(' ')
              .trimEnd()}
      </p>
    </div>
  );
}
