import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lines between two yields: some ten milliseconds of work. */
const linesAtOnce = 200;

/** Yields to the event loop during long work: call it with the number of lines of each piece before the next. */
export function createYielding(): (lines: number) => Promise<void> {
  let done = 0;
  return async (lines) => {
    // A piece without lines costs time too.
    done += lines + 1;
    if (done < linesAtOnce) return;
    done = 0;
    await nextTurn();
  };
}
