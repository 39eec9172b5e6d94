import { type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

type ShowMoreProps = {
  list: RefObject<HTMLElement | null>;
  /** What takes the focus in an item of the list, as a selector. */
  focusOn: string;
  /** So many come with each press. */
  step: number;
  /** So many are shown now. */
  shown: number;
  total: number;
  /** False if there are more than `total`. */
  isTotalExact?: boolean | undefined;
  /** What the list is of, after the figures. */
  things?: string;
  hasMore: boolean;
  busy?: boolean;
  /** The last press brought nothing. */
  hasFailed?: boolean;
  onMore: () => void;
};

/** Below a list that shows its first items only. Nothing when all are shown. */
export function ShowMore({
  list,
  focusOn,
  step,
  shown,
  total,
  isTotalExact = true,
  things,
  hasMore,
  busy = false,
  hasFailed = false,
  onMore,
}: ShowMoreProps) {
  const from = useRef<number | null>(null);

  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    // The keyboard goes on from the first of the new ones, which stands where the button was.
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
          : [
              shown,
              isTotalExact ? 'of' : 'of more than',
              isTotalExact ? total : Math.max(total, shown),
              things,
            ]
              .join(' ')
              .trimEnd()}
      </p>
    </div>
  );
}
