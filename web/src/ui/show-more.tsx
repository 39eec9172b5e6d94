import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

type ShowMoreProps = {
  list: RefObject<HTMLElement | null>;
  /** What takes the focus in an item of the list, as a selector. */
  focusOn: string;
  /** So many are shown now, if there are as many. */
  most: number;
  /** So many come with each press. */
  step: number;
  total: number;
  /** What the list is of, after the figures. */
  things?: string;
  onMore: (most: number) => void;
};

/** Below a list that shows its first items only. Nothing when all are shown. */
export function ShowMore({ list, focusOn, most, step, total, things, onMore }: ShowMoreProps) {
  const rest = total - most;
  if (rest <= 0) return null;

  function showMore() {
    flushSync(() => onMore(most + step));
    // The keyboard goes on from the first of the new ones, which stands where the button was.
    list.current?.children[most]?.querySelector<HTMLElement>(focusOn)?.focus({ preventScroll: true });
  }

  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <Button variant="secondary" onClick={showMore} className="max-sm:w-full">
        Show {Math.min(step, rest)} More
      </Button>
      <p className="text-soft text-sm tabular-nums">
        {most} of {total}
        {things && ` ${things}`}
      </p>
    </div>
  );
}
